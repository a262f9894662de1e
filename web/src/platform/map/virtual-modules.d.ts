/** The address of the land that maps are drawn on, made by build/map-land.plugin.ts. */
declare module 'virtual:map-land' {
  export const landUrl: string
}
