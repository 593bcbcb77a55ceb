notice-label = From the people who run this house
notice-until = until { $until }
notice-draining = This house closes for maintenance when nobody is at a table any more. No new tables are made until then; yours go on afterwards.
notice-draining-until = This house closes for maintenance at { $until } or earlier. No new tables are made until then; yours go on afterwards.
