export { CAR_WORDS, COUNTER_WORDS, END_WORDS, HOUSE_WORDS, KIND_WORDS, STAY_WORDS, TABLE_WORDS, TICKET_WORDS } from './end-words.data.ts'
export {
  cleanLines,
  cleanText,
  emptyReadings,
  type FieldOrigin,
  joinReadings,
  NO_END,
  originOf,
  type ReadBooking,
  type ReadEnd,
  type Readings,
  type ReadOwnPlace,
  type ReadPlace,
  type ReadTime,
} from './found-parts.rules.ts'
export { placeName } from './place-names.rules.ts'
export { saidLinesOf } from './plain-lines.rules.ts'
export { readPlainText } from './plain-text.rules.ts'
export { trainOf } from './plain-trains.rules.ts'
export { daysLater, readClock, readIsoTime, readZone, withoutDaysLater } from './read-times.rules.ts'
export { titledJourney, toldStops } from './told-journeys.rules.ts'
export { localMoment, titledTable } from './told-outings.rules.ts'
export { anyOf, GATE_IN_BRACKETS, labelOf, wordsOf } from './told-parts.rules.ts'
export { addressBelow, housesOf } from './told-stays.rules.ts'
export { toldReference } from './told-references.rules.ts'
export { weekdaysOf } from './weekdays.rules.ts'
export { readDate } from './written-dates.rules.ts'
export { weekdayNames } from './written-signs.rules.ts'
