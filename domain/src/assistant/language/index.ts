export {
  indexOfPhrase,
  mentionsAny,
  normalizeText,
  normalizeWords,
  ownWords,
  splitTokens,
  withQuoteMarks,
  wordList,
} from '../../base/text-matching.ts'
export { type Doubt, doubtOf, isYes, passportAt } from './argument-doubt.rules.ts'
export {
  countryOfTown,
  findCountries,
  findCountry,
  findPassportsAndDestinations,
} from './country-names.rules.ts'
export { CURRENCY_OF_COUNTRY, CURRENCY_WORDS, OWN_CURRENCIES } from './currency-words.data.ts'
export { type ParsedDates, parseDates, parseNumberWord } from './date-parser.rules.ts'
export { childrenByAges, countFamily, namesTwins, withoutAges } from './family.rules.ts'
export { mayBeForeign } from './foreign-question.rules.ts'
export { FURTHER_CITY_NAMES, MORE_COUNTRY_NAMES, MORE_PEOPLE } from './further-names.data.ts'
export { findLanguage, PHRASEBOOK_LANGUAGES } from './language-names.rules.ts'
export { dayOfSameMonth, secondDayBehind } from './lone-days.rules.ts'
export {
  type MoneyMentions,
  NAMED_CURRENCIES,
  parseMoneyMentions,
  parseNumber,
} from './money-parser.rules.ts'
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
export { leftOutOf, withoutTurnedDown } from './turned-down.rules.ts'
export { stemsOfPeople, visaCountries } from './visa-countries.rules.ts'
