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
export { readPlainText } from './plain-text.rules.ts'
export { trainOf } from './plain-trains.rules.ts'
export { readClock, readIsoTime, readZone } from './read-times.rules.ts'
export { readDate } from './written-dates.rules.ts'
