import { findNames, foreignWords, longestOf } from '../../base/name-matching.ts'
import { CURRENCY_OF_COUNTRY, CURRENCY_WORDS, OWN_CURRENCIES, stemsOfPeople } from '../language/index.ts'
import { countriesIn } from './foreign-names.rules.ts'

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/€/, 'EUR'],
  [/HK\$/, 'HKD'],
  [/R\$/, 'BRL'],
  [/(?<!HK|R)\$/, 'USD'],
  [/£/, 'GBP'],
  [/¥/, 'JPY'],
  [/₹/, 'INR'],
  [/₩/, 'KRW'],
  [/₺/, 'TRY'],
  [/₽/, 'RUB'],
  [/฿/, 'THB'],
  [/₴/, 'UAH'],
  [/₪/, 'ILS'],
  [/₫/, 'VND'],
  [/₱/, 'PHP'],
  [/₦/, 'NGN'],
  [/৳/, 'BDT'],
  [/(?<!\p{L})RM(?!\p{L})/u, 'MYR'],
  [/(?<!\p{L})zł(?!\p{L})/u, 'PLN'],
  [/(?<!\p{L})Kč(?!\p{L})/u, 'CZK'],
  [/(?<!\p{L})Ft(?!\p{L})/u, 'HUF'],
]

const words = new Map<string, readonly (readonly [string, string])[]>()

function wordsOf(languages: readonly string[]): readonly (readonly [string, string])[] {
  const key = languages.join()
  const before = words.get(key)
  if (before) return before
  const rows = [
    ...Object.entries(CURRENCY_WORDS),
    ...languages.flatMap((language) => OWN_CURRENCIES[language] ?? []),
  ]
  const pairs = rows.flatMap(([code, text]) => text.split(', ').map((word) => [word, code] as const))
  words.set(key, pairs)
  return pairs
}

function mentionsIn(text: string, languages: readonly string[]): { at: number; end: number; of: string }[] {
  const spoken = foreignWords(text)
  const one = spoken.includes('円')
    ? [{ at: spoken.indexOf('円'), end: spoken.indexOf('円') + 1, of: 'JPY' }]
    : []
  const won = languages.includes('ko') ? /(?<=\d|[만천백몇] ?|^ ?)원|원화|원으로/u.exec(spoken) : null
  const yuan = /(?<=\d|[多少百千万] ?|^ )元/u.exec(spoken)
  const dong = languages.includes('ko') ? /(?<=\d ?|^ ?)동(?= |이|은|을|인|정|에|$)/u.exec(spoken) : null
  return longestOf([
    ...(dong ? [{ at: dong.index, end: dong.index + 1, of: 'VND' }] : []),
    ...ofCountries(spoken, languages),
    ...findNames(text, wordsOf(languages)).filter(({ of }) => !(of === 'KRW')),
    ...one,
    ...(won ? [{ at: won.index, end: won.index + 1, of: 'KRW' }] : []),
    ...(yuan ? [{ at: yuan.index, end: yuan.index + 1, of: 'CNY' }] : []),
  ])
}

/** The currencies that a text names, in their order; signs first. */
export function currenciesIn(text: string, languages: readonly string[]): string[] {
  const named = mentionsIn(text, languages).map(({ of }) => of)
  const signed = SIGNS.flatMap(([sign, code]) => (sign.test(text) ? [code] : []))
  const coded = (text.match(/\b[A-Z]{3}\b/g) ?? []).filter((code) => isCurrency(code))
  return [...new Set([...signed, ...named, ...coded])]
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}

/** How far behind a number its currency is looked for: "5000 tschechische Kronen". */
const WINDOW = 36

/** The number beside a currency, before or after it. */
export function nearestNumber(
  plain: string,
  numbers: readonly { value: number; index: number; end: number; said: number }[],
  languages: readonly string[],
): { value: number; currency: string; number: (typeof numbers)[number] } | undefined {
  for (const number of numbers) {
    const after = plain.slice(number.end, number.end + WINDOW)
    const before = plain.slice(Math.max(0, number.index - 12), number.index)
    const currency =
      firstWordCurrency(after, languages, 2) ??
      firstWordCurrency(plain.slice(number.said, number.said + WINDOW), languages, 2) ??
      lastWordCurrency(before, languages) ??
      firstWordCurrency(after, languages, 5) ??
      firstWordCurrency(after.split(/[\d,.;:、，]/)[0] ?? '', languages, 14) ??
      currenciesIn(before, languages).at(-1)
    if (currency !== undefined) return { value: number.value, currency, number }
  }
  return undefined
}

/** "Rs 100": the word right before the number. */
function lastWordCurrency(before: string, languages: readonly string[]): string | undefined {
  const last = before.trim().split(' ').at(-1) ?? ''
  const sign = SIGNS.find(([one]) => one.test(last))?.[1]
  if (sign !== undefined) return sign
  return currenciesIn(last, languages).at(-1)
}

function firstWordCurrency(after: string, languages: readonly string[], within: number): string | undefined {
  const sign = SIGNS.find(([one]) => one.test(after.trim().slice(0, 2).trim()))?.[1]
  if (sign) return sign
  const code = /^\s?([A-Z]{3})\b/.exec(after)?.[1]
  if (code !== undefined && isCurrency(code)) return code
  const [first] = mentionsIn(after, languages)
  return first && first.at <= within ? first.of : undefined
}

const CODES =
  'USD EUR GBP JPY CHF CNY HKD TWD SGD AUD NZD CAD MXN ARS COP CLP UYU PEN BRL DKK SEK NOK ISK CZK PLN HUF RON BGN UAH RUB TRY RSD MKD GEL AMD AZN KZT ILS EGP JOD KWD BHD QAR SAR OMR AED MAD TND IRR IQD INR PKR LKR NPR BDT THB VND IDR MYR PHP KRW KHR LAK MMK MNT ZAR KES TZS UGX NGN GHS ETB'.split(
    ' ',
  )

/** A currency as Intl calls it: the word that several countries may share ("krone"), and whose it is ("norwegian", "norway"). */
type CurrencyName = { code: string; heads: readonly string[]; owners: readonly string[] }
/** What stands in the name of a currency and is none: "dinaro del Bahrein". */
const SMALL_WORDS = new Set(
  'del des der den van von die das los las les dos nova novo nuevo nouveau neue neuer new novi nova della dello delle degli'.split(
    ' ',
  ),
)
const currencyNames = new Map<string, readonly CurrencyName[]>()
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Hangul}]/u
const MIN_HEAD = 4
const MIN_OWNER = 3
const NEAR_WORDS = 2

function currencyNamesIn(language: string): readonly CurrencyName[] {
  const before = currencyNames.get(language)
  if (before) return before
  const intl = new Intl.DisplayNames(language === 'yue' ? 'zh-Hant' : language, {
    type: 'currency',
    fallback: 'none',
  })
  const countries = new Map<string, string[]>()
  for (const [name, code] of countriesIn(language))
    countries.set(code, [...(countries.get(code) ?? []), foreignWords(name).trim()])
  const made = CODES.flatMap((code) => {
    const name = foreignWords(intl.of(code) ?? '').trim()
    const country = code.slice(0, 2)
    const owners = [...(countries.get(country) ?? []), ...stemsOfPeople(country)]
    if (name === '') return []
    if (UNSPACED.test(name)) return [{ code, heads: [withoutOwner(name, owners)], owners }]
    const words = name.split(' ').filter((word) => word.length > 2 && !SMALL_WORDS.has(word))
    const parts = owners.flatMap((owner) => owner.split(' '))
    const heads = words.filter((word) => !parts.some((part) => sharedStart(word, part) >= MIN_OWNER))
    return [{ code, heads, owners: [...owners, ...words.filter((word) => !heads.includes(word))] }]
  })
  const shared = (head: string) =>
    made.filter(({ heads }) => heads.some((one) => isSameHead(one, head))).length
  // Of "korona norweska" and "korona czeska" the word that both have is the currency.
  const known = made.map(({ code, heads, owners }) => {
    const common = heads.filter((head) => shared(head) > 1)
    if (common.length === 0 || common.length === heads.length) return { code, heads, owners }
    return { code, heads: common, owners: [...owners, ...heads.filter((head) => !common.includes(head))] }
  })
  currencyNames.set(language, known)
  return known
}

function withoutOwner(name: string, owners: readonly string[]): string {
  const owner = owners
    .filter((one) => name.startsWith(one) || name.endsWith(one))
    .sort((a, b) => b.length - a.length)[0]
  return owner === undefined ? name : name.replace(owner, '').trim() || name
}

const isSameHead = (one: string, other: string) => sharedStart(one, other) >= stemLength(other)
/** What is left of a word in any case or number. */
const stemLength = ({ length }: string) => (length > 6 ? length - 2 : length > MIN_HEAD ? length - 1 : length)

function sharedStart(one: string, other: string): number {
  let shared = 0
  while (shared < other.length && one[shared] === other[shared]) shared++
  return shared
}

/** "Tschechische Kronen", "800 dolares de Hong Kong": a currency that several countries have, with the one that is named beside it. */
function ofCountries(
  spoken: string,
  languages: readonly string[],
): { at: number; end: number; of: string }[] {
  return [...languages.slice(0, NEAR_WORDS), 'en'].flatMap((language) => {
    const names = currencyNamesIn(language)
    return UNSPACED.test(spoken) ? unspacedIn(spoken, names) : spacedIn(spoken, names)
  })
}

function spacedIn(spoken: string, names: readonly CurrencyName[]): { at: number; end: number; of: string }[] {
  const words = [...spoken.matchAll(/[^ ]+/g)].map(({ 0: word, index }) => ({ word, index }))
  return words.flatMap(({ word, index }, at) => {
    const fitting = names.filter(({ heads }) => heads.some((head) => isHead(word, head)))
    const end = index + word.length
    const near = words.flatMap((one, place) => {
      const away = Math.abs(place - at)
      return away > 0 && away <= NEAR_WORDS ? [Object.assign({ away }, one)] : []
    })
    const owned = fitting
      .flatMap(({ code, owners }) =>
        near.flatMap((one) => {
          const fit = Math.max(0, ...owners.map((owner) => ownerFit(one.word, owner)))
          return fit > 0 ? [{ code, fit, one }] : []
        }),
      )
      // "Danska kronor i svenska": the word right beside tells whose they are.
      .sort((a, b) => a.one.away - b.one.away || b.fit - a.fit)[0]
    if (owned)
      return [
        {
          at: Math.min(index, owned.one.index),
          end: Math.max(end, owned.one.index + owned.one.word.length),
          of: owned.code,
        },
      ]
    const [only] = fitting
    return only && fitting.length === 1 && word.length >= MIN_HEAD ? [{ at: index, end, of: only.code }] : []
  })
}

function isHead(word: string, head: string): boolean {
  return sharedStart(word, head) >= stemLength(head) && word.length - head.length <= NEAR_WORDS + 1
}

/** How many letters a word has of what tells whose a currency is; 0 where it is another word. */
function ownerFit(word: string, owner: string): number {
  const [first = ''] = owner.split(' ')
  if (word === first) return first.length + 1
  const shared = sharedStart(word, first)
  return shared >= Math.min(MIN_HEAD + 1, Math.max(MIN_OWNER, first.length - 2)) && shared >= MIN_OWNER
    ? shared
    : 0
}

function unspacedIn(
  spoken: string,
  names: readonly CurrencyName[],
): { at: number; end: number; of: string }[] {
  const bare = names.map(({ heads: [head = ''] }) => head)
  return names.flatMap(({ code, heads: [head = ''], owners }) => {
    if (head === '') return []
    for (const owner of owners)
      for (const said of [`${owner}${head}`, `${owner} ${head}`, `${head}${owner}`]) {
        const at = spoken.indexOf(said)
        if (at >= 0) return [{ at, end: at + said.length, of: code }]
      }
    const at = spoken.indexOf(head)
    const isOnly = bare.filter((one) => one.includes(head)).length === 1
    return head.length >= NEAR_WORDS && at >= 0 && isOnly ? [{ at, end: at + head.length, of: code }] : []
  })
}

/** "한국 돈으로", "tiền Việt", "i danske": the money of a country that is named with no name of its own. */
export function currencyOfMoney(
  { text, language }: { text: string; language: string },
  from: string | undefined,
): string | undefined {
  if (from === undefined) return undefined
  const spoken = foreignWords(text)
  if (!MONEY_WORDS.test(spoken) && !NORDIC.includes(language)) return undefined
  const named = [
    ...findNames(text, countriesIn(language)).map(({ of }) => of),
    ...PEOPLES_WITH_MONEY.filter(([word]) => spoken.includes(` ${word}`)).map(([, code]) => code),
  ]
  return named.map((code) => CURRENCY_OF_COUNTRY[code]).find((code) => code !== undefined && code !== from)
}
const NORDIC = ['da', 'nb', 'sv']
const MONEY_WORDS =
  / (?:tien|peng\p{L}*|pieniad\p{L}*|penize|penez\p{L}*|geld|dinero|argent|dinheiro|soldi|para|uang|duit|pera|pesa|raha\p{L}*|penz\p{L}*|bani|деньги|деньгах|грошах|грош\p{L}*|λεφτα|χρηματα|فلوس|عملة|عمله|پول|کسف|כסף|पैसे|पैसों|টাকায়|টাকা) |돈|钱|幣|币|お金|เงิน/u
const PEOPLES_WITH_MONEY = [
  ['dansk', 'DK'],
  ['svensk', 'SE'],
  ['norsk', 'NO'],
  ['viet', 'VN'],
  ['việt', 'VN'],
  ['polsk', 'PL'],
  ['česk', 'CZ'],
  ['cesk', 'CZ'],
] as const
