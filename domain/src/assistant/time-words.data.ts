const list = (text: string): string[] => text.split(/,\s*/)

/** Names of the months in English, German, French, Spanish and Italian, small and without accents. */
export const MONTHS: readonly (readonly string[])[] = [
  list('january, jan, januar, janner, janvier, enero, gennaio'),
  list('february, feb, februar, fevrier, febrero, febbraio'),
  list('march, mar, marz, mars, marzo'),
  list('april, apr, avril, abril, aprile'),
  list('may, mai, mayo, maggio'),
  list('june, jun, juni, juin, junio, giugno'),
  list('july, jul, juli, juillet, julio, luglio'),
  list('august, aug, aout, agosto'),
  list('september, sep, sept, septembre, septiembre, settembre'),
  list('october, oct, oktober, octobre, octubre, ottobre'),
  list('november, nov, novembre, noviembre'),
  list('december, dec, dezember, decembre, diciembre, dicembre'),
]

/** Names of the weekdays, Monday first. */
export const WEEKDAYS: readonly (readonly string[])[] = [
  list('monday, mondays, montag, montags, lundi, lunes, lunedi'),
  list('tuesday, tuesdays, dienstag, dienstags, mardi, martes, martedi'),
  list('wednesday, wednesdays, mittwoch, mittwochs, mercredi, miercoles, mercoledi'),
  list('thursday, thursdays, donnerstag, donnerstags, jeudi, jueves, giovedi'),
  list('friday, fridays, freitag, freitags, vendredi, viernes, venerdi'),
  list('saturday, saturdays, samstag, samstags, sonnabend, samedi, sabado, sabato'),
  list('sunday, sundays, sonntag, sonntags, dimanche, domingo, domenica'),
]

export const TODAY = list('today, tonight, now, heute, jetzt, aujourd hui, ce soir, hoy, oggi, stasera')
export const TOMORROW = list('tomorrow, morgen, demain, manana, domani')
export const DAY_AFTER = list('day after tomorrow, ubermorgen, apres demain, pasado manana, dopodomani')
export const WEEKEND = list('weekend, wochenende, fin de semana, fine settimana')
export const NEXT = list('next, nachste*, kommende*, prochain*, proximo, proxima, prossim*')
export const DAY = list('day, days, tag, tage, tagen, jour, jours, dia, dias, giorno, giorni')
export const NIGHT = list('night, nights, nacht, nachte, nachten, nuit, nuits, noche, noches, notte, notti')
export const WEEK = list(
  'week, weeks, woche, wochen, semaine, semaines, semana, semanas, settimana, settimane',
)
/** Words that stand between the two ends of a span. */
export const UNTIL = list('to, until, till, bis, au, jusqu au, al, hasta, a, y, e, and, und, et')
