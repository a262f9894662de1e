import { addDays, type IsoDate } from '../../base/dates.ts'
import { currencyDecimals } from '../../base/money.ts'
import { findNames, foreignWords, withLatinDigits } from '../../base/name-matching.ts'
import {
  type CompanionContext,
  findCategories,
  findDiets,
  type QuestionSlots,
  remarkOfNamed,
} from '../conversation/index.ts'
import {
  countryOfTown,
  mayNamePlaceIn,
  normalizeWords,
  PHRASEBOOK_LANGUAGES,
  visaCountries,
} from '../language/index.ts'
import { readForeignChange, readForeignChanges } from '../plan-changes/index.ts'
import type { ToolCall } from '../tools/index.ts'
import { currencyOfMoney } from './currency-mentions.rules.ts'
import { dayWordsIn, namedWeekdays } from './foreign-days.rules.ts'
import { countriesIn, findLanguageName, type findPlaces, passportsNamed } from './foreign-names.rules.ts'
import {
  countTogether,
  daysWithNights,
  NO_PARTY,
  readParty,
  readValues,
  withoutParty,
} from './foreign-values.rules.ts'
import { peopleIn } from './language-guess.rules.ts'
import { HOURS_WORDS } from './not-names.data.ts'

export type PlaceMentions = ReturnType<typeof findPlaces>

export type ForeignQuestion = {
  text: string
  places: PlaceMentions
  /** The languages that it may be in, likeliest first. */
  codes: readonly string[]
  context: CompanionContext
}

/** As many of the likeliest languages are asked for their words. */
const NEAR_LANGUAGES = 2

/** What a question of a kind names, in its likeliest languages. */
export function readNamed(
  kind: string,
  { text, places, codes, context }: ForeignQuestion,
): Partial<QuestionSlots> {
  const [language = ''] = codes
  const all = [...context.cities, ...(context.others ?? [])]
  const cities = places.flatMap(({ of }) => ('city' in of ? all.filter(({ id }) => id === of.city) : []))
  const own = peopleNamed(text, codes).filter((one) => !places.some((place) => isNearer(place, one)))
  // "Egyptian" is a person and "Egypt" a country: the nearer spelling of the two counts.
  const apart = places.filter((place) => !own.some((one) => isNearer(one, place)))
  const named = apart.flatMap(({ of }) => ('country' in of ? [of.country] : []))
  const home = kind === 'visa' ? passportsNamed(text, own, places) : own.map(({ of }) => of)
  const countries = named.filter((code) => !home.includes(code))
  // "A charger from Germany, does it fit in Brazil".
  countries.push(...countries.splice(0, fromHome(kind, text, apart)))
  const country = cities[0]?.country ?? countries[0] ?? named[0] ?? countryOfTown(text)
  const visa = kind === 'visa' ? visaOf({ text, places, codes, context }, home, country) : NO_VISA
  const values = readValues(withoutMonthsInNames(text, cities), [language, codes], context.today)
  const spoken = normalizeWords(text)
  Object.assign(values, endsByWeekdays(kind, values))
  const party = partyOf(kind, text, language)
  const count = countLeft(withoutParty(values.numbers, party))
  return {
    cities: [...new Set(cities)],
    country,
    passports: visa.passports,
    destination: visa.destination ?? country,
    sum: values.sum,
    currencies: values.currencies,
    ...whenOf(values, codes),
    to: values.to,
    // Nights of a stay and days of a car are read by their words.
    ...(!SPANS.includes(kind) && { days: kind === 'plan' ? daysOf(text, values, count) : null }),
    people: kind === 'split' ? peopleOf(text, language, count) : null,
    adults: party.adults,
    children: party.children,
    hours: kind === 'delay' ? (values.hours ?? count) : null,
    language: kind === 'phrase' ? languageOf(text, language, country) : null,
    categories: findCategories(spoken),
    diets: findDiets(spoken),
  }
}

/** Whose passport and where to, of a question about a visa; `home` and `country` are what the readers of names found alone. */
function visaOf(
  { text, places, codes, context }: ForeignQuestion,
  home: readonly string[],
  country: string | null,
): { passports: string[]; destination: string | null } {
  const [language = ''] = codes
  const all = [...context.cities, ...(context.others ?? [])]
  const countries = places.flatMap((place) => {
    const { of } = place
    const code = 'country' in of ? of.country : all.find(({ id }) => id === of.city)?.country
    return code === undefined ? [] : [Object.assign({}, place, { of: code })]
  })
  const own = peopleNamed(text, codes)
  const { passports, destination } = visaCountries(text, {
    language,
    names: countriesIn(language),
    places: countries,
    own,
  })
  const alone = [...new Set(home)].filter(
    (code) => country !== null && code !== country && code !== destination,
  )
  return { passports: passports.length > 0 ? passports : alone, destination }
}
const FROM_HOME = ['plugs', 'driving']
/** How many of the countries that are named first are where something comes from. */
function fromHome(kind: string, text: string, places: PlaceMentions): number {
  if (!FROM_HOME.includes(kind) || places.length < 2) return 0
  const [first] = places
  return first && 'country' in first.of && FROM_WORD.test(foreignWords(text).slice(0, first.at)) ? 1 : 0
}
const FROM_WORD = / (?:aus|von|from|uit|z|ze|из|от|з|із|fran|din|iz|απο|dari|tu|mula sa|من|از) $/u
const NO_VISA = { passports: [], destination: null }

/** The month and the day; what English reads of the same words counts only where the text may be English. */
function whenOf(
  { month, date }: Pick<ReturnType<typeof readValues>, 'month' | 'date'>,
  codes: readonly string[],
): Partial<QuestionSlots> {
  if (month !== null || date !== null) return { month: month ?? Number(date?.slice(5, 7)), date }
  return codes.includes('en') ? {} : { month: null, date: null }
}

/** "Zu fünft" counts more than a number. */
const peopleOf = (text: string, language: string, count: number | null) =>
  countTogether(text, language) ?? count

/** Whose country is named by a word for its people. */
export function nationalityIn(text: string, codes: readonly string[]): string | undefined {
  return peopleNamed(text, codes)[0]?.of
}

function peopleNamed(text: string, codes: readonly string[]) {
  const people = codes.slice(0, NEAR_LANGUAGES).flatMap(peopleIn)
  return findNames(
    text,
    people.map(([code, word]) => [word, code] as const),
  )
}

/** "One" is an article in many languages. */
function countLeft(numbers: readonly number[]): number | null {
  const counts = numbers.filter((one) => Number.isInteger(one) && one >= 1 && one <= 60)
  return counts.find((one) => one > 1) ?? counts[0] ?? null
}

type Days = Pick<ReturnType<typeof readValues>, 'date' | 'to' | 'weekdays'>

/** "We leave on Friday, will it rain on Saturday" is about the last day; "from Friday to Sunday" has two ends. */
function endsByWeekdays(kind: string, { to, weekdays }: Days): Partial<Days> {
  const [begin, end] = weekdays
  if (begin === undefined || end === undefined) return {}
  if (kind === 'weather') return { date: weekdays.at(-1) ?? begin }
  return WITH_ENDS.includes(kind) && to === null ? { to: end > begin ? end : addDays(end, 7) } : {}
}

const WITH_ENDS = ['hotels', 'cars', 'flights']
const SPANS = ['hotels', 'cars']

type Spelled = { at: number; end: number; fit?: number }

function isNearer(one: Spelled, other: Spelled): boolean {
  return one.at < other.end && other.at < one.end && (one.fit ?? 0) > (other.fit ?? 0)
}

/** How many days are wished for; "one" in words alone is an article. */
function daysOf(
  text: string,
  { weeks, days }: { weeks: number | null; days: number | null },
  count: number | null,
): number | null {
  if (weeks !== null) return weeks * 7
  if (days !== null) return daysWithNights(text) ?? days
  // "Un week-end, 600 euros".
  if (count === 1 && !/(?<!\p{Nd})[1١۱१১](?!\p{Nd})/u.test(text)) return null
  return daysWithNights(text) ?? count
}

/** What is planned, flown and slept in is for somebody. */
function partyOf(kind: string, text: string, language: string) {
  if (!FOR_PARTIES.includes(kind)) return NO_PARTY
  const party = readParty(text, language)
  const alone = party.adults === null ? FOR_SOME.exec(foreignWords(text))?.[1] : undefined
  return alone === undefined ? party : Object.assign({}, party, { adults: Number(alone) })
}
/** "Pour 3", at the end, where nothing else is counted. */
const FOR_SOME = / (?:fur|für|pour|para|per|voor|dla|pro|для|pentru|por) ([1-9]|1\d) $/u
const FOR_PARTIES = ['plan', 'hotels', 'flights']

/** The text without names of cities that have a month in them: "Rio de Janeiro". */
function withoutMonthsInNames(text: string, cities: readonly { name: string }[]): string {
  let left = text
  for (const { name } of cities)
    if (name.includes(' '))
      left = left.replace(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'), ' ')
  return left
}

/** The language that is named, else the one that the named country speaks most. */
function languageOf(text: string, language: string, country: string | null): string | null {
  const found = findLanguageName(text, [language], PHRASEBOOK_LANGUAGES)
  if (found) return found.of
  if (country === null) return null
  const spoken = new Intl.Locale(`und-${country}`).maximize().language
  return PHRASEBOOK_LANGUAGES.includes(spoken) ? spoken : null
}

/** What a statement says of a trip, with whose passport they have. */
export function foreignRemark(question: ForeignQuestion): ToolCall | null {
  const { text, codes, context } = question
  const [language = ''] = codes
  const people = PASSPORT_WORDS.test(normalizeWords(text)) ? nationalityIn(text, codes) : undefined
  const named = Object.assign(
    readNamed('hotels', question),
    people !== undefined && { passports: [people], destination: null, country: null },
  )
  return remarkOfNamed({ text, named, language }, context)
}
const PASSPORT_WORDS = / (?:\w*pass|reisepass|pasaporte|passeport|passaporto|passaporte|paspoort) /

/** Which place's hours are asked for, where none is named. */
export function askWhere({ args }: ToolCall): ToolCall {
  const { date, city } = args as { date?: string; city?: string }
  const said = Object.assign({}, city === undefined ? {} : { city }, date === undefined ? {} : { date })
  return { tool: 'ask-back', args: { about: 'hours.check', missing: 'place', offers: [], args: said } }
}

/** The change of a plan, or several, in the likeliest language that has words for them. */
export function readChange(text: string, codes: readonly string[], today: IsoDate): ToolCall | null {
  for (const language of codes.slice(0, NEAR_LANGUAGES)) {
    const read = (clause: string) => readOneChange(clause, language, today)
    const namesWeekday = (clause: string) => namedWeekdays(foreignWords(clause), language).length > 0
    const args = readForeignChanges(text, language, { read, namesWeekday })
    if (args) return { tool: 'plan.change', args }
  }
  return null
}

function readOneChange(text: string, language: string, today: IsoDate) {
  const spoken = normalizeWords(text)
  const { sum, hours } = readValues(text, [language], today)
  const paid = sum && { amount: sum.amount / 10 ** currencyDecimals(sum.currency), currency: sum.currency }
  return readForeignChange({
    text: withLatinDigits(text),
    language,
    categories: findCategories(spoken),
    diets: findDiets(spoken),
    hours,
    sum: paid,
    weekdays: namedWeekdays(foreignWords(text), language),
  })
}

/** A sum and another currency say what is asked for in any words. */
export function readConversion({
  text,
  codes: [language = '', ...near],
  context,
}: ForeignQuestion): ToolCall | null {
  const { sum, currencies } = readValues(text, [language, near], context.today)
  const to =
    currencies.find((code) => code !== sum?.currency) ?? currencyOfMoney({ text, language }, sum?.currency)
  return sum && to !== undefined
    ? { tool: 'currency.convert', args: { amount: sum.amount, from: sum.currency, to } }
    : null
}

export function isPlaceNamed({ text, codes: [language = ''] }: ForeignQuestion): boolean {
  const spoken = foreignWords(text)
  const days = [...namedWeekdays(spoken, language).map(({ word }) => word), ...dayWordsIn(language)]
  const known = [...(HOURS_WORDS[language] ?? '').split(' '), ...days].filter((word) => word.length > 1)
  return mayNamePlaceIn(text, { spoken, known })
}
