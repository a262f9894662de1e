import type { ToolName } from '../tools/index.ts'

const CITY =
  'The id of a city, such as "rome" or "new-york". A call with an unknown id is answered with all ids.'
const COUNTRY = 'ISO 3166-1 alpha-2, such as "TH".'
const DAY = 'YYYY-MM-DD.'
const CURRENCY = 'ISO 4217, such as "EUR".'

/** How each argument is written, by its name; the same name has one meaning in all tools. */
export const ARGUMENT_NOTES: Readonly<Record<string, string | undefined>> = {
  city: CITY,
  cities: `${CITY} Several are visited or compared in this order.`,
  country: COUNTRY,
  destination: `The country to enter: ${COUNTRY}`,
  passports: `The countries of the passports: ${COUNTRY} Without any, those of the account count.`,
  amount: 'A whole number in the minor unit of the currency: EUR 1.50 is 150.',
  budget: 'For sights, meals and local transport of the party; the amount in minor units: EUR 1.50 is 150.',
  currency: CURRENCY,
  date: DAY,
  startDate: `The first day: ${DAY}`,
  openOn: `Only what is open on this day: ${DAY}`,
  back: `The day of the return flight: ${DAY} Without it the search is for one way.`,
  month: '1 to 12.',
  language: 'ISO 639-1, such as "fr".',
  hours: 'How late the traveller arrived, in hours.',
  trip: 'The id of a trip, from a list of trips. Without it: the one that is on, else the next.',
  change: 'The change in the person’s own words, in English, such as "make day 2 more relaxed".',
  further: 'Further changes of the same sentence, made one after the other, each with its own arguments.',
  accept:
    'The id of a proposal that the person has agreed to, with the very arguments that gave it: the trip is changed. Without it nothing is changed.',
  title: 'What to save, in a few words. A second save under the same title changes nothing.',
}

/** Arguments that a page fills from what is on the screen, and a program has to name. */
export const REQUIRED_ARGUMENTS: Partial<Record<ToolName, readonly string[]>> = { 'saved.add': ['title'] }
