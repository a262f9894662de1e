export { hasTelephone, isAside, isCounter, isPlainSentence, isValidity } from './asides.rules.ts'
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
export { SPOKEN_WORDS } from './kind-words.data.ts'
export { isAirportCode, withoutWay } from './piece-names.rules.ts'
export {
  bestOf,
  isSame,
  isWord,
  type Moment,
  NEAR,
  type Rows,
  rowsOf,
  wordBefore,
} from './piece-rows.rules.ts'
export {
  type Clock,
  isWayHead,
  type Named,
  type Piece,
  piecesOf,
  saysArrival,
  wordsIn,
} from './pieces.rules.ts'
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
export {
  bookingReferences,
  isReferenceLabel,
  namesBooking,
  namesTicket,
  numbersIn,
  type Reference,
  ticketNumber,
} from './references.rules.ts'
export { isFlownBy, isNamedTrain, numberWithin, rideNumber } from './ride-numbers.rules.ts'
export { isSellerName, SELLERS, type Seller } from './sellers.data.ts'
export { withPlainTables } from './table-shapes.rules.ts'
export { textLines } from './text-lines.rules.ts'
export { withWaysBelow } from './ways-in-columns.rules.ts'
export { anyOf, GATE_IN_BRACKETS, labelOf, wordsOf } from './word-patterns.rules.ts'
export { monthNumber, readDate, readDates } from './written-dates.rules.ts'
export { weekdayNames } from './written-signs.rules.ts'
