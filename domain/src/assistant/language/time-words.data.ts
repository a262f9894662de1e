import { wordList as list } from '../../base/text-matching.ts'

/** Names of the months in English, German, French, Spanish and Italian; those of other languages come from Intl. */
export const MONTHS: readonly (readonly string[])[] = [
  list('january, jan, januar, janner, janvier, enero, gennaio, styczniu, январе'),
  list('february, feb, februar, fevrier, febrero, febbraio, lutym, феврале'),
  list('march, mar, marz, mars, marzo, marcu, марте'),
  list('april, apr, avril, abril, aprile, kwietniu, апреле'),
  list('may, mai, mayo, maggio, maju, мае'),
  list('june, jun, juni, juin, junio, giugno, czerwcu, июне'),
  list('july, jul, juli, juillet, julio, luglio, lipcu, июле'),
  list('august, aug, aout, agosto, sierpniu, августе'),
  list('september, sep, sept, septembre, septiembre, settembre, wrześniu, сентябре'),
  list('october, oct, oktober, octobre, octubre, ottobre, październiku, октябре'),
  list('november, nov, novembre, noviembre, listopadzie, ноябре'),
  list('december, dec, dezember, decembre, diciembre, dicembre, grudniu, декабре'),
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

export const TODAY = list(
  'today, tonight, now, heute, jetzt, aujourd hui, ce soir, hoy, oggi, stasera, hoje, vandaag, dzisiaj, dzis, bugun, сегодня, اليوم, आज',
)
export const TOMORROW = list(
  'tomorrow, morgen, demain, manana, domani, amanha, jutro, yarin, завтра, غدا, कल',
)
export const DAY_AFTER = list('day after tomorrow, ubermorgen, apres demain, pasado manana, dopodomani')
export const WEEKEND = list(
  'weekend, wochenende, fin de semana, fine settimana, weekendu, hafta sonu, выходные, عطلة نهاية الأسبوع, सप्ताहांत',
)
export const NEXT = list(
  'next, nachste*, kommende*, prochain*, proximo, proxima, prossim*, volgend*, nastepn*, gelecek, следующ*, القادم, अगले',
)
export const DAY = list(
  'day, days, tag, tage, tagen, jour, jours, dia, dias, giorno, giorni, dias, dag, dagen, dni, dzien, gun, gunluk, день, дня, дней, يوم, ايام, أيام, दिन, दिनों',
)
export const NIGHT = list(
  'night, nights, nacht, nachte, nachten, nuit, nuits, noche, noches, notte, notti, noite, noites, nachten, noc, noce, nocy, gece, ночь, ночи, ночей, ليلة, ليال, ليالي, रात, रातें',
)
export const WEEK = list(
  'week, weeks, woche, wochen, semaine, semaines, semana, semanas, settimana, settimane, weken, tydzien, tygodnie, tygodni, hafta, haftalik, неделя, неделю, недели, недель, أسبوع, हफ्ते, सप्ताह',
)
/** Words that stand between the two ends of a span. */
export const UNTIL = list(
  'to, until, till, bis, au, jusqu au, al, hasta, a, y, e, and, und, et, tot, do, ila, по, до, إلى, से',
)

/** One to twelve as words. */
export const NUMBERS: readonly (readonly string[])[] = [
  list('one, a, an, ein, eine, einen, un, une, uno, una, um, uma, een, jeden, bir, один, одна, एक'),
  list('two, zwei, deux, dos, due, dois, duas, twee, dwa, dwie, iki, два, две, दो'),
  list('three, drei, trois, tres, tre, drie, trzy, uc, три, ثلاثة, ثلاث, तीन'),
  list('four, vier, quatre, cuatro, quattro, quatro, cztery, dort, четыре, أربعة, أربع, चार'),
  list('five, funf, cinq, cinco, cinque, vijf, piec, bes, пять, خمسة, خمس, पांच, पाँच'),
  list('six, sechs, seis, sei, zes, szesc, alti, шесть, ستة, छह'),
  list('seven, sieben, sept, siete, sette, sete, zeven, siedem, yedi, семь, سبعة, सात'),
  list('eight, acht, huit, ocho, otto, oito, osiem, sekiz, восемь, ثمانية, आठ'),
  list('nine, neun, neuf, nueve, nove, negen, dziewiec, dokuz, девять, تسعة, नौ'),
  list('ten, zehn, dix, diez, dieci, dez, tien, dziesiec, десять, عشرة, दस'),
  list('eleven, elf, onze, once, undici'),
  list('twelve, zwolf, douze, doce, dodici, doze, twaalf'),
]

/** Languages whose months and weekdays Intl tells. */
export const INTL_LANGUAGES = ['pt', 'nl', 'pl', 'tr', 'ru', 'ar', 'hi']

/** Japanese, Chinese and Korean time words with their English meaning; these languages write without spaces. */
export const EAST_ASIAN: readonly (readonly [string, string])[] = [
  ['月曜日, 星期一, 周一, 礼拜一, 週一, 월요일', 'monday'],
  ['火曜日, 星期二, 周二, 礼拜二, 週二, 화요일', 'tuesday'],
  ['水曜日, 星期三, 周三, 礼拜三, 週三, 수요일', 'wednesday'],
  ['木曜日, 星期四, 周四, 礼拜四, 週四, 목요일', 'thursday'],
  ['金曜日, 星期五, 周五, 礼拜五, 週五, 금요일', 'friday'],
  ['土曜日, 星期六, 周六, 礼拜六, 週六, 토요일', 'saturday'],
  ['日曜日, 星期日, 星期天, 周日, 礼拜天, 週日, 일요일', 'sunday'],
  ['今日, 今天, 오늘', 'today'],
  ['明日, 明天, 내일', 'tomorrow'],
  ['週末, 周末, 주말', 'weekend'],
]
