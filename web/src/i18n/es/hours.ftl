## Cuándo se juega, y las vacaciones

hours-title = Cuándo juego
hours-lead = En las mesas que duran días, tu tiempo para jugar solo corre en este horario, y no mientras estás de vacaciones.
hours-zone = Zona horaria
hours-zone-now = Hora actual allí: { $time }
hours-zone-unknown = Escribe una ciudad o una zona horaria, por ejemplo Madrid.
hours-zone-here = Usar la zona de este dispositivo: { $zone }
hours-from = Desde
hours-until = Hasta
hours-length = { $hours ->
    [24] Todo el día
   *[other] { $hours } horas al día
  }
hours-too-short = Al menos { $least } horas al día.
hours-save = Guardar horario
hours-saved = Guardado.
hours-changes = { $count ->
    [0] Podrás volver a cambiarlo dentro de unos días.
    [one] Puedes cambiarlo una vez más esta semana.
   *[other] Puedes cambiarlo { $count } veces más esta semana.
  }
break-title = Vacaciones
break-lead = Tu tiempo se detiene y los demás ven que no estás. Puedes volver cuando quieras.
break-days = Días, contando hoy
break-begin = Tomarme un descanso
break-left = { $count ->
    [one] Te queda { $count } día este año.
   *[other] Te quedan { $count } días este año.
  }
break-until = Estás de vacaciones hasta el { $day }.
break-end = He vuelto
holiday-until = De vacaciones hasta el { $day }
seat-answers = Suele responder en { $time }
holiday-begun = { $name } está de vacaciones hasta el { $day }.
holiday-over = { $name } ha vuelto de las vacaciones.
