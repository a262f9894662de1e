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
export { saidLinesOf } from './plain-lines.rules.ts'
export { readPlainText } from './plain-text.rules.ts'
export { trainOf } from './plain-trains.rules.ts'
export { readClock, readIsoTime, readZone } from './read-times.rules.ts'
export { titledJourney, toldStops } from './told-journeys.rules.ts'
export { localMoment, titledTable } from './told-outings.rules.ts'
export { toldReference } from './told-references.rules.ts'
export { readDate } from './written-dates.rules.ts'
