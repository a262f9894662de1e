/** Stores the land of all guides on this device. */
export async function prefetchCityLand(): Promise<void> {
  const { prefetchLand } = await import('./map-land-store.ts')
  await prefetchLand()
}

/** Stores the land around these cities on the device; false when a part could not be fetched. */
export async function cacheCityLand(cityIds: readonly string[]): Promise<boolean> {
  const { cacheLand } = await import('./map-land-store.ts')
  return cacheLand(cityIds)
}
