/**
 * The land files of maps, made by build/map-land.plugin.ts: the address of the world, and for each guide city the address of
 * the finer land around it and its position (degrees, to 1 km).
 */
declare module 'virtual:map-land' {
  export const land: { world: string; cities: Record<string, { url: string; lat: number; lon: number }> }
}
