export { buildExportTrip } from './build-export-trip.rules.ts'
export { copyTripChanges } from './copy.rules.ts'
export { exportMessages } from './export.messages.ts'
export {
  bookingEnds,
  bookingFacts,
  bookingName,
  bothNames,
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
export { writeGeoJson } from './geojson.rules.ts'
export { writeGpx } from './gpx.rules.ts'
export { writeCalendar } from './ics.rules.ts'
export { writeMarkdown } from './markdown.rules.ts'
