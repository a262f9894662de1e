/**
 * Where the land lies that maps are drawn on, made by build/map-land.plugin.ts: the address of the world, and for each city that
 * has a guide the address of the finer land around it and where that is (degrees, to 1 km).
 */
declare module 'virtual:map-land' {
  export const land: { world: string; cities: Record<string, { url: string; lat: number; lon: number }> }
}
