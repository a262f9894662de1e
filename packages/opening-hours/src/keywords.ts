import { MOVABLE_FEASTS } from './movable-feasts.ts'

export type TokenKind =
  | 'number'
  | 'comment'
  | 'weekday'
  | 'weekdays'
  | 'month'
  | 'holiday'
  | 'event'
  | 'clock'
  | 'half'
  | 'hour'
  | 'state'
  | 'always'
  | 'late'
  | 'week'
  | 'easter'
  | 'feast'
  | 'days'
  | 'skip'
  | ';'
  | ','
  | '||'
  | '-'
  | '+'
  | '/'
  | ':'
  | '.'
  | '('
  | ')'
  | '['
  | ']'
  | 'end'

export type WordMeaning = readonly [kind: TokenKind, value: number]

// Full names are unmistakable in every language we know; of the short ones only those that mean one day everywhere are
// here: "di" is Tuesday in German and Sunday in French, "so" Sunday in German and Saturday in Polish.
const WEEKDAYS = [
  'mo mon monday montag lundi lunes lunedi maandag понедельник 月曜日 月曜 الاثنين',
  'tu tue tues tuesday dienstag mardi martes martedi dinsdag вторник 火曜日 火曜 الثلاثاء',
  'we wed weds wednesday mi mittwoch mercredi miercoles mercoledi woensdag среда 水曜日 水曜 الاربعاء',
  'th thu thur thurs thursday donnerstag jeudi jueves giovedi donderdag четверг 木曜日 木曜 الخميس',
  'fr fri friday freitag vendredi viernes venerdi vrijdag пятница 金曜日 金曜 الجمعة',
  'sa sat saturday samstag sonnabend samedi sabado sabato zaterdag суббота 土曜日 土曜 السبت',
  'su sun sunday sonntag dimanche domingo domenica zondag воскресенье 日曜日 日曜 الاحد',
]

const MONTHS = [
  'jan january januar janvier enero gennaio januari',
  'feb february februar fevrier febrero febbraio februari',
  'mar march marz maerz mars marzo maart',
  'apr april avril abril aprile',
  'may mai mayo maggio mei',
  'jun june juni juin junio giugno',
  'jul july juli juillet julio luglio',
  'aug august aout agosto augustus',
  'sep sept september septembre septiembre settembre',
  'oct october okt oktober octobre octubre ottobre',
  'nov november novembre noviembre',
  'dec december dez dezember decembre diciembre dicembre',
]

const OTHER_KEYWORDS: readonly (readonly [TokenKind, readonly string[]])[] = [
  ['holiday', ['ph holiday holidays feiertag feiertags feiertage feiertagen', 'sh schulferien ferien']],
  ['event', ['dawn', 'sunrise', 'sunset', 'dusk']],
  [
    'state',
    ['open geoffnet ouvert abierto aperto', 'unknown', 'closed off geschlossen geschl ferme cerrado chiuso'],
  ],
  ['always', ['always nonstop anytime']],
  ['late', ['late openend']],
  ['week', ['week weeks']],
  ['easter', ['easter']],
  ['days', ['day days']],
  ['hour', ['h']],
  ['skip', ['uhr hrs on an nur']],
  ['-', ['to till til until through thru bis до a as ate au']],
  [',', ['and und et y']],
]

/** Built when the first value is parsed, because callers that only use parsed values do not need it. */
let meanings: ReadonlyMap<string, WordMeaning> | null = null

function allMeanings(): ReadonlyMap<string, WordMeaning> {
  return new Map([
    ...wordsOf('weekday', WEEKDAYS),
    ...wordsOf('month', MONTHS, 1),
    ...wordsOf('feast', MOVABLE_FEASTS),
    ...OTHER_KEYWORDS.flatMap(([kind, lists]) => wordsOf(kind, lists)),
    ...wordsOf('weekdays', ['daily everyday taglich'], 0b1111111),
    ...wordsOf('weekdays', ['weekend weekends'], 0b1100000),
    ...wordsOf('weekdays', ['weekdays workday workdays'], 0b0011111),
    ...wordsOf('clock', ['midnight'], 0),
    ...wordsOf('clock', ['noon'], 720),
  ])
}

function wordsOf(kind: TokenKind, lists: readonly string[], first = 0): [string, WordMeaning][] {
  return lists.flatMap((list, index) =>
    list.split(' ').map((word): [string, WordMeaning] => [word, [kind, index + first]]),
  )
}

/** What a word in lower case and without accents means, or null; `mondays` and `montags` are Mondays too. */
export function meaningOf(word: string): WordMeaning | null {
  meanings ??= allMeanings()
  const meaning = meanings.get(word)
  if (meaning || !word.endsWith('s')) return meaning ?? null
  const singular = meanings.get(word.slice(0, -1))
  return singular?.[0] === 'weekday' && word.length > 4 ? singular : null
}

type Phrase = readonly [pattern: RegExp, meanings: readonly WordMeaning[]]

let phrases: readonly Phrase[] | null = null

/** Sayings of several words, or of signs that mean something else alone; tried before single words and numbers. */
export function allPhrases(): readonly Phrase[] {
  phrases ??= [
    phrase('24 ?[/x] ?7(?!\\d)|24 ?h(?:ours|rs)? 7 days a week|all day|non ?-? ?stop', ['always', 0]),
    phrase('7 ?(?:j|days?)? ?/ ?(?:7(?!\\d)|week)|every day', ['weekdays', 0b1111111]),
    phrase('work(?:ing)? days?', ['weekdays', 0b0011111]),
    phrase('public holidays?', ['holiday', 0]),
    phrase('school holidays?', ['holiday', 1]),
    phrase('(?:(?:one|1) )?day after public holiday', ['holiday', 0], ['+', 0], ['number', 1], ['days', 0]),
    phrase('(?:(?:one|1) )?day before public holiday', ['holiday', 0], ['-', 0], ['number', 1], ['days', 0]),
    phrase(
      'sonn(?:tags?)? ?-? ?(?:/|und) ?(?:an )?feiertag(?:s|e|en)?',
      ['weekday', 6],
      [',', 0],
      ['holiday', 0],
    ),
    phrase('open end', ['late', 0]),
    phrase('(?:on|by)[ _]appointment|nach vereinbarung|sur rendez[ -]vous', ['comment', 0]),
    phrase('a\\.? ?m', ['half', 0]),
    phrase('p\\.? ?m', ['half', 720]),
  ]
  return phrases
}

function phrase(source: string, ...meanings: WordMeaning[]): Phrase {
  return [new RegExp(`(?:${source})(?!\\p{L})`, 'uy'), meanings]
}
