### Valoraciones, clasificaciones y las mesas que cuentan para ellas

setting-rated = Valoración
setting-rated-help = Cuenta para la valoración de quienes puedan volver a iniciar sesión. Sin pistas, y quien se va queda último.
setting-rated-yes = Cuenta
setting-rated-no = Por diversión
rated-table = Cuenta para la valoración
rated-not-you = Esta mesa cuenta para la valoración, pero tu resultado no contará: añade antes una forma de volver a iniciar sesión, como una clave de acceso. Puedes jugar igualmente.
rated-not-you-how = Añadir una forma de iniciar sesión

rating = Valoración
ratings = Valoraciones
rating-practice = Práctica contra bots
rating-provisional = provisional
rating-provisional-help = Una valoración es provisional hasta que hay suficientes partidas para que sea fiable.
rating-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
rating-curve = De { $first } a { $last }
rating-changes = Valoraciones tras esta partida
rating-change = de { $before } a { $after }
rating-none-here = Sin valoración: no había al menos dos personas que comparar.
rating-pending = Calculando las valoraciones…
beaten-best = Mejor variante superada
beaten-times = { $name }: { $times ->
    [one] { $times } vez
   *[other] { $times } veces
}

leaderboard = Clasificación
