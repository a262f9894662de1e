/** The names of the places of all guides as one text, made by build/place-names.plugin.ts. */
declare module 'virtual:place-names' {
  export const placeNames: string
}
