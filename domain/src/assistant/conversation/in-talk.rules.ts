import { addDays, daysBetween, type IsoDate } from '../../base/dates.ts'
import { PHRASEBOOK_LANGUAGES } from '../language/index.ts'
import { argumentNames, parseToolCall, TOOL_NAMES, type ToolCall, type ToolName } from '../tools/index.ts'
import type { CityRef } from './fact-intents.rules.ts'
import { FORECAST_DAYS } from './intent-calls.rules.ts'
import type { QuestionSlots, Talk } from './question-slots.rules.ts'
import { OPEN_REQUEST } from './remark.rules.ts'
import { AIRPORT, CITY_CENTER, type LooseArguments } from './slot-arguments.rules.ts'
import { ASIDE, type Cities, isDay, isSameChildren, STAYS, saidIn, talkAfter } from './talk.rules.ts'

type TalkContext = Cities & { today: IsoDate; talk?: Talk | undefined }

/** What a sentence itself says: its words as `normalizeWords` gives them, and whether it names a place. */
type SaidHere = { spoken: string; namesPlace: boolean }

/**
 * A call with what the talk knows and the question did not say: "the weather then", "plan 4 days there". One call for each city where both
 * are asked about. A question back whose answer was said before becomes the call.
 */
export function withTalk(call: ToolCall, slots: QuestionSlots, context: TalkContext): ToolCall[] {
  const said = saidIn(slots)
  const talk = talkAfter(context.talk ?? {}, slots.spoken, said)
  const namesPlace = said.cities !== undefined || said.country !== undefined
  if (isSameChildren(slots) && talk.children !== undefined && 'children' in call.args)
    Object.assign(call.args, { children: talk.children })
  return inTalk(call, { spoken: slots.spoken, namesPlace }, { ...context, talk })
}

function inTalk(call: ToolCall, here: SaidHere, context: TalkContext): ToolCall[] {
  const { talk = {} } = context
  const tool = toolOf(call)
  if (tool === null || Object.keys(talk).length === 0) return [call]
  const own: LooseArguments = call.tool === 'ask-back' ? call.args.args : call.args
  const of = towns(talk, context)
  // "How do I get there from Munich": between towns one flies, as far as we can search.
  const isWayThere =
    tool === 'routes.find' && own.to === undefined && typeof own.from === 'string' && own.from !== AIRPORT
  if (isWayThere && of.length > 0 && of[0]?.name !== own.from)
    return [made('flights.search', { from: own.from }, here, context, talk) ?? call]
  const isBoth = BOTH.test(here.spoken) && !here.namesPlace
  const both = isBoth && argumentNames(tool).includes('city') ? of.slice(0, 2) : []
  if (both.length === 2) {
    const { city: _, country: __, ...rest } = own
    return both.flatMap(({ id }) => made(tool, rest, here, context, { ...talk, cities: [id] }) ?? [])
  }
  return [made(tool, own, here, context, talk) ?? call]
}

/** The tool that is called or asked about; null where that is not clear, or the talk says nothing to it. */
function toolOf(call: ToolCall): ToolName | null {
  const isAsked = call.tool === 'ask-back'
  if (isAsked && LEFT_OPEN.includes(call.args.missing ?? '')) return null
  const named = isAsked ? call.args.about : call.tool
  const tool = TOOL_NAMES.find((one) => one === named) ?? null
  return tool !== null && ASIDE.includes(tool) && !LOCAL.includes(tool) ? null : tool
}
/** What is asked though the call is whole without it. */
const LEFT_OPEN: readonly string[] = ['details', 'date', 'passports', OPEN_REQUEST]
const LOCAL: readonly ToolName[] = ['phrases.say', 'distance.between']
const BOTH = / (?:both|the two|either|each of them|which one|which of (?:them|those|these)) /

const towns = ({ cities = [] }: Talk, { cities: all, others = [] }: Cities): CityRef[] =>
  cities.flatMap((id) => [...all, ...others].find((one) => one.id === id) ?? [])

function made(
  tool: ToolName,
  own: LooseArguments,
  here: SaidHere,
  context: TalkContext,
  talk: Talk,
): ToolCall | null {
  const args = Object.assign(
    whereOf(tool, own, here, towns(talk, context), talk),
    whoOf(tool, own, talk),
    whenOf(tool, own, here.spoken, talk, context.today),
  )
  const names = argumentNames(tool)
  const gained = Object.entries(args).filter(
    ([name, value]) => value !== undefined && (names.includes(name) || name === 'month'),
  )
  const known = Object.entries(own).filter(([name]) => names.includes(name))
  const all = Object.assign(Object.fromEntries(known), Object.fromEntries(gained))
  const { month, date } = all
  const isOfMonth = tool === 'weather.forecast' && month !== undefined && date === undefined
  return parsed(isOfMonth ? 'climate.month' : tool, isOfMonth ? { city: all.city, month } : all)
}

/** Place arguments of which one says where. */
const WHERE = ['city', 'cities', 'country', 'destination', 'place', 'to']

function whereOf(
  tool: ToolName,
  own: LooseArguments,
  { namesPlace }: SaidHere,
  of: CityRef[],
  talk: Talk,
): LooseArguments {
  const [town] = of
  const country = town?.country ?? talk.country
  const pointed = pointedAt(tool, own, of, talk)
  if (pointed) return pointed
  const isSaid = WHERE.some((name) => own[name] !== undefined && !(STAYS.includes(tool) && name === 'to'))
  if (namesPlace || isSaid) return {}
  return {
    city: town?.id,
    cities: tool === 'plan.make' && town ? [town.id] : undefined,
    country,
    destination: country,
    place: STAYS.includes(tool) ? town?.name : undefined,
  }
}

/** Where for the tools that name a place in their own way; null for the others. */
function pointedAt(
  tool: ToolName,
  own: LooseArguments,
  [town, other]: CityRef[],
  talk: Talk,
): LooseArguments | null {
  switch (tool) {
    case 'phrases.say':
      return own.language === undefined ? { language: languageOf(town?.country ?? talk.country) } : {}
    case 'costs.compare':
    case 'distance.between': {
      const listed = Array.isArray(own.cities) ? own.cities : []
      const all = [...new Set([...listed, town?.id, other?.id])].filter((one) => one !== undefined)
      return listed.length < 2 && all.length > 1 ? { cities: all.slice(0, 2) } : {}
    }
    case 'routes.find':
      return { city: own.city ?? town?.id, ...(town && openEnd(own)) }
    case 'hours.check':
      return { city: own.city ?? town?.id }
    case 'flights.search':
      return endsOf(own, town?.name, talk.home)
    default:
      return null
  }
}

/** From or to the airport of a city that the talk is about, the other end is the middle of it. */
function openEnd({ from, to }: LooseArguments): LooseArguments {
  if (to === undefined && from === AIRPORT) return { to: CITY_CENTER }
  return from === undefined && to === AIRPORT ? { from: CITY_CENTER } : {}
}

function endsOf(own: LooseArguments, there: string | undefined, home: string | undefined): LooseArguments {
  const to = own.to ?? (own.from === there ? undefined : there)
  return { to, from: own.from ?? (home === to ? undefined : home) }
}

function languageOf(country: string | undefined): string | undefined {
  if (country === undefined) return undefined
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  return PHRASEBOOK_LANGUAGES.includes(language) ? language : undefined
}

const EATERIES = ['restaurant', 'cafe', 'market', 'food-street', 'bar']

function whoOf(tool: ToolName, own: LooseArguments, talk: Talk): LooseArguments {
  const { adults, children, passports, diets, stepFree } = talk
  const isCounted = own.adults !== undefined || own.children !== undefined
  const eats = Array.isArray(own.categories) && own.categories.some((one) => EATERIES.includes(one))
  const isHungry = tool === 'plan.make' || (tool === 'places.find' && eats)
  return {
    ...(!isCounted && { adults, children }),
    ...(own.passports === undefined && { passports }),
    ...(own.diets === undefined && isHungry && { diets }),
    ...(own.stepFree === undefined && { stepFree }),
    ...(own.days === undefined && { days: talk.days }),
  }
}

/** "Then", "that day": the day of the talk where a question asks for one that it does not name. */
const POINTS =
  / (?:then|that day|that date|those days|those dates|that weekend|that week|that time|that month|same day|while we re there|when we re there|when we are there|when we go|during our (?:trip|stay|visit)|that evening|that night|dann|da|an dem tag|entonces|ese dia|esos dias|alors|ce jour la|a ce moment|cette periode|allora|quel giorno|entao|nesse dia) /
/** What is asked of now is not asked of the trip. */
const NOW =
  / (?:now|right now|currently|today|tonight|this (?:week|weekend|morning|afternoon|evening)|at the moment|heute|jetzt|gerade|hoy|ahora|aujourd hui|maintenant|oggi|adesso|hoje|agora) /
const BY_POINTING: readonly ToolName[] = ['hours.check', 'places.find', 'holidays.list', 'festivals.list']

function whenOf(
  tool: ToolName,
  own: LooseArguments,
  spoken: string,
  talk: Talk,
  today: IsoDate,
): LooseArguments {
  const isSaid = ['month', 'date', 'startDate', 'openOn', 'year'].some((name) => own[name] !== undefined)
  if (isSaid || NOW.test(spoken) || (BY_POINTING.includes(tool) && !POINTS.test(spoken))) return {}
  const { date } = talk
  return date !== undefined && date >= today ? byDay(tool, own, date, talk, today) : byMonth(tool, talk.month)
}

function byMonth(tool: ToolName, month: number | undefined): LooseArguments {
  return tool === 'places.find' ? {} : { month }
}

function byDay(
  tool: ToolName,
  own: LooseArguments,
  date: IsoDate,
  { to, days }: Talk,
  today: IsoDate,
): LooseArguments {
  const end = to ?? (days ? addDays(date, days - 1) : date)
  const later = end > date ? end : undefined
  switch (tool) {
    case 'stays.search':
    case 'cars.search':
      return isDay(own.from) || isDay(own.to) ? {} : { from: date, to: later }
    case 'flights.search':
      return { date, back: own.back ?? later }
    case 'plan.make':
      return { startDate: date, days: own.days ?? (later && daysBetween(date, later) + 1) }
    case 'weather.forecast':
      return daysBetween(today, date) <= FORECAST_DAYS ? { date } : { month: monthOf(date) }
    case 'places.find':
      return { openOn: date }
    case 'holidays.list':
    case 'daylight.read':
    case 'packing.list':
    case 'hours.check':
      return { date }
    default:
      return { month: monthOf(date) }
  }
}

const monthOf = (date: IsoDate) => Number(date.slice(5, 7))

function parsed(tool: ToolName, args: LooseArguments): ToolCall | null {
  const call = parseToolCall(tool, args)
  return call.ok ? call.value : null
}
