import { addDays } from '../../base/dates.ts'
import { SIGHT_CATEGORIES } from '../../destination/places/index.ts'
import { mayNamePlace, mentionsAny, normalizeWords, parseNumberWord, wordList } from '../language/index.ts'
import { readPlanChange } from '../plan-changes/index.ts'
import { argumentNames, HABIT_SUBJECTS, routeEndsIn, type ToolName } from '../tools/index.ts'
import { isSetOffFrom, type QuestionSlots } from './question-slots.rules.ts'
import { HELP_PATTERNS } from './topics.data.ts'
import { STEP_FREE_WORDS, TOPIC_WORDS } from './vocabulary.rules.ts'

export type LooseArguments = Record<string, unknown>

const some = <T>(values: readonly T[]): readonly T[] | undefined => (values.length > 0 ? values : undefined)

/** The arguments of a tool that the slots of a question give. */
export function argumentsFrom(tool: ToolName, slots: QuestionSlots): LooseArguments {
  const common = tool === 'plan.change' ? {} : commonArguments(tool, slots)
  const all = Object.assign({}, common, ownArguments(tool, slots))
  const names = argumentNames(tool)
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) => names.includes(name) && value !== undefined && value !== null,
    ),
  )
}

function commonArguments(tool: ToolName, slots: QuestionSlots): LooseArguments {
  const { cities, date, month, year, sum, adults, children, days, diets, people } = slots
  const [city] = cities
  // "Italian motorways" are in Italy; of a visa the adjective tells whose.
  const country = slots.country ?? (tool === 'visa.check' ? null : (slots.passports[0] ?? null))
  return {
    city: city?.id,
    cities: some(cities.map(({ id }) => id)),
    country,
    // "With a UK passport" says whose it is, and not where one goes.
    destination: slots.destination ?? (slots.passports.includes(country ?? '') ? null : country),
    passports: some(slots.passports),
    date,
    month: date === null ? month : undefined,
    year: year ?? undefined,
    amount: sum?.amount,
    currency: sum?.currency,
    people,
    adults,
    children,
    days,
    diets: some(diets),
    categories: some(slots.categories),
    language: slots.language,
    hours: slots.hours,
  }
}

/** Arguments of which the name alone does not say what they are. */
function ownArguments(tool: ToolName, slots: QuestionSlots): LooseArguments {
  const { cities, date, month, to, sum, currencies, text, spoken, tripDay } = slots
  switch (tool) {
    case 'plan.make':
      return {
        startDate: date,
        budget: sum ?? undefined,
        spending: slots.spending,
        pace: slots.pace,
        stepFree: mentionsAny(spoken, STEP_FREE_WORDS) || undefined,
        interests: some(SIGHT_CATEGORIES.filter((one) => slots.categories.includes(one))),
      }
    case 'plan.change':
      return Object.assign({ change: text }, readPlanChange(slots))
    case 'plan.explain':
      return { question: text, day: tripDay }
    case 'bookings.read':
      return {
        kind: mentionsAny(spoken, FLIGHT_WORDS) ? 'flight' : mentionsAny(spoken, STAY_WORDS) ? 'stay' : 'any',
      }
    case 'hours.check':
      return { place: placeAsked(slots) }
    case 'bookings.add':
      return { text }
    case 'festivals.list':
      return { month }
    case 'packing.list':
      return { month: month ?? seasonMonth(spoken) }
    case 'places.find':
      return { openOn: date }
    case 'currency.convert':
      return { from: sum?.currency, to: currencies.find((code) => code !== sum?.currency) }
    case 'phrases.say':
      return { text }
    case 'text.translate':
      return { text }
    case 'nearby.find':
      return { what: text }
    case 'routes.find':
      return (
        routeEndsIn(text) ??
        withAirport(spoken, cities[0]) ??
        wayTo(text) ?? { from: cities[0]?.name, to: cities[1]?.name }
      )
    case 'flights.search':
      return { ...endsOf(slots), back: to, adults: guestsOf(slots) }
    case 'stays.search':
      return {
        place: cities[0]?.name,
        from: date,
        to: to ?? dayOfLeaving(slots),
        adults: guestsOf(slots),
      }
    case 'cars.search':
      return { place: cities[0]?.name, from: date, to: to ?? dayOfReturn(slots) }
    case 'habits.read':
      return { topics: some(habitTopics(spoken)) }
    case 'compensation.check':
      return { kind: disruptionOf(spoken, slots.hours) }
    case 'help.find':
      return { topic: HELP_PATTERNS.find(([, pattern]) => pattern.test(spoken))?.[0] ?? 'theft' }
    case 'refuse':
      return { why: 'not-offered' }
    default:
      return {}
  }
}

/** Both ends of a flight; a city alone is where it goes, unless it is set off from. */
function endsOf({ cities, spoken }: QuestionSlots): LooseArguments {
  const [first, ...more] = cities
  if (!first) return {}
  const last = more.at(-1)
  if (last) return { from: first.name, to: last.name }
  return isSetOffFrom(spoken, first) ? { from: first.name } : { to: first.name }
}

/** "From 6 August for 3 nights", "for a week": the day on which a stay ends; undefined where that is not said. */
function dayOfLeaving({ date, days, spoken }: QuestionSlots): string | undefined {
  if (date === null || days === null || days < 2) return undefined
  // Nights are counted as the days with the last one; a week is as many nights.
  return addDays(date, / weeks? /.test(spoken) ? days : days - 1)
}

/** The same of a car, which is hired by days of 24 hours. */
function dayOfReturn({ date, days, spoken }: QuestionSlots): string | undefined {
  if (date === null || days === null) return undefined
  return addDays(date, / nights? /.test(spoken) ? days - 1 : days)
}

/** "For 3", "for four people": who goes along where nothing else is counted. */
function guestsOf({ adults, spoken }: QuestionSlots): number | undefined {
  if (adults !== null) return adults
  const found =
    /(?:^| )for (\w+)(?: (?:people|persons|guests|of us|travell?ers|friends))?(?= (?:and|in|from|on|with|next|this|please|near|tonight|tomorrow) | $)/.exec(
      spoken,
    )?.[1]
  const count = parseNumberWord(found)
  return count !== null && count > 1 && count <= MAX_GUESTS ? count : undefined
}
const MAX_GUESTS = 20

const FLIGHT_WORDS = [
  ...TOPIC_WORDS.flights,
  ...wordList(
    'aereo, avion, aviao, avião, flieger, maschine, l avion, flyver, flyr, vi flyger, fliegen, fliegt, voliamo, volamos, volons, vuelo, voamos, lecimy, letíme, letime, летим, летимо, repülünk, repulunk, uçuyoruz, ucuyoruz, lennämme, lennamme, zburăm, zburam, 乗る便, 出発ターミナル, 搭乗, 航站楼, airport, airline*, terminal, boarding, layover, gate, seat, zbor*, ফ্লাইট*, फ्लाइट*, виліт, рейс*, літак*, самолет*, 航班, 飞机, 비행기, เครื่องบิน, ไฟลท์, פלייט, טיסה, flyg*, flyet, lento*, lennon, uçuş*, uçağ*, polet*, samolot*, letadl*, lietadl*, gépem, járat*, chuyến bay, penerbangan, pesawat, πτήση, πετάω, طيارتي, طائرتي, رحلتي, پرواز*, فلائٹ*, ndege, विमान*',
  ),
]
const STAY_WORDS = [
  ...TOPIC_WORDS.stays,
  ...wordList(
    'check in, check out, checkin, room, the place i booked, the place we booked, booked to stay, alloggio, chambre, ubytov*, szállás*, فندق*, হোটেল*, होटल*, готель, готелю, отел*, гостиниц*, 酒店, ホテル, 호텔, โรงแรม, khách sạn, מלון, hotell*, otel*, hotelli*, ξενοδοχ*, ہوٹل, هتل, hoteli*, hotelu, hotelbooking',
  ),
]

/** The words of a question about hours, where one of them may name a place. */
function placeAsked({ text, cities }: QuestionSlots): string | undefined {
  return mayNamePlace(
    text,
    cities.map(({ name }) => normalizeWords(name)),
  )
    ? text
    : undefined
}

function disruptionOf(spoken: string, hours: number | null): string | undefined {
  if (/ (?:denied|refused|overbooked) /.test(spoken)) return 'denied-boarding'
  if (/ cancel\w* /.test(spoken)) return 'cancellation'
  return hours !== null || / (?:delay\w*|late) /.test(spoken) ? 'delay' : undefined
}

const HABIT_PATTERNS: Record<(typeof HABIT_SUBJECTS)[number], RegExp> = {
  tipping: / (?:tip|tips|tipping|gratuity) /,
  water: / (?:tap water|drink the water|water) /,
  side: / side of the road /,
  dress: / (?:wear|dress|dress code|cover) /,
  sim: / (?:esim|e sim|sim|roaming|mobile data) /,
  etiquette: / (?:etiquette|manners) /,
}

function habitTopics(spoken: string): string[] {
  return HABIT_SUBJECTS.filter((topic) => HABIT_PATTERNS[topic].test(spoken))
}

/** "How long to the Blue Mosque", "is Disneyland far": from the middle of the town. */
function wayTo(text: string): LooseArguments | null {
  const to =
    /\bhow (?:far|long) (?:(?:is|['’]?s) (?:it|the walk|the way) )?to (?:get to |walk to |reach )?(?<to>[^?!.,]{2,60})/i.exec(
      text,
    ) ?? /\b(?:is|are) (?<to>[^?!.,]{2,60}?) far\b/i.exec(text)
  return to?.groups ? { from: CITY_CENTER, to: to.groups.to?.trim() } : null
}

/** "How do we get from the airport": into the city, where one is known. */
function withAirport(spoken: string, city: object | undefined): LooseArguments | null {
  const center = city && CITY_CENTER
  if (/ from (?:the )?(?:\w+ )?airport /.test(spoken)) return { from: AIRPORT, to: center }
  return / to (?:the )?(?:\w+ )?airport /.test(spoken) ? { from: center, to: AIRPORT } : null
}
export const CITY_CENTER = 'the city center'
export const AIRPORT = 'the airport'

/** The middle month of a season in the north. */
function seasonMonth(spoken: string): number | undefined {
  const seasons = ['winter', 'spring', 'summer', 'autumn']
  const at = seasons.findIndex((season) => spoken.includes(` ${season} `))
  if (at >= 0) return at * 3 + 1
  return spoken.includes(' fall ') ? 10 : undefined
}
