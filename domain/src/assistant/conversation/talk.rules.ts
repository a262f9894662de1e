import { type IsoDate, isIsoDate } from '../../base/dates.ts'
import { mentionsAny } from '../language/index.ts'
import type { ToolCall, ToolName } from '../tools/index.ts'
import type { CityRef } from './fact-intents.rules.ts'
import { isSetOffFrom, type QuestionSlots, type Talk } from './question-slots.rules.ts'
import type { LooseArguments } from './slot-arguments.rules.ts'
import { STEP_FREE_WORDS } from './vocabulary.rules.ts'

export type Cities = { cities: readonly CityRef[]; others?: readonly CityRef[] }

const MAX_CITIES = 4
const OF_DAYS = ['month', 'date', 'to', 'days'] as const
/** What holds for a traveller on any trip. */
const OF_TRAVELER = ['home', 'passports'] as const

/** The talk after a sentence that said `said`; `isOther`: of another trip. Another place ends the days of the one before unless it goes on with it. */
function extendTalk(
  talk: Talk,
  said: Talk,
  { isOther, goesOn }: { isOther: boolean; goesOn: boolean },
): Talk {
  const before: Talk = isOther ? pick(talk, OF_TRAVELER) : talk
  const places = placesAfter(before, said)
  const isMoved = !goesOn && placeOf(before) !== undefined && isElsewhere(before, said)
  const kept = omit(before, ['cities', 'country', ...(isMoved ? OF_DAYS : [])])
  const rest = isDated(said) ? omitDays(kept) : kept
  const own = omit(said, ['cities', 'country', 'diets'])
  const diets = [...new Set([...(before.diets ?? []), ...(said.diets ?? [])])]
  return Object.assign({}, rest, own, places, diets.length > 0 && { diets })
}

/** Whether it is said when. */
export const isDated = ({ month, date }: Talk): boolean => month !== undefined || date !== undefined
export const omitDays = (talk: Talk): Talk => omit(talk, ['month', 'date', 'to'])

const placeOf = ({ cities, country }: Talk) => cities?.[0] ?? country

/** Whether a place is named that the talk does not know. */
function isElsewhere({ cities = [], country }: Talk, said: Talk): boolean {
  if (said.cities) return !said.cities.some((one) => cities.includes(one))
  return said.country !== undefined && said.country !== country
}

/** The last named place is what the talk is about; those before it stay for "both". */
function placesAfter(before: Talk, said: Talk): Pick<Talk, 'cities' | 'country'> {
  if (said.cities) {
    const cities = [...new Set([...said.cities, ...(before.cities ?? [])])].slice(0, MAX_CITIES)
    return { cities, ...(said.country !== undefined && { country: said.country }) }
  }
  if (said.country === undefined || said.country === before.country)
    return pick(before, ['cities', 'country'])
  return { country: said.country }
}

/** What a call says of the trip; nothing for what is about something else. */
export function saidOfCall(call: ToolCall, towns: Cities): Talk {
  const { tool, args } = call
  if (ASIDE.includes(tool)) return {}
  const said: LooseArguments = tool === 'ask-back' ? args.args : args
  const { adults, children, passports, diets, stepFree, days } = said
  return withoutEmpty({
    ...whereOfCall(call, said, towns),
    ...whenOfCall(tool, said),
    days,
    adults,
    children,
    passports,
    diets,
    stepFree,
  })
}

function whereOfCall({ tool }: ToolCall, said: LooseArguments, { cities, others = [] }: Cities) {
  const all = [...cities, ...others]
  const isList = LISTS.includes(tool) && Array.isArray(said.cities)
  const isFlight = tool === 'flights.search'
  const names = [
    ...(isList ? (said.cities as unknown[]) : []),
    said.city,
    STAYS.includes(tool) ? said.place : undefined,
    isFlight ? said.to : undefined,
  ]
  const named = names.flatMap((name) => all.find((one) => one.id === name || one.name === name) ?? [])
  const home = said.home ?? (isFlight ? said.from : undefined)
  return {
    cities: [...new Set(named.map(({ id }) => id))],
    country: named[0]?.country ?? said.country ?? said.destination,
    home: typeof home === 'string' ? home : undefined,
  }
}
const LISTS: readonly ToolName[] = ['costs.compare', 'plan.make', 'ask-back']

function whenOfCall(tool: ToolName, said: LooseArguments) {
  const day = said.startDate ?? said.date ?? (STAYS.includes(tool) ? said.from : undefined)
  const end = said.back ?? said.to
  return {
    month: isDay(day) ? undefined : said.month,
    date: isDay(day) && DATING.includes(tool) ? day : undefined,
    to: isDay(end) ? end : undefined,
  }
}

/** What is asked beside a trip, or of one that exists. */
export const ASIDE: readonly ToolName[] = [
  'smalltalk',
  'refuse',
  'currency.convert',
  'money.split',
  'money.spent',
  'trips.read',
  'bookings.read',
  'bookings.add',
  'plan.change',
  'plan.explain',
  'phrases.say',
  'text.translate',
  'account.read',
  'saved.add',
  'compensation.check',
  'distance.between',
  'nearby.find',
]
export const STAYS: readonly ToolName[] = ['stays.search', 'cars.search']
/** A day that is asked about in other calls is no day of the trip. */
const DATING: readonly ToolName[] = [
  'plan.make',
  'flights.search',
  'stays.search',
  'cars.search',
  'weather.forecast',
  'hours.check',
  'ask-back',
]

export function isDay(value: unknown): value is IsoDate {
  return typeof value === 'string' && isIsoDate(value)
}

function withoutEmpty(said: Record<string, unknown>): Talk {
  return Object.fromEntries(
    Object.entries(said).filter(
      ([, value]) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  )
}

function pick<K extends keyof Talk>(talk: Talk, names: readonly K[]): Pick<Talk, K> {
  const found = Object.entries(talk).filter(([name]) => (names as readonly string[]).includes(name))
  return Object.fromEntries(found) as Pick<Talk, K>
}

function omit(talk: Talk, names: readonly (keyof Talk)[]): Talk {
  return Object.fromEntries(Object.entries(talk).filter(([name]) => !names.includes(name as keyof Talk)))
}

/** What a sentence says of a trip, by its slots. */
export function saidIn(slots: QuestionSlots): Talk {
  const { spoken, cities, passports, date, to, month, days, adults, children, diets } = slots
  const isFrom = (city: CityRef) => isSetOffFrom(spoken, city)
  const there = cities.filter((city) => !isFrom(city))
  const [first] = there
  const own = cities.length > 0 && !first ? null : (slots.destination ?? slots.country)
  const country = first?.country ?? (own !== null && !passports.includes(own) ? own : undefined)
  return withoutEmpty({
    cities: there.map(({ id }) => id),
    country,
    home: cities.find(isFrom)?.name,
    month: date === null ? month : undefined,
    date,
    to,
    days,
    adults: adults ?? (ALONE.test(spoken) ? 1 : undefined),
    children: isSameChildren(slots) ? undefined : children,
    passports,
    diets,
    stepFree: mentionsAny(spoken, STEP_FREE_WORDS) || undefined,
  })
}
/** "With the kids" are those that were counted before. */
export const isSameChildren = ({ spoken, children }: QuestionSlots): boolean =>
  children === 1 && / (?:the|our|my) (?:kids|children|little ones|boys|girls) /.test(spoken)
const ALONE = / (?:just me|only me|by myself|on my own|travel\w* alone|going alone|solo|just for me) /

/** The talk after the words of a sentence that said `said`. */
export function talkAfter(talk: Talk, spoken: string, said: Talk): Talk {
  return extendTalk(talk, said, { isOther: OTHER_TRIP.test(spoken), goesOn: GOES_ON.test(spoken) })
}
const OTHER_TRIP =
  / (?:(?:different|another|other|new|separate) (?:trip|journey|holiday|vacation|plan|question)|andere reise|neue reise|anderes thema|otro viaje|autre voyage|altro viaggio|outra viagem|andere reis) /
const GOES_ON =
  /^ (?:ok |okay |well |so |hmm |no |actually )*(?:and|or|but|what about|how about|vs|versus|compared|und|oder|y|o|et|ou|e|en) | (?:instead|rather|afterwards|after that|from there|then|too|as well|stattdessen|lieber|danach|dann|en vez|mejor|luego|despues|plutot|ensuite|apres|invece|poi|dopo|depois) /
