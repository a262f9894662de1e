import type { ToolName } from './tool-names.data.ts'

/** Kinds of small talk. */
export const SMALLTALK = {
  thanks: 'thanks',
  hello: 'greeting',
  bye: 'farewell',
  identity: 'identity',
  abilities: 'abilities',
} as const

export function isSmalltalk(kind: string): kind is keyof typeof SMALLTALK {
  return Object.hasOwn(SMALLTALK, kind)
}

/** The tool of a kind of request, with the arguments that the kind says. */
export const TOOLS_OF_KINDS: Readonly<
  Record<string, readonly [tool: ToolName, args?: Readonly<Record<string, unknown>>]>
> = {
  weather: ['weather.forecast'],
  best: ['climate.best'],
  visa: ['visa.check'],
  convert: ['currency.convert'],
  phrase: ['phrases.say'],
  translate: ['text.translate'],
  emergency: ['emergency.numbers'],
  plan: ['plan.make'],
  flights: ['flights.search'],
  hotels: ['stays.search'],
  cars: ['cars.search'],
  budget: ['costs.city'],
  compare: ['costs.compare'],
  safety: ['safety.read'],
  plugs: ['power.plugs'],
  tip: ['habits.read', { topics: ['tipping'] }],
  water: ['habits.read', { topics: ['water'] }],
  time: ['time.there'],
  pack: ['packing.list'],
  passport: ['help.find', { topic: 'lost-passport' }],
  theft: ['help.find', { topic: 'theft' }],
  luggage: ['help.find', { topic: 'luggage' }],
  card: ['help.find', { topic: 'lost-card' }],
  sick: ['help.find', { topic: 'medical' }],
  vaccines: ['health.vaccinations'],
  driving: ['driving.rules'],
  holidays: ['holidays.list'],
  festivals: ['festivals.list'],
  tomorrow: ['trips.read'],
  next: ['trips.read'],
  bookings: ['bookings.read'],
  spent: ['money.spent'],
  delay: ['compensation.check', { kind: 'delay' }],
  cancelled: ['compensation.check', { kind: 'cancellation' }],
  split: ['money.split'],
  distance: ['distance.between'],
  museums: ['places.find', { categories: ['museum'] }],
  eat: ['places.find', { categories: ['restaurant'] }],
  sights: ['places.find'],
  offline: ['help.find', { topic: 'offline-maps' }],
  addbooking: ['bookings.add'],
  denied: ['compensation.check', { kind: 'denied-boarding' }],
  hours: ['hours.check'],
  explain: ['plan.explain'],
  change: ['plan.change'],
  documents: ['documents.checklist'],
  events: ['events.now'],
  guide: ['guide.read'],
  daylight: ['daylight.read'],
  sim: ['habits.read', { topics: ['sim'] }],
  dress: ['habits.read', { topics: ['dress'] }],
  etiquette: ['habits.read', { topics: ['etiquette'] }],
  nearby: ['nearby.find'],
  routes: ['routes.find'],
  save: ['saved.add'],
  account: ['account.read'],
  refuse: ['refuse', { why: 'not-offered' }],
}

/** Kinds of requests about what is one’s own, which name no place. */
export const OWN_KINDS = ['tomorrow', 'next', 'bookings', 'addbooking', 'spent', 'explain', 'account', 'save']
