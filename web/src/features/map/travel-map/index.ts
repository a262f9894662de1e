export { loadMapView, loadTravelMap } from './load-map.ts'
export { TravelMap } from './travel-map.tsx'
export { type MyLocation, useMyLocation } from './use-my-location.ts'
