export { type Doubt, doubtOf, isYes, passportAt } from './argument-doubt.rules.ts'
export { findCountries, findCountry, findPassportsAndDestinations } from './country-names.rules.ts'
export { CURRENCY_OF_COUNTRY } from './country-currency.data.ts'
export { CURRENCY_WORDS, OWN_CURRENCIES } from './currency-words.data.ts'
export { type ParsedDates, parseDates, parseNumberWord } from './date-parser.rules.ts'
export { childrenByAges, countFamily, namesTwins, withoutAges } from './family.rules.ts'
export { mayBeForeign } from './foreign-question.rules.ts'
export { FURTHER_CITY_NAMES, MORE_COUNTRY_NAMES, MORE_PEOPLE } from './further-names.data.ts'
export { findLanguage, PHRASEBOOK_LANGUAGES } from './language-names.rules.ts'
export { leftOutOf } from './left-out.rules.ts'
export {
  type MoneyMentions,
  NAMED_CURRENCIES,
  parseMoneyMentions,
  parseNumber,
} from './money-parser.rules.ts'
export { dayOfSameMonth } from './lone-days.rules.ts'
export { isNear, withNearNames } from './near-names.rules.ts'
export { packPlaceNames, readPlaceNames } from './place-index.rules.ts'
export { mayNamePlace, mayNamePlaceIn } from './place-mention.rules.ts'
export {
  findCities,
  findPlace,
  type NamedCity,
  type NamedGuide,
  withPlaceMarks,
  worldCityNames,
} from './place-names.rules.ts'
export { withPlainSpelling } from './plain-spelling.rules.ts'
export {
  indexOfPhrase,
  MAX_QUESTION_LENGTH,
  mentionsAny,
  normalizeText,
  normalizeWords,
  ownWords,
  splitTokens,
  withQuoteMarks,
  wordList,
} from './text-matching.rules.ts'
export { countryOfTown } from './town-country.rules.ts'
export { withoutTurnedDown } from './turned-down.rules.ts'
