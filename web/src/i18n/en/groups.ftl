### Groups: the page, the list on one’s own page, and what is refused there

group = Group
groups-mine = My groups
groups-none = A club, a class or friends: one link, your own tables and results.
group-make = Make a group
group-name = Name of the group
group-members = { $people ->
    [one] { $people } member
   *[other] { $people } members
}

group-join = Join the group
group-join-text = Somebody gave you the link to this group. Join it to see its tables and results, and to play along.
group-join-not = You can’t join this group. Ask its owner for a new link.

group-tables = Tables
group-tables-none = No table is open right now.
group-table-game = Game
group-table-open = Open a table for the group
group-table-help = Only members see it, here on this page. You choose its settings next.
group-tell = Tell me when a table of this group waits for players
group-tell-help = At most once in half an hour. Which way, you choose in the settings.

group-week = Round of the week
group-week-text = { $game }: everyone in the group gets the same dice and cards, and plays once, alone.
group-week-play = Play this week’s round
group-week-go-on = Continue playing
group-week-yours = Your table
group-week-until = Until { $time }
group-week-players = { $people ->
    [0] Nobody has finished yet.
    [one] { $people } member has finished.
   *[other] { $people } members have finished.
}
group-week-hidden = You’ll see how they did once you finish.
group-week-last = Last week: { $game }
group-week-soon = The results will be here soon, when the last tables have ended.

group-results = Results
group-results-none = Tables that you play for the group are counted here.
group-results-help = The group’s latest tables count, up to { $most }.
group-played = Played
group-won = Won
group-won-together = Won together
group-recent = Finished tables

group-people = Members
group-here = here now
group-owner = owner
group-member-menu = More about this member
group-remove = Remove
group-remove-sure = Remove { $name } from the group?
group-remove-text = They can’t come back with the link as it is now. Tables that have begun go on.
group-hand-over = Make owner
group-hand-over-sure = Make { $name } the owner?
group-hand-over-text = You stay a member, but can no longer change the group.

group-invite = Invite people
group-invite-help = Whoever has this link sees the members’ names and can join. The group is not listed anywhere.
group-link = Link to the group

group-settings = This group
group-rename = Rename
group-report = Report the name
group-new-link = New link
group-new-link-sure = Make a new link?
group-new-link-text = The old link stops working. Members stay, and find the group on their own page.
group-leave = Leave the group
group-leave-sure = Leave this group?
group-leave-text = Your name leaves the results. With the link you can come back.
group-leave-owner = The member who has been here longest becomes the owner.
group-delete = Delete the group
group-delete-sure = Delete this group?
group-delete-text = Its page and results will be gone for everyone. Tables stay with the people who played them.

error-no-such-group = There is no such group. Its link may have been changed.
error-group-ended = The moderators have ended this group.
error-not-group-owner = Only the owner of the group can do that.
error-not-member = You are not a member of this group.
error-kept-out = You can’t come back with this link.
error-group-name = A member has this name, or one that looks like it. Change yours first.
error-group-full = This group is full: it has { $most } members.
error-too-many-groups = { $most } groups are the most. Leave or delete one first.
error-too-many-group-tables = You already have { $most } tables waiting in this group.
error-no-week = No game here can be compared, so there is no round.
