/** The map, loaded when it is first shown. */
export async function loadTravelMap() {
  const { TravelMap } = await import('./travel-map.tsx')
  return { default: TravelMap }
}

/** The code of the map, which `TravelMap` loads itself; call it to prefetch. */
export async function loadMapView(): Promise<void> {
  await import('./map-view.tsx')
}
