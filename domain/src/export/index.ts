export { copyOf } from './copy.rules.ts'
export { exportMessages } from './export.messages.ts'
export { writeGeoJson } from './geojson.rules.ts'
export { writeGpx } from './gpx.rules.ts'
export { writeCalendar } from './ics.rules.ts'
export { writeMarkdown } from './markdown.rules.ts'
export { outlineTrip } from './outline.rules.ts'
export type { TakenTrip } from './taken.rules.ts'
export {
  bothNames,
  fileNameOf,
  sourceLines,
  spanText,
  stayName,
  stopFacts,
  stopTitle,
  timeText,
  type Wording,
  wayText,
} from './words.rules.ts'
