## Reporting

report-lead = The moderators will see it, with what was said around it. Nobody is told who reported.
report-lead-group = The moderators will see the name of the group. Nobody will know who reported it.
report-their-name = The name
report-conduct = What they do
report-bad-name = Offensive name
report-hide = Hide what { $name } says
report-show = Show what { $name } says again
report-done = Thank you. The moderators will look at it.
reason-insult = Insult or harassment
reason-hate = Hatred against a group
reason-sexual = Sexual content
reason-threat = Threats
reason-spam = Advertising or spam
reason-imitation = Pretends to be somebody else
reason-unfair = Unfair play or stalling
reason-other = Something else

## Notices to a person

notices-title = From the moderators
notices-bar = The moderators have written to you.
notices-read = Read it
notices-none = There is nothing from the moderators.
notices-seen = I have read this
sanction-warn = This is a warning.
sanction-mute = You cannot write your own words until { $day }. Phrases and reactions still work.
sanction-mute-forever = You cannot write your own words any more. Phrases and reactions still work.
sanction-ban = You cannot take part until { $day }. You can look around.
sanction-ban-forever = You cannot take part any more. You can look around.
sanction-rename = Your name “{ $name }” was taken away. You can choose another one on your page.
sanction-remove-line = Something you wrote was removed.
sanction-close-table = A table was closed because of what you did there.
sanction-end-group = Your group “{ $name }” was ended because of its name.
sanction-why = Reason: { $reason_word }
sanction-lifted = Taken back on { $day }. It no longer counts.
answer-label = Your answer to the moderators (you can answer once)
answer-send = Send the answer
answer-given = You answered: “{ $text }”

## A table that moderators have closed

halted = Nobody can move now, and no time runs. If the moderators open the table again, the game goes on from here.

## The page of moderators

moderation-not = This page is for moderators.
moderation-open = Open reports
moderation-closed = Closed reports
moderation-log = Log
moderation-none = Nothing here.
report-kind-line = { $name }: something said
report-kind-name = { $name }: the name
report-kind-group = { $name }: the name of the group
report-kind-conduct = { $name }: conduct
moderation-by = Reported by { $name }, { $day }
moderation-now = Now called { $name }
moderation-owner = Owned by { $name }
moderation-around = What was said around it
moderation-earlier = Sanctions so far
moderation-table = To the table
moderation-group = To the group
moderation-person = Their page
moderation-do = What to do
do-warn = Warn
do-mute = Mute
do-ban = Ban
do-rename = Rename
do-remove-line = Remove the line
do-close-table = Close the table
do-end-group = End the group
do-close-report = Close the report
do-lift = Take back
do-grant = Role granted
do-revoke = Role revoked
moderation-span = For how long
span-hour = 1 hour
span-day = 1 day
span-week = 1 week
span-month = 30 days
span-ever = No end
moderation-reason = Reason, which the person reads
moderation-words = Your words to the person (optional)
moderation-name = New name (left empty, one is made up)
moderation-final = If you take this back, the table is opened again and goes on where it was, within 30 days.
moderation-impose = Do it
moderation-dismiss = Close without a sanction
moderation-until = until { $day }
moderation-lifted = taken back
moderation-undone = Taken back by { $by }
moderation-answer = Their answer: “{ $text }”
moderation-host = The host

## Refusals

error-not-moderator = This is for moderators.
error-table-halted = The moderators have closed this table.
error-no-such-line = That line is not here any more.
error-no-such-report = There is no such report any more.
error-no-such-sanction = There is no such sanction.
error-report-self = You cannot report yourself.
error-too-many-reports = You have reported a lot already. The moderators will look at that first.
error-sanction = This does not fit the report.
error-sanction-lifted = This was taken back already.
error-answered-already = You have answered already.
error-moderates = They are a moderator, too: only the host can help.
