import { addDays, type IsoDate } from '../../base/dates.ts'
import type { Country } from '../../destination/countries/index.ts'
import { normalizeWords } from '../language/index.ts'
import type { RouteAnswer, ToolCall, ToolExecutors, ToolInput, ToolName } from '../tools/index.ts'
import { type AnswerFacts, answerIntent } from './answer.rules.ts'
import {
  type CompanionAnswer,
  type CompanionTables,
  cityOf,
  compareCard,
  daylightCard,
  festivalsCard,
  packingCard,
  splitCard,
} from './companion-card.rules.ts'
import { intentOfCall } from './intent-calls.rules.ts'

/** Everything that answers use; null or missing means that it could not be loaded. */
export type CompanionFacts = AnswerFacts & {
  companion: CompanionTables
  /** The country of the traveller. */
  home: Country | null
  /** The way that a question asks for, or both cities that it leads between. */
  route: RouteAnswer | { kind: 'cities'; ids: [string, string] } | null
}

const MISSING = { kind: 'not-known', what: 'facts' } as const

/** The tools without a model: each answers only from the given facts, and changes nothing. */
export function makeExecutors(facts: CompanionFacts): ToolExecutors<CompanionAnswer> {
  const { companion, tables, home } = facts
  const country = tables?.country ?? null
  const byIntent =
    <N extends ToolName>(tool: N) =>
    (args: unknown) =>
      // The registry has checked the arguments of this very tool.
      answerByIntent({ tool, args } as ToolCall, facts)
  const openPage =
    <N extends ToolName>(tool: N, path: (args: Record<string, unknown>) => string) =>
    (args: object): CompanionAnswer => ({ kind: 'page', tool, path: path({ ...args }) })
  return {
    // The planner takes any town; this card describes a plan of cities with a guide.
    'plan.make': (args) =>
      args.cities.every((id) => facts.cities.some((one) => one.id === id))
        ? planCard(args, facts)
        : { kind: 'page', tool: 'plan.make', path: '/itinerary' },
    'places.find': byIntent('places.find'),
    'hours.check': byIntent('hours.check'),
    'visa.check': byIntent('visa.check'),
    'safety.read': byIntent('safety.read'),
    'climate.month': byIntent('climate.month'),
    'climate.best': byIntent('climate.best'),
    'costs.city': (args) => {
      const card = answerByIntent({ tool: 'costs.city', args }, facts)
      const { days, adults, children = 0 } = args
      return card.kind === 'cost' && days !== undefined && adults !== undefined
        ? { ...card, party: { days, adults, children } }
        : card
    },
    'currency.convert': byIntent('currency.convert'),
    'phrases.say': byIntent('phrases.say'),
    'holidays.list': byIntent('holidays.list'),
    'time.there': byIntent('time.there'),
    'distance.between': byIntent('distance.between'),
    'power.plugs': byIntent('power.plugs'),
    'flights.search': byIntent('flights.search'),
    'stays.search': byIntent('stays.search'),
    'emergency.numbers': (args) =>
      args.country === undefined
        ? { kind: 'page', tool: 'emergency.numbers', path: '/gemini-safety' }
        : answerByIntent({ tool: 'emergency.numbers', args }, facts),
    'weather.forecast': (args) => {
      const city = facts.cities.find(({ id }) => id === args.city)
      return city ? { kind: 'forecast', city } : answerByIntent({ tool: 'weather.forecast', args }, facts)
    },
    'daylight.read': (args) =>
      daylightCard(args, facts) ?? answerByIntent({ tool: 'daylight.read', args }, facts),
    'habits.read': (args) => {
      const { country: code, topics = [] } = args
      const { notes: table } = companion
      if (intentOfCall({ tool: 'habits.read', args }))
        return answerByIntent({ tool: 'habits.read', args }, facts)
      if (!table?.notes) return MISSING
      const { notes, asOf, source, written, checked } = table
      return { kind: 'notes', country: code, notes, topics, asOf, source, written, checked }
    },
    'costs.compare': (args) => compareCard(args, companion, facts),
    'money.split': splitCard,
    'money.spent': () => ({ kind: 'trip', topic: 'spent', date: null }),
    'trips.read': ({ date = null }) => ({ kind: 'trip', topic: date === null ? 'list' : 'day', date }),
    'bookings.read': () => ({ kind: 'trip', topic: 'bookings', date: null }),
    'festivals.list': (args) =>
      festivalsCard(args, args.city === undefined ? null : cityOf(args.city, facts), companion),
    'health.vaccinations': () =>
      country ? { kind: 'vaccinations', country, risks: companion.risks } : MISSING,
    'driving.rules': () => (country ? { kind: 'driving', country } : MISSING),
    'packing.list': (args) => packingCard(args, facts, home),
    'help.find': ({ topic }) =>
      topic === 'offline-maps'
        ? { kind: 'page', tool: 'help.find', path: '/offline-maps' }
        : { kind: 'help', topic, country },
    'compensation.check': ({ kind = null, hours = null }) => ({ kind: 'rights', disruption: kind, hours }),
    smalltalk: ({ kind }) => ({ kind: 'smalltalk', topic: kind }),
    'ask-back': ({ about = null, missing = null, offers, args }) => ({
      kind: 'question',
      about,
      missing,
      offers,
      said: args,
    }),
    'guide.read': openPage('guide.read', ({ city }) => `/gemini-travel-intel?city=${city}`),
    'documents.checklist': openPage('documents.checklist', (args) => `/documents?to=${args.country}`),
    'events.now': openPage('events.now', (args) =>
      args.country ? `/risk-radar?place=${args.country}` : '/risk-radar',
    ),
    'text.translate': openPage('text.translate', () => '/translate'),
    'cars.search': openPage('cars.search', () => '/car-rental'),
    'routes.find': (args) => {
      const city = facts.cities.find(({ id }) => id === args.city)
      const isFromAirport = / airports? /.test(normalizeWords(`${args.from} ${args.to}`))
      if (city && isFromAirport) return { kind: 'airport', city }
      const { route } = facts
      return route?.kind === 'cities'
        ? answerByIntent({ tool: 'distance.between', args: { cities: route.ids } }, facts)
        : (route ?? MISSING)
    },
    'nearby.find': openPage('nearby.find', () => '/'),
    'account.read': openPage('account.read', () => '/settings'),
    'plan.explain': openPage('plan.explain', () => '/itinerary'),
    refuse: () => ({ kind: 'refused' }),
  }
}

/** A plan; for a month without a day it begins on the first day of that month that is still to come, and the card says so. */
function planCard(args: ToolInput<'plan.make'>, facts: CompanionFacts): CompanionAnswer {
  const { month, startDate } = args
  if (month === undefined || startDate !== undefined)
    return answerByIntent({ tool: 'plan.make', args }, facts)
  const first = firstDayOf(month, facts.today)
  const card = answerByIntent({ tool: 'plan.make', args: { ...args, startDate: first } }, facts)
  return card.kind === 'plan' ? { ...card, month } : card
}

function firstDayOf(month: number, today: IsoDate): IsoDate {
  const tomorrow = addDays(today, 1)
  const year = Number(tomorrow.slice(0, 4))
  if (Number(tomorrow.slice(5, 7)) === month) return tomorrow
  const first = (inYear: number) => `${inYear}-${String(month).padStart(2, '0')}-01`
  return first(year) > today ? first(year) : first(year + 1)
}

function answerByIntent(call: ToolCall, facts: CompanionFacts): CompanionAnswer {
  const intent = intentOfCall(call)
  const card = intent ? answerIntent(intent, facts) : MISSING
  return card.kind === 'tool' ? MISSING : card
}

/** Whether an answer gives what was asked for; only then does the question count. */
export function isAnswered(card: CompanionAnswer): boolean {
  if (card.kind === 'visa') return card.requirements.length > 0
  return !['not-known', 'question', 'smalltalk', 'refused', 'proposal', 'unguided'].includes(card.kind)
}
