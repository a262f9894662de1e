import { z } from 'zod/mini'
import { DISRUPTION_KINDS } from '../../claims/compensation/index.ts'
import {
  city,
  country,
  currencyCode,
  day,
  minorUnits,
  month,
  page,
  people,
  reading,
  result,
  sum,
  words,
} from './tool.contract.ts'

export const HABIT_SUBJECTS = ['tipping', 'water', 'side', 'dress', 'sim', 'etiquette'] as const
export const HELP_TOPICS = [
  'lost-passport',
  'lost-card',
  'theft',
  'medical',
  'luggage',
  'offline-maps',
] as const
const aCountry = z.object({ country })
const ofCountry = z.looseObject({ code: country })
const pair = z.array(city).check(z.minLength(2), z.maxLength(4))
const byMonth = z.object({ city, month: z.optional(month) })
const handOff = <I extends z.ZodMiniObject, O extends z.ZodMiniType>(
  whenToUse: string,
  input: I,
  output: O,
) => ({ whenToUse, input, output, callers: 'anyone', changes: false, counts: 'search_requests' }) as const

/** Tools for facts of countries, cities and money, and for searches. */
export const FACT_TOOLS = {
  'visa.check': reading(
    'Whether the holder of a passport needs a visa, and for how long one may stay.',
    z.object({ destination: country, passports: z.optional(z.array(country)) }),
    result('visa', { destination: country, passports: z.array(country) }),
  ),
  'safety.read': reading('How safe a country is.', aCountry, result('safety', { country: ofCountry })),
  'emergency.numbers': reading(
    'The numbers of police, ambulance and fire brigade in a country.',
    z.object({ country: z.optional(country) }),
    z.union([result('safety', { country: ofCountry }), page]),
  ),
  'events.now': reading(
    'Earthquakes, storms and disasters that are going on.',
    z.object({ country: z.optional(country) }),
    page,
  ),
  'weather.forecast': reading(
    'The weather of the next nine days in a city.',
    z.object({ city, date: z.optional(day) }),
    z.union([result('forecast', { city: z.looseObject({ id: city }) }), result('climate', {})]),
  ),
  'climate.month': reading('The usual weather of a city in a month.', byMonth, result('climate', {})),
  'climate.best': reading(
    'The best months to visit a city.',
    z.object({ city }),
    result('climate', { best: z.array(month) }),
  ),
  'costs.city': reading(
    'What a day in a city costs, and what so many days cost for so many people.',
    z.extend(byMonth, {
      days: z.optional(z.int().check(z.gte(1), z.lte(30))),
      adults: z.optional(people),
      children: z.optional(people),
    }),
    result('cost', { month }),
  ),
  'costs.compare': reading(
    'Compare what two to four cities cost a day.',
    z.object({ cities: pair, month: z.optional(month) }),
    result('compare', { rows: z.array(z.looseObject({ city: z.looseObject({ id: city }), day: sum })) }),
  ),
  'currency.convert': reading(
    'An amount of one currency in another.',
    z.object({ amount: minorUnits, from: currencyCode, to: currencyCode }),
    result('money', { sum, result: sum }),
  ),
  'money.split': reading(
    'Split a sum between people, to the last cent.',
    z.object({ amount: minorUnits, currency: currencyCode, people: people.check(z.gte(2)) }),
    z.looseObject({
      kind: z.literal('split'),
      total: sum,
      shares: z.array(z.object({ amount: minorUnits, people })),
    }),
  ),
  'money.spent': reading(
    'What one has spent on one’s trip, and who owes whom.',
    z.object({}),
    result('trip', { topic: z.string() }),
  ),
  'phrases.say': reading(
    'How to say something in a language, from the phrasebook.',
    z.object({ language: z.string(), text: words, from: z.optional(z.array(z.string())) }),
    result('phrase', { language: z.string() }),
  ),
  'text.translate': reading('Translate any text.', z.object({ text: z.optional(words) }), page),
  'holidays.list': reading(
    'The public holidays of a country.',
    z.object({ country, year: z.optional(z.int()), month: z.optional(month), date: z.optional(day) }),
    result('holidays', { country, days: z.array(z.looseObject({ date: day })) }),
  ),
  'festivals.list': reading(
    'What fills a country or city each year: festivals, carnivals, fairs.',
    z.object({ country, city: z.optional(city), month: z.optional(month) }),
    result('festivals', { festivals: z.array(z.object({ month, name: z.string() })) }),
  ),
  'time.there': reading(
    'The time in a city or country now, and the difference.',
    z.object({ city: z.optional(city), country }),
    result('clock', { zones: z.array(z.string()) }),
  ),
  'daylight.read': reading(
    'Sunrise, sunset and daylight in a city on a day or in a month.',
    z.object({ city, month: z.optional(month), date: z.optional(day) }),
    z.union([result('daylight', { date: day }), result('climate', {})]),
  ),
  'distance.between': reading(
    'How far two cities are apart in a straight line.',
    z.object({ cities: pair }),
    result('distance', { metres: z.number() }),
  ),
  'health.vaccinations': reading(
    'Vaccinations that a country asks for.',
    aCountry,
    result('vaccinations', { country: ofCountry }),
  ),
  'driving.rules': reading(
    'Driving in a country: licence and permit, side, limits, tolls, vignette, age to rent.',
    aCountry,
    result('driving', { country: ofCountry }),
  ),
  'habits.read': reading(
    'Tipping, tap water, dress, manners, SIM and eSIM of a country.',
    z.object({ country, topics: z.optional(z.array(z.enum(HABIT_SUBJECTS))) }),
    z.union([result('habits', { country: ofCountry }), result('notes', { country })]),
  ),
  'power.plugs': reading(
    'Plugs, sockets and voltage of a country.',
    aCountry,
    result('habits', { country: ofCountry }),
  ),
  'compensation.check': reading(
    'What an airline owes for a delay, a cancellation or denied boarding.',
    z.object({
      kind: z.optional(z.enum(DISRUPTION_KINDS)),
      hours: z.optional(z.number().check(z.gte(0), z.lte(240))),
    }),
    z.looseObject({ kind: z.literal('rights'), disruption: z.nullable(z.enum(DISRUPTION_KINDS)) }),
  ),
  'flights.search': handOff(
    'Search flights.',
    z.object({
      from: z.optional(words),
      to: z.optional(words),
      date: z.optional(day),
      back: z.optional(day),
      adults: z.optional(people),
    }),
    z.looseObject({ kind: z.literal('flights') }),
  ),
  'stays.search': handOff(
    'Search hotels and other stays.',
    z.object({
      place: z.optional(words),
      from: z.optional(day),
      to: z.optional(day),
      adults: z.optional(people),
    }),
    z.looseObject({ kind: z.literal('stays') }),
  ),
  'cars.search': handOff(
    'Search rental cars.',
    z.object({ place: z.optional(words), from: z.optional(day), to: z.optional(day) }),
    page,
  ),
  'help.find': reading(
    'Help when something went wrong: a lost passport or card, a theft, illness, luggage.',
    z.object({ topic: z.enum(HELP_TOPICS), country: z.optional(country) }),
    z.looseObject({ kind: z.literal('help'), topic: z.enum(HELP_TOPICS) }),
  ),
} as const
