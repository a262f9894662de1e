import { type IsoDate, utcDate } from '../../base/dates.ts'
import type { TripState } from '../sync/index.ts'
import { writeTripCsv } from './csv.rules.ts'
import { type ExportFormatter, fileNameOf } from './export-text.rules.ts'
import type { ExportTrip } from './export-trip.rules.ts'
import type { ExportFormat } from './export-types.data.ts'
import { writeGeoJson } from './geojson.rules.ts'
import { writeGpx } from './gpx.rules.ts'
import { writeCalendar } from './ics.rules.ts'
import { writeKml } from './kml.rules.ts'
import { writeMarkdown } from './markdown.rules.ts'
import { writeTripFile } from './trip-file.rules.ts'

/** What a file is written from; `now` is in milliseconds since 1970, `today` the reader's date, without which it is that of UTC. */
type FileSource = {
  trip: TripState
  exported: ExportTrip
  words: ExportFormatter
  now: number
  today?: IsoDate
}

/** A file of a trip; `count` is how many events, days or places it has. */
export function writeExport(
  format: ExportFormat,
  source: FileSource,
): { name: string; text: string; count: number } {
  const { title, days } = source.exported
  return { name: fileNameOf(title, days[0]?.date, format), ...write(format, source) }
}

function write(
  format: ExportFormat,
  { trip, exported, words, now, today = utcDate(now) }: FileSource,
): { text: string; count: number } {
  switch (format) {
    case 'ics':
      return writeCalendar(exported, words, now)
    case 'gpx':
      return writeGpx(exported, words, now)
    case 'kml':
      return writeKml(exported, words)
    case 'geojson':
      return writeGeoJson(exported, words)
    case 'csv':
      return writeTripCsv(exported, words)
    case 'md':
      return { text: writeMarkdown(exported, words, today), count: exported.days.length }
    case 'json':
      return writeTripFile(trip, now)
  }
}
