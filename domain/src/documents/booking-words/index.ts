export { isAside, isValidity } from './asides.rules.ts'
export { stillBooked } from './cancelled-parts.rules.ts'
export { withoutOld } from './changed-parts.rules.ts'
export {
  CANCELLED_WORDS,
  CAR_WORDS,
  COUNTER_WORDS,
  DAY_LABELS,
  END_WORDS,
  HOUSE_WORDS,
  KIND_WORDS,
  NOT_YET_WORDS,
  OVER_WORDS,
  PURCHASE_WORDS,
  STAY_WORDS,
  TABLE_WORDS,
  TICKET_WORDS,
} from './end-words.data.ts'
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
export { daysLater, readClock, readIsoTime, readZone, withoutDaysLater } from './read-times.rules.ts'
export {
  BOOKING_NAMES,
  CONFIRMATION_NAMES,
  NUMBER_NAMES,
  NUMBER_SMALL_WORDS,
  ORDER_NAMES,
  TICKET_NAMES,
} from './reference-words.data.ts'
export { textLines } from './text-lines.rules.ts'
export { withWaysBelow } from './ways-in-columns.rules.ts'
export { anyOf, GATE_IN_BRACKETS, labelOf, wordsOf } from './word-patterns.rules.ts'
export { monthNumber, readDate } from './written-dates.rules.ts'
export { weekdayNames } from './written-signs.rules.ts'
