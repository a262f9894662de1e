import { findNames, type NameMention } from './name-matching.rules.ts'
import { furtherCityNames } from './world-cities.rules.ts'

export type NamedPlace = { city: string } | { country: string }

/** What a question names, in the languages that it may be in. */
export function findPlaces(
  text: string,
  languages: readonly string[],
  cities: readonly { id: string; name: string; nameLocal?: string }[],
): NameMention<NamedPlace>[] {
  const names: (readonly [string, NamedPlace])[] = []
  for (const city of cities) for (const name of namesOfCity(city)) names.push([name, { city: city.id }])
  for (const language of [...languages, 'en'])
    for (const [name, country] of countriesIn(language)) names.push([name, { country }])
  return findNames(text, names, { isProper: true })
}

const cityNames = new Map<string, readonly string[]>()

function namesOfCity({
  id,
  name,
  nameLocal,
}: {
  id: string
  name: string
  nameLocal?: string
}): readonly string[] {
  const before = cityNames.get(id)
  if (before) return before
  // "Nice" and "Split" are words too.
  const bare = ['nice', 'split', 'male', 'bath', 'medina', 'porto', 'goa'].includes(id)
    ? []
    : [name, nameLocal ?? '']
  const names = [...new Set([...bare, ...furtherCityNames(id)])].filter((one) => one.length > 1)
  cityNames.set(id, names)
  return names
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const NOT_COUNTRIES = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']
/** What Intl does not call them but people do, by language. */
const OTHER_COUNTRY_NAMES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  ne: [
    ['टर्की', 'TR'],
    ['अमेरिका', 'US'],
  ],
  my: [
    ['အမေရိကန်', 'US'],
    ['အင်္ဂလန်', 'GB'],
    ['ကိုရီးယား', 'KR'],
  ],
  km: [
    ['អាមេរិក', 'US'],
    ['អង់គ្លេស', 'GB'],
    ['កូរ៉េ', 'KR'],
  ],
  ur: [
    ['ترکی', 'TR'],
    ['امریکہ', 'US'],
    ['انگلینڈ', 'GB'],
  ],
  et: [['ameerika', 'US']],
  is: [['bandarík', 'US']],
  fi: [
    ['yhdysval', 'US'],
    ['amerik', 'US'],
    ['englan', 'GB'],
  ],
  cs: [
    ['anglie', 'GB'],
    ['amerik', 'US'],
  ],
  pl: [
    ['amerik', 'US'],
    ['ameryk', 'US'],
    ['angli', 'GB'],
  ],
  af: [
    ['mexiko', 'MX'],
    ['amerika', 'US'],
    ['engeland', 'GB'],
  ],
  vi: [
    ['nhật', 'JP'],
    ['hàn quốc', 'KR'],
    ['mỹ', 'US'],
    ['pháp', 'FR'],
    ['đức', 'DE'],
    ['úc', 'AU'],
    ['tây ban nha', 'ES'],
    ['thổ nhĩ kỳ', 'TR'],
  ],
  th: [
    ['อเมริกา', 'US'],
    ['อังกฤษ', 'GB'],
    ['เกาหลี', 'KR'],
  ],
  lo: [
    ['ອາເມລິກາ', 'US'],
    ['ຍີ່ປຸ່ນ', 'JP'],
    ['ຝຣັ່ງ', 'FR'],
    ['ໄທ', 'TH'],
    ['ຕວກກີ', 'TR'],
    ['ອັງກິດ', 'GB'],
  ],
  zh: [
    ['韩国', 'KR'],
    ['英国', 'GB'],
  ],
  yue: [
    ['日本', 'JP'],
    ['韓國', 'KR'],
    ['泰國', 'TH'],
    ['法國', 'FR'],
    ['英國', 'GB'],
    ['意大利', 'IT'],
    ['德國', 'DE'],
    ['澳洲', 'AU'],
  ],
  ja: [
    ['アメリカ', 'US'],
    ['イギリス', 'GB'],
    ['韓国', 'KR'],
  ],
  ko: [
    ['한국', 'KR'],
    ['태국', 'TH'],
  ],
  ar: [
    ['امريكا', 'US'],
    ['بريطانيا', 'GB'],
  ],
  fa: [
    ['آمریکا', 'US'],
    ['ترکیه', 'TR'],
  ],
  he: [
    ['ארה״ב', 'US'],
    ['אנגליה', 'GB'],
  ],
  hi: [
    ['अमेरिका', 'US'],
    ['थाईलैंड', 'TH'],
  ],
  bn: [['আমেরিকা', 'US']],
  ru: [
    ['америк', 'US'],
    ['США', 'US'],
    ['англи', 'GB'],
  ],
  uk: [
    ['америк', 'US'],
    ['США', 'US'],
    ['англі', 'GB'],
  ],
  mn: [
    ['АНУ', 'US'],
    ['америк', 'US'],
    ['англи', 'GB'],
  ],
  bg: [
    ['америк', 'US'],
    ['САЩ', 'US'],
    ['англи', 'GB'],
  ],
  sr: [
    ['америк', 'US'],
    ['САД', 'US'],
    ['енглеск', 'GB'],
  ],
  mk: [
    ['америк', 'US'],
    ['САД', 'US'],
    ['англи', 'GB'],
  ],
  sw: [
    ['marekani', 'US'],
    ['uingereza', 'GB'],
  ],
  tr: [
    ['amerika', 'US'],
    ['ingiltere', 'GB'],
  ],
  id: [
    ['amerika', 'US'],
    ['inggris', 'GB'],
  ],
  ms: [
    ['amerika', 'US'],
    ['england', 'GB'],
  ],
  en: [
    ['america', 'US'],
    ['england', 'GB'],
  ],
}

const countries = new Map<string, readonly (readonly [string, string])[]>()

function countriesIn(language: string): readonly (readonly [string, string])[] {
  const before = countries.get(language)
  if (before) return before
  const intl = new Intl.DisplayNames(language === 'yue' ? 'zh-Hant' : language, {
    type: 'region',
    fallback: 'none',
  })
  const codes = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter(
    (code) => !NOT_COUNTRIES.includes(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`,
  )
  const names = codes.flatMap((code) => {
    const name = intl.of(code)
    return name === undefined ? [] : [[name, code] as const]
  })
  const all = [
    ...names,
    ['USA', 'US'] as const,
    ['UK', 'GB'] as const,
    ...(OTHER_COUNTRY_NAMES[language] ?? []),
  ]
  countries.set(language, all)
  return all
}

const LANGUAGE_PREFIXES = /^(?:ภาษา|ພາສາ|ភាសា|bahasa |tiếng |زبان |bhasa |اللغة )/u
const languageNames = new Map<string, readonly (readonly [string, string])[]>()

/** The language that a question names, as its own languages call it. */
export function findLanguageName(
  text: string,
  languages: readonly string[],
  known: readonly string[],
): NameMention<string> | null {
  const names = languages.flatMap((language) => {
    const before = languageNames.get(language)
    if (before) return before
    const intl = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })
    const made = known.flatMap((code) => {
      const name = intl.of(code)?.replace(LANGUAGE_PREFIXES, '')
      return name === undefined ? [] : [[shorten(name), code] as const]
    })
    languageNames.set(language, made)
    return made
  })
  return findNames(text, names).at(-1) ?? null
}

/** Adjectives of languages are inflected at their end: "japonský", "po japońsku". */
function shorten(name: string): string {
  return name.replace(/(?:sky|ský|ski|ska|ский|ська|ски|ština|čina|ščina|щина|ese|isch|sk)$/u, (end, at) =>
    at >= 4 ? '' : end,
  )
}
