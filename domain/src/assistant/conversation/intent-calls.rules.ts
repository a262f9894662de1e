import { daysBetween, type IsoDate } from '../../base/dates.ts'
import { currencyDecimals } from '../../base/money.ts'
import type { Guide } from '../../destination/places/index.ts'
import { findPlace } from '../language/index.ts'
import { parseToolCall, type ToolCall, type ToolInput, type ToolName } from '../tools/index.ts'
import type { HabitTopic } from './fact-intents.rules.ts'
import type { Intent, IntentContext } from './intent-parser.rules.ts'
import type { CompanionContext } from './question-slots.rules.ts'

/** A forecast reaches so many days. */
export const FORECAST_DAYS = 9

type IntentOf<K extends Intent['kind']> = Extract<Intent, { kind: K }>

/** An intent as calls of tools; empty when it is none. `date` and `month` are those of the question. */
export function callsOfIntent(
  intent: Intent,
  { today, date }: { today: IsoDate; date: IsoDate | null },
): ToolCall[] {
  const make = (tool: ToolName, args: object) => {
    const parsed = parseToolCall(tool, withoutEmpty(args))
    return parsed.ok ? [parsed.value] : []
  }
  switch (intent.kind) {
    case 'plan': {
      const { kind: _, cityIds, pace, stepFree, ...rest } = intent
      return make('plan.make', {
        ...rest,
        cities: cityIds.slice(0, 10),
        days: rest.days === null ? null : Math.min(Math.max(rest.days, 1), 30),
        pace: pace === 'balanced' ? null : pace,
        stepFree: stepFree || null,
      })
    }
    case 'flights':
      return make('flights.search', withoutKind(intent))
    case 'stays':
      return make('stays.search', withoutKind(intent))
    case 'hours':
      return make('hours.check', { place: intent.text, city: intent.cityIds[0], date: intent.date })
    case 'places': {
      const { cityId: city, categories, diets, openOn } = intent
      return make('places.find', { city, categories, diets, openOn })
    }
    case 'holidays':
      return make('holidays.list', { ...withoutKind(intent), date })
    case 'money': {
      const amount = intent.sum?.amount ?? 10 ** currencyDecimals(intent.from)
      return make('currency.convert', { amount, from: intent.from, to: intent.to })
    }
    case 'climate':
      return climateCall(intent, { today, date, make })
    case 'habits':
      return habitCalls(intent).flatMap(({ tool, args }) => make(tool, args))
    case 'tool':
    case 'unknown':
      return []
    default:
      return factCall(intent, make)
  }
}

type MakeCall = (tool: ToolName, args: object) => ToolCall[]

function factCall(
  intent: IntentOf<'visa' | 'safety' | 'cost' | 'phrase' | 'clock' | 'distance'>,
  make: MakeCall,
): ToolCall[] {
  switch (intent.kind) {
    case 'visa':
      return make('visa.check', withoutKind(intent))
    case 'safety':
      return make(intent.isEmergency ? 'emergency.numbers' : 'safety.read', { country: intent.country })
    case 'cost':
      return make('costs.city', { city: intent.cityId, month: intent.month })
    case 'phrase':
      return make('phrases.say', withoutKind(intent))
    case 'clock':
      return make('time.there', { city: intent.cityId, country: intent.country })
    case 'distance':
      return make('distance.between', { cities: intent.cityIds })
  }
}

function climateCall(
  { cityId: city, month, isBest }: IntentOf<'climate'>,
  { today, date, make }: { today: IsoDate; date: IsoDate | null; make: MakeCall },
): ToolCall[] {
  if (isBest) return make('climate.best', { city })
  const ahead = date === null ? 0 : daysBetween(today, date)
  const isNear = date === null ? month === null : ahead >= 0 && ahead <= FORECAST_DAYS
  return isNear ? make('weather.forecast', { city, date }) : make('climate.month', { city, month })
}

function habitCalls({ country, topics }: IntentOf<'habits'>): { tool: ToolName; args: object }[] {
  const rest = topics.filter((topic) => topic !== 'plug' && topic !== 'side')
  return [
    ...(topics.includes('plug') ? [{ tool: 'power.plugs' as const, args: { country } }] : []),
    ...(topics.includes('side') ? [{ tool: 'driving.rules' as const, args: { country } }] : []),
    ...(rest.length > 0 ? [{ tool: 'habits.read' as const, args: { country, topics: rest } }] : []),
  ]
}

/** The intent that the earlier rules answer for a call; null where the call has rules of its own. */
export function intentOfCall(call: ToolCall): Intent | null {
  switch (call.tool) {
    case 'plan.make':
      return planIntent(call.args)
    case 'flights.search': {
      const { from = '', to = '', date = null, back = null, adults = null } = call.args
      return { kind: 'flights', from, to, date, back, adults }
    }
    case 'stays.search': {
      const { place = '', from = null, to = null, adults = null } = call.args
      return { kind: 'stays', place, from, to, adults }
    }
    case 'hours.check': {
      const { place, city, date = null } = call.args
      return { kind: 'hours', text: place, cityIds: city === undefined ? [] : [city], date }
    }
    case 'places.find': {
      const { city: cityId, categories = [], diets = [], openOn = null } = call.args
      return { kind: 'places', cityId, categories, diets, openOn }
    }
    case 'holidays.list': {
      const { country, year = null, month = null } = call.args
      return { kind: 'holidays', country, year, month }
    }
    case 'currency.convert': {
      const { amount, from, to } = call.args
      return { kind: 'money', sum: { amount, currency: from }, from, to }
    }
    default:
      return factIntent(call)
  }
}

function factIntent(call: ToolCall): Intent | null {
  switch (call.tool) {
    case 'visa.check':
      return { kind: 'visa', destination: call.args.destination, passports: call.args.passports ?? [] }
    case 'safety.read':
      return { kind: 'safety', country: call.args.country, isEmergency: false }
    case 'emergency.numbers':
      return call.args.country === undefined
        ? { kind: 'tool', tool: 'safety' }
        : { kind: 'safety', country: call.args.country, isEmergency: true }
    case 'climate.month':
    case 'weather.forecast':
    case 'climate.best':
    case 'daylight.read': {
      const { city: cityId, month = null, date } = call.args as ToolInput<'daylight.read'>
      const inMonth = month ?? (date === undefined ? null : Number(date.slice(5, 7)))
      return { kind: 'climate', cityId, month: inMonth, isBest: call.tool === 'climate.best' }
    }
    case 'costs.city':
      return { kind: 'cost', cityId: call.args.city, month: call.args.month ?? null }
    case 'phrases.say': {
      const { language, text, from = [] } = call.args
      return { kind: 'phrase', language, text, from }
    }
    case 'power.plugs':
      return { kind: 'habits', country: call.args.country, topics: ['plug'] }
    case 'habits.read': {
      const topics = (call.args.topics ?? []).filter(isTableTopic)
      return topics.length > 0 ? { kind: 'habits', country: call.args.country, topics } : null
    }
    case 'time.there':
      return { kind: 'clock', cityId: call.args.city ?? null, country: call.args.country }
    case 'distance.between': {
      const [from = '', to = ''] = call.args.cities
      return { kind: 'distance', cityIds: [from, to] }
    }
    default:
      return null
  }
}

const isTableTopic = (topic: string): topic is Exclude<HabitTopic, 'plug'> =>
  ['tipping', 'water', 'side', 'dress'].includes(topic)

function planIntent(args: ToolInput<'plan.make'>): Intent {
  const { cities, days = null, startDate = null, adults = null, children = null, budget = null } = args
  const { interests = [], diets = [], pace = 'balanced', stepFree = false } = args
  return {
    kind: 'plan',
    cityIds: cities,
    days,
    startDate,
    adults,
    children,
    budget,
    interests: interests as Extract<Intent, { kind: 'plan' }>['interests'],
    diets,
    pace,
    stepFree,
  }
}

function withoutKind<T extends { kind: string }>({ kind: _, ...rest }: T): Omit<T, 'kind'> {
  return rest
}

/** Drops what was not said: null, an empty text, an empty list. */
function withoutEmpty(args: object): object {
  return Object.fromEntries(
    Object.entries(args).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )
}

/**
 * The call with the city of the place that it names, looked up in the guides; a model would have to know it. Of a place that no guide
 * has the answer says so.
 */
export function withPlaceCity(call: ToolCall, guides: readonly Guide[]): ToolCall {
  if (call.tool !== 'hours.check') return call
  const { place, city } = call.args
  const own = city === undefined ? guides : guides.filter((guide) => guide.city.id === city)
  const found = findPlace(place, own)?.guide.city.id
  if (found !== undefined) return { tool: 'hours.check', args: Object.assign({}, call.args, { city: found }) }
  return call
}

/** The context with the intents of the calls before. */
export function toIntentContext({ before, ...context }: CompanionContext): IntentContext {
  return Object.assign({}, context, { before: before.flatMap((call) => intentOfCall(call) ?? []) })
}
