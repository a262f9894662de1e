/** The button that reads documents into a trip: on the dashboard and beside the bookings of a trip. */
export const loadImportButton = () => import('./import-button.tsx').then(({ ImportButton }) => ImportButton)

/** The panel itself, for a file or a text that is there already. */
export const loadImportPanel = () => import('./import-panel.tsx').then(({ ImportPanel }) => ImportPanel)
