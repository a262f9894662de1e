export { copyTripChanges } from './copy.rules.ts'
export { exportMessages } from './export.messages.ts'
export { writeGeoJson } from './geojson.rules.ts'
export { writeGpx } from './gpx.rules.ts'
export { writeCalendar } from './ics.rules.ts'
export { writeMarkdown } from './markdown.rules.ts'
export { buildExportTrip } from './outline.rules.ts'
export type { ExportTrip } from './taken.rules.ts'
export {
  bothNames,
  fileNameOf,
  sourceLines,
  spanText,
  stayName,
  stopFacts,
  stopTitle,
  timeText,
  type ExportFormatter,
  legText,
} from './words.rules.ts'
