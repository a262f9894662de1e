/** The map, loaded when it is first shown. */
export async function loadTravelMap() {
  const { TravelMap } = await import('./travel-map.tsx')
  return { default: TravelMap }
}

/** The drawing of the map, which `TravelMap` loads by itself: for whoever wants it on the device before. */
export async function loadMapView(): Promise<void> {
  await import('./map-view.tsx')
}
