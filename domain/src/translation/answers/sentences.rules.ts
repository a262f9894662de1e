/** The tools that a question back offers, as short questions in a language. */
export type OfferedTool =
  | 'plan.make'
  | 'places.find'
  | 'visa.check'
  | 'weather.forecast'
  | 'climate.best'
  | 'costs.city'
  | 'currency.convert'
  | 'phrases.say'
  | 'emergency.numbers'
  | 'power.plugs'
  | 'habits.read'
  | 'safety.read'
  | 'holidays.list'
  | 'packing.list'
  | 'flights.search'
  | 'stays.search'
  | 'help.find'
  | 'trips.read'

type Fixed =
  | 'greeting'
  | 'thanks'
  | 'farewell'
  | 'identity'
  | 'abilities'
  | 'unknown'
  | 'free'
  /** Says that what follows the sentences is in English. */
  | 'details'
  | 'askCity'
  | 'askCountry'
  | 'askDestination'
  | 'askPassports'
  | 'askAmount'
  | 'askCurrency'
  | 'askPeople'
  | 'askLanguage'
  | 'askDetails'
  | 'askOther'
  | 'goAhead'
  | 'visaUnsure'
  | 'police'
  | 'ambulance'
  | 'fire'
  | 'anyEmergency'
  | 'clockSame'
  | 'planOpen'
  | 'notKnown'
  | 'refused'

/** The values that the sentences show; a place and a country stand before a colon, so that no language has to inflect them. */
type Values = {
  unknownPlace: 'place'
  climate: 'place' | 'month' | 'low' | 'high' | 'days'
  bestMonths: 'place' | 'months'
  forecast: 'place'
  cost: 'place' | 'sum'
  money: 'sum' | 'result'
  visaCitizen: 'country'
  visaFree: 'country'
  visaEta: 'country'
  visaArrival: 'country'
  visaOnline: 'country'
  visaRequired: 'country'
  visaNotAdmitted: 'country'
  visaDays: 'days'
  visaPassport: 'country'
  visaWhose: 'country'
  safety1: 'country'
  safety2: 'country'
  safety3: 'country'
  safety4: 'country'
  emergency: 'country' | 'numbers'
  plugs: 'country' | 'types' | 'volts'
  clock: 'place' | 'time'
  clockAhead: 'span'
  clockBehind: 'span'
  plan: 'places' | 'days'
  planPlaces: 'places'
  phrase: 'asked' | 'language' | 'text'
  distance: 'from' | 'to' | 'length'
  split: 'share'
  askUnderstood: 'what'
  adults: 'count'
  children: 'count'
}
export type SentenceKey = Fixed | keyof Values

/** What the assistant says in a language; a language that lacks a sentence does not compile. */
export type Sentences = Readonly<Record<SentenceKey, string>> & {
  readonly offers: Readonly<Record<OfferedTool, string>>
}

type Args<K extends SentenceKey> = K extends keyof Values ? [values: Record<Values[K], string>] : []

/** A sentence with its values. */
export function sentence<K extends SentenceKey>(sentences: Sentences, key: K, ...[values]: Args<K>): string {
  const named: Readonly<Record<string, string>> = values ?? {}
  const text: string = sentences[key]
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => named[name] ?? whole)
}
