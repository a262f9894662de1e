/** A region with its search and its ways on foot; it comes with the first that is looked at. */
export const loadRegionMap = () => import('./region-map.tsx').then(({ RegionMap }) => RegionMap)

/** The maps of the cities of a trip. */
export const loadTripPacks = () => import('./trip-packs.tsx').then(({ TripPacks }) => TripPacks)

/** The way to them from the dashboard. */
export const loadDashboardMaps = () =>
  import('./dashboard-maps.tsx').then(({ DashboardMaps }) => DashboardMaps)

/** Brings the part that searches packs to this device. */
export const loadPackWorker = () =>
  import('./pack-engine.state.ts').then(({ keepPackWorker }) => keepPackWorker())
