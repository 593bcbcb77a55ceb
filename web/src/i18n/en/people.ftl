## People and their pages

my-page = My page
my-page-nobody = You have not picked a name yet. Choose a nickname when you play your first game, and your games will be listed here.
name-save = Save the name
name-saved = Saved.

moderation-title = Moderation
report = Report { $name }
