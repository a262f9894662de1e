/** The formats of a file of a trip with their media types. */
export const EXPORT_TYPES = {
  ics: 'text/calendar',
  md: 'text/markdown',
  csv: 'text/csv',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  geojson: 'application/geo+json',
  json: 'application/json',
} as const
export type ExportFormat = keyof typeof EXPORT_TYPES
