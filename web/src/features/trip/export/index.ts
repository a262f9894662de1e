export { ExportMenu } from './export-menu.tsx'

/** The button of the list of trips that reads one in again. */
export const loadImportTrip = () => import('./import-trip.tsx').then(({ ImportTrip }) => ImportTrip)
