export { ExportMenu } from './export-menu.tsx'
export { ImportTrip } from './import-trip.tsx'
