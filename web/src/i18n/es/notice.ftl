notice-label = De quienes llevan esta casa
notice-until = hasta { $until }
notice-draining = Esta casa cierra por mantenimiento cuando ya no quede nadie en una mesa. Hasta entonces no se crean mesas nuevas; las tuyas siguen después.
notice-draining-until = Esta casa cierra por mantenimiento como muy tarde el { $until }. Hasta entonces no se crean mesas nuevas; las tuyas siguen después.
