export { buildExportTrip, buildUnplannedExport } from './build-export-trip.rules.ts'
export { calendarFeedMessages } from './calendar-feed.messages.ts'
export { copyTripChanges } from './copy.rules.ts'
export {
  calendarFeed,
  endAccountFeed,
  endTripFeed,
  exportTrip,
  getAccountFeed,
  getTripFeed,
  makeAccountFeed,
  makeTripFeed,
  readAccountFeed,
  readTripFeed,
} from './export.contract.ts'
export { exportMessages } from './export.messages.ts'
export {
  bookingEnds,
  bookingFacts,
  bookingName,
  bookingsBeside,
  bothNames,
  dayEntries,
  type ExportFormatter,
  fileNameOf,
  legText,
  sourceLines,
  spanText,
  stayName,
  stopFacts,
  stopTitle,
  timeText,
} from './export-text.rules.ts'
export type { ExportTrip } from './export-trip.rules.ts'
export { EXPORT_TYPES, type ExportFormat } from './export-types.data.ts'
export { type ChangedTrip, writeCalendarFeed } from './ics.rules.ts'
export {
  MAX_TRIP_FILE_BYTES,
  readTripFile,
  type TripFile,
  type TripFileProblem,
  tripFileChanges,
} from './read-trip-file.rules.ts'
export type { TripFileList } from './trip-file.rules.ts'
export { tripImportMessages } from './trip-import.messages.ts'
export { writeExport } from './write-export.rules.ts'
