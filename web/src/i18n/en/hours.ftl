## When people play, and their holidays

hours-title = When I play
hours-lead = At tables that take days, your time to move runs only in these hours, and not while you are on holiday.
hours-zone = Time zone
hours-zone-now = It is { $time } there now.
hours-zone-unknown = Type a city or a time zone, such as Madrid.
hours-zone-here = Use the zone of this device: { $zone }
hours-from = From
hours-until = Until
hours-length = { $hours ->
    [24] All day
   *[other] { $hours } hours a day
  }
hours-too-short = At least { $least } hours a day.
hours-save = Save hours
hours-saved = Saved.
hours-changes = { $count ->
    [0] You can change them again in a few days.
    [one] You can change them once more this week.
   *[other] You can change them { $count } more times this week.
  }
break-title = Holiday
break-lead = Your time stands still, and the others see that you are away. You can come back at any moment.
break-days = Days, counting today
break-begin = Take a break
break-left = { $count ->
    [one] { $count } day left this year.
   *[other] { $count } days left this year.
  }
break-until = You are on holiday until { $day }.
break-end = I am back
holiday-until = On holiday until { $day }
seat-answers = Usually answers within { $time }
holiday-begun = { $name } is on holiday until { $day }.
holiday-over = { $name } is back from holiday.
