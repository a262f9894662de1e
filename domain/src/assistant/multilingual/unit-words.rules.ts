import { foreignWords } from '../../base/name-matching.ts'
import { wordList } from '../language/index.ts'
import { READ_LANGUAGES } from './language-guess.rules.ts'
import { PARTY_WORDS } from './time-and-number-words.data.ts'

type Unit = 'day' | 'hour' | 'year'
/** Numbers that call a unit differently: "2 дня", "5 дней". */
const COUNTS = [1, 2, 3, 5, 11, 21]
const MAX_DAYS = 60
const MAX_HOURS = 48
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/** Units as people also say them. */
const MORE_UNIT_WORDS: Readonly<Record<string, Partial<Record<Unit, string>>>> = {
  de: { day: 'tagen', hour: 'std' },
  el: { day: 'μέρες, μέρα, ημερών', year: 'χρονών, ετών, χρόνια' },
  hi: { hour: 'घण्टे, घंटा, ghante, ghanta', day: 'din', year: 'साल' },
  bn: { day: 'দিনের', hour: 'ঘন্টা' },
  ta: { day: 'நாள்', hour: 'மணி நேரம், மணிநேரம்', year: 'வயது, வயசு' },
  he: { day: 'ימי, יום', hour: 'שעה' },
  zh: { year: '岁', hour: '个小时, 个钟' },
  ja: { day: '日間', year: '歳, 才' },
  ko: { year: '살, 세' },
  th: { year: 'ขวบ' },
  vi: { hour: 'tiếng', year: 'tuổi' },
  fi: { day: 'päiväksi, päivän, päivää, päiväinen', year: 'vuotias, vuotiaan' },
  hu: { day: 'napos, napra', hour: 'órát' },
  tr: { day: 'günlük, günlüğüne, gunluk', year: 'yaşında, yaşındaki' },
  fil: { day: 'na araw' },
  ur: { year: 'سالہ' },
  fa: { day: 'روزه', year: 'ساله' },
  pl: { day: 'dniowy', year: 'letni, letnia, letnim' },
  nl: { year: 'jarige' },
  sv: { day: 'dag, dagar, dagars', year: 'åring' },
  da: { day: 'dager, dagers, dages' },
  nb: { day: 'dag, dager, dagers' },
  et: { day: 'päeva, päevaks, päev, päevane' },
  hy: { day: 'օրով, օրվա' },
  is: { day: 'daga, dagar, dögum' },
  ka: { day: 'დღით, დღიანი' },
  lt: { day: 'dienas, dienoms, dienų, dienom' },
  lv: { day: 'dienām, dienas, dienu' },
  mn: { day: 'өдөр, өдрийн' },
  sl: { day: 'dneve, dni, dnevi' },
  sr: { day: 'dana, dan, дана, дан' },
  yue: { day: '日, 天' },
}

const words = new Map<string, readonly string[]>()

/** What a language calls a unit beside a number, as Intl does. */
function wordsOf(unit: Unit, language: string): readonly string[] {
  const key = unit + language
  const before = words.get(key)
  if (before) return before
  const tag = `${language === 'yue' ? 'zh-Hant' : language}-u-nu-latn`
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' })
  const said = COUNTS.map((count) => foreignWords(format.format(count)).replace(/\d+/g, '').trim())
  const more = (MORE_UNIT_WORDS[language]?.[unit] ?? '').split(', ').map((word) => foreignWords(word).trim())
  const made = [...new Set([...said, ...more])].filter((word) => word !== '')
  words.set(key, made)
  return made
}

type Units = {
  days: number | null
  hours: number | null /** Where numbers stand that count years. */
  years: number[]
}

/** "Siku 4": languages that say the figure behind the word. */
const DAYS_BEFORE: Readonly<Record<string, RegExp>> = {
  sw: /\bsiku (\d{1,2})\b/iu,
  si: /දවස් (\d{1,2})(?!\d)/u,
}

/** The numbers of a text, in figures, that stand right before the word for days, hours or years in one of the languages. */
export function unitsIn(plain: string, languages: readonly string[]): Units {
  const isDated = /[月월]/u.test(plain)
  const found = [...plain.matchAll(/(?<![\d.,:])\d{1,3}(?![\d:]|[.,]\d)/g)]
  const counted = (unit: Unit) => {
    const names = languages.flatMap((language) => wordsOf(unit, language))
    return found.filter(({ 0: digits, index }) =>
      startsWith(plain.slice(index + digits.length), names, isDated),
    )
  }
  const first = (unit: Unit, max: number) =>
    counted(unit)
      .map(([digits]) => Number(digits))
      .find((count) => count >= 1 && count <= max) ?? null
  const counts = languages.flatMap(
    (language) => DAYS_BEFORE[language]?.exec(plain)?.slice(1).map(Number) ?? [],
  )
  return {
    days: first('day', MAX_DAYS) ?? counts.find((count) => count >= 1 && count <= MAX_DAYS) ?? null,
    hours: first('hour', MAX_HOURS),
    years: counted('year').map(({ index }) => index),
  }
}

/** `isDated`: a month is named, so that "3일" may be a day of it. */
function startsWith(after: string, names: readonly string[], isDated: boolean): boolean {
  const said = foreignWords(after.slice(0, 24))
  return names.some((name) => {
    if (!UNSPACED.test(name)) return said.startsWith(` ${name} `)
    // "3日から" and "3일부터" are days of a month.
    const rest = said.trimStart()
    if (!rest.startsWith(name)) return false
    return (
      !['日', '일'].includes(name) ||
      OF_LENGTH.test(rest.slice(1)) ||
      (!isDated && /^(?: |$)/.test(rest.slice(1)))
    )
  })
}
const OF_LENGTH =
  /^(?:で| ?の?旅|コース|ほど|くらい|ぐらい|間|간| ?동안| ?정도|짜리| 일정| 여행| 코스| 계획)/u

/** Languages that say a number behind what it counts. */
const UNIT_FIRST = ['sw']
const CASED = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]{4,}$/u

/** A word in any case: "dienoms" is "dienos", "päiväksi" is "päivä". */
function isForm(word: string, name: string): boolean {
  if (word === name) return true
  if (!CASED.test(name) || name.includes(' ')) return false
  const stem = name.slice(0, Math.max(4, name.length - 2))
  return word.startsWith(stem) && word.length - name.length <= 3
}

/** "An hour and a half" and "half an hour", in words of `foreignWords`. */
const HOUR_AND_HALF =
  / (?:un ora e mezz[ao]|una hora y media|une heure et demie|uma hora e meia|anderthalb stunden?|eineinhalb stunden?|anderhalf uur|полтора часа|півтори години|poltorej godziny|hodinu a pol|hodinu a pul|hodiny a pul|bir bucuk saat|masfel ora\p{L}*|en och en halv timme|halvannen time|halvanden time|puolitoista tuntia|o ora si jumatate|μιαμιση ωρα|ساعة ونص|ساعه ونص|ساعة ونصف|ساعه ونصف|שעה וחצי|یک ساعت و نیم|یه ساعت و نیم|ڈیڑھ گھنٹ\p{L}*|satu setengah jam|sejam setengah|mot tieng ruoi|una hora i mitja|isang oras at kalahati|saa moja na nusu|sat i pol|sat i po|час и половина|uru i pol) |डेढ़ घ|डेढ घ|দেড় ঘ|দেড় ঘ|一个半小时|一個半小時|1时间半|1 ?時間半|一時間半|한 시간 반|1 ?시간 반|ชั่วโมงครึ่ง/u
const HALF_HOUR =
  / (?:media hora|demi heure|halbe stunde|halben stunde|mezz ora|mezza ora|meia hora|half uur|halfuur|полчаса|пiвгодини|півгодини|pol godziny|pul hodiny|pulhodinu|pol hodiny|polhodinu|yarim saat|fel ora\p{L}*|halvtimme|halv timme|halv time|halvtime|puoli tuntia|jumatate de ora|μιση ωρα|نصف ساعة|نصف ساعه|نص ساعة|نص ساعه|חצי שעה|نیم ساعت|آدھا گھنٹ\p{L}*|setengah jam|nua tieng|mitja hora|kalahating oras|nusu saa|pola sata|половин час) |आधा घ|आधे घ|আধ ঘ|আধা ঘ|半小时|半小時|半个小时|30 ?分|ครึ่งชั่วโมง/u
const GERMAN_HALVES = ['zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht']
const AND_HALF =
  / (?:heures et demie|horas y media|ore e mezz[ao]|horas e meia|hores i mitja|ore si jumatate|saat bucuk|hodiny a pul|godziny i pol) /u

/** Hours of which one is half, as a text says them; `full` are those that were read. */
export function withHalfHours(spoken: string, full: number | null): number | null {
  if (HOUR_AND_HALF.test(spoken)) return 1.5
  if (HALF_HOUR.test(spoken)) return 0.5
  const german = GERMAN_HALVES.findIndex((word) => spoken.includes(` ${word}einhalb `))
  if (german >= 0) return german + 2.5
  return full !== null && AND_HALF.test(spoken) ? full + 0.5 : full
}

/** Two hours as one word. */
const DUAL_HOURS = ['ساعتين', 'ساعتان', 'שעתיים']

/** How many days or hours are said in words: `numberOf` reads one word. */
export function spokenUnits(
  unit: Unit,
  spoken: string,
  languages: readonly string[],
  numberOf: (word: string, language: string) => number | undefined,
): number | null {
  const said = spoken.trim().split(' ')
  if (unit === 'hour' && said.some((word) => DUAL_HOURS.includes(word))) return 2
  for (const language of languages) {
    const names = wordsOf(unit, language)
    const isUnit = (word = '') => names.some((name) => isForm(word, name))
    const isFirst = UNIT_FIRST.includes(language)
    const counts = said.flatMap((word, at) => {
      const next = said[at + 1] ?? ''
      // Swahili counts behind the word: "siku tano".
      return (
        (isUnit(next)
          ? numberOf(word, language)
          : isFirst && isUnit(word)
            ? numberOf(next, language)
            : null) ?? []
      )
    })
    if (counts[0] !== undefined) return counts[0]
  }
  return null
}

let lengths: ReadonlySet<string> | null = null

/** Whether words hold that for days in any language. */
export function isLength(spoken: string): boolean {
  lengths ??= new Set(READ_LANGUAGES.flatMap((language) => wordsOf('day', language)))
  const known = lengths
  return spoken.split(' ').some((word) => known.has(word))
}

/** "3万", "50 тысяч", "2 हज़ार": what a number is taken times. */
export function timesAfter(after: string): [said: string, times: number] | [] {
  for (const [pattern, times] of TIMES) {
    const said = pattern.exec(after)?.[0]
    if (said !== undefined) return [said, times]
  }
  return []
}
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/^ ?(?:億|亿|억)/u, 1e8],
  [/^ ?(?:万|萬|만)/u, 1e4],
  [/^ ?(?:千|천)/u, 1e3],
  [/^ ?(?:mila|mil)(?!\p{L})/u, 1e3],
  [/^ ?(?:百|백)/u, 100],
  [/^ ?(?:लाख|লাখ|লক্ষ|لاکھ)/u, 1e5],
  [
    /^ ?(?:हज़ार|हजार|হাজার|ہزار|هزار|ألف|الف|آلاف|тысяч\p{L}*|тыс\.?|тисяч\p{L}*|พัน|ribu|rb|nghìn|ngàn|libo|elfu|אלף)(?!\p{L})/u,
    1e3,
  ],
  [
    /^ (?:mil|mille|mila|tausend|duizend|tysi\p{L}+|tys\.?|tisíc\p{L}*|ezer|mii|bin|tusen|tusind|tuhat\p{L}*|χιλιάδες)(?!\p{L})/u,
    1e3,
  ],
]

/** A text without the ages of children. */
export function withoutAges(plain: string, language: string): string {
  const ages = agesIn(plain, language)
  return plain.replace(/\d{1,2}/g, (digits, at: number) => (ages.includes(at) ? ' ' : digits))
}

/** Where numbers stand right behind a word for children: "mi hija de 8", "Kind (5)". */
export function agesIn(plain: string, language: string): number[] {
  const [children = ''] = (PARTY_WORDS[language] ?? '').split('; ')
  const stems = wordsIn(children).filter((stem) => stem.length > 2 && !UNSPACED.test(stem))
  const spoken = foreignWords(plain)
  const isYoungNamed = stems.some((stem) => spoken.includes(` ${stem}`))
  const found: number[] = []
  let last = 0
  for (const { 0: digits, index } of plain.matchAll(/(?<![\d.,])\d{1,2}(?![\d.:])/g)) {
    const isAge =
      isBesideYoung(plain, index, stems) ||
      (isYoungNamed && isBracketed(plain, index, digits)) ||
      (found.length > 0 && found.at(-1) === last && isJoinedTo(plain.slice(last, index)))
    if (isAge) found.push(index)
    last = index
  }
  return found
}

/** "(3 and 6)", "(5 ja 8 v)": nothing but ages, and what joins them, in brackets. */
function isBracketed(plain: string, index: number, digits: string): boolean {
  const open = plain.lastIndexOf('(', index)
  const close = plain.indexOf(')', index)
  if (open < 0 || close < 0 || close - open > MAX_BRACKET || Number(digits) >= GROWN_UP) return false
  return /^[\d\s,&+]*(?:\p{L}{1,8}\.?[\d\s,&+]*){0,4}$/u.test(plain.slice(open + 1, close))
}
const MAX_BRACKET = 32
const GROWN_UP = 18

/** "8 y 10", "4, 7": right behind another age. */
const isJoinedTo = (between: string) => /^\d{1,2}(?: ?,)? ?(?:\p{L}{1,3} |& )?$/u.test(between)

function isBesideYoung(plain: string, index: number, stems: readonly string[]): boolean {
  const before = foreignWords(plain.slice(Math.max(0, index - 24), index))
    .trim()
    .split(' ')
  const near = before.slice(-3)
  const last = near.at(-1) ?? ''
  return (
    stems.some((stem) => last.startsWith(stem)) ||
    (AGE_LINKS.includes(last) && stems.some((stem) => near.some((word) => word.startsWith(stem))))
  )
}
const AGE_LINKS = [
  'de',
  'di',
  'd',
  'von',
  'van',
  'på',
  'pa',
  'i',
  'und',
  'y',
  'e',
  'et',
  'en',
  'и',
  'og',
  'och',
]

/** The words of a list as the reader sees them. */
export const wordsIn = (list: string) =>
  list
    .split(', ')
    .filter(Boolean)
    .map((one) => foreignWords(one).trim())

/** Of a visa, in many languages. */
export const VISA_WORDS = wordList(
  'visa*, visum*, visad*, visto*, vize*, wiz*, víz*, виз*, віз*, βίζα, ויזה, אשרה, فيزا, تأشيرة, ویزا, वीज़ा, वीजा, ভিসা*, விசா*, วีซ่า, 签证, 簽證, ビザ, 비자, viza*, viisum*, vízum*',
)

/** Of what is near, in many languages. */
export const NEAR_WORDS = wordList(
  'cerca, por aquí, aquí al lado, por la zona, pas loin, par ici, dans le coin, près d ici, in der nähe, um die ecke, hier in der gegend, perto, por aqui, рядом, поблизости, недалеко, поряд, поблизу, неподалік, قريب*, पास में, नज़दीक*, आसपास, কাছাকাছি, আশেপাশে, 附近, 旁边, 近く, この辺, 近所, 근처, 가까운, dekat sini, deket sini, terdekat, sekitar sini, malapit, pinakamalapit, gần đây, quanh đây, gần nhất, แถวนี้, ใกล้, in de buurt, om de hoek, dichtbij, w pobliżu, niedaleko, poblíž, v okolí, közel*, környéken, errefelé, pe aproape, în apropiere, pe lângă mine, pe aici, prin zonă, i närheten, häromkring, i nærheden, her omkring, i nærheten, lähellä, lähistöllä, lähin, yakın*, civarda, buralarda, κοντά, εδώ γύρω, קרוב*, באזור, نزدیک*, دور و بر, karibu, u blizini, наблизо, наоколо, பக்கத்துல, அருகில், qui vicino, nei paraggi, a prop, قریب',
)

/** A text without the numbers that count years: how old somebody is no tool holds. */
export function withoutYears(text: string, codes: readonly string[]): string {
  const { years } = unitsIn(text, codes)
  return text.replace(/\d{1,3}/g, (digits, at: number) => (years.includes(at) ? ' ' : digits))
}

/** Words for going on foot, in text of `foreignWords`. */
export const ON_FOOT =
  / (?:zu fuß|zu fuss|a pied|a pie|a pe|a piedi|te voet|lopend|lopen|pieszo|na piechote|pesky|peso|пешком|пишки|пішки|пеша|yuruyerek|yayan|jalan kaki|berjalan kaki|di bo|pe jos|gyalog|kavellen|till fots|til fods|til fots|με τα ποδια|ברגל|مشي|مشيا|ماشي|پیاده|پیدل|paidal|kwa miguu|maglalakad|lakad|peske|pes) |걸어|도보|徒歩|歩いて|走路|步行|走着|पैदल|হেঁটে|হেটে|เดิน/u
