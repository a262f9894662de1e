/** A town of our list: its country (ISO 3166-1 alpha-2) and its place in thousandths of a degree. */
export type TownPosition = { country: string; lat: number; lon: number }

/** The id of a town as suggestions give it: `town-br-s30033-w51230`; null for one of which no position is known. */
export function townIdOf(town: {
  country: string
  lat?: number | null | undefined
  lon?: number | null | undefined
}): string | null {
  if (typeof town.lat !== 'number' || typeof town.lon !== 'number') return null
  const written = (degrees: number, [plus, minus]: readonly [string, string]) => {
    const thousandths = Math.round(degrees * 1000)
    return `${thousandths < 0 ? minus : plus}${Math.abs(thousandths)}`
  }
  return `town-${town.country.toLowerCase()}-${written(town.lat, ['n', 's'])}-${written(town.lon, ['e', 'w'])}`
}

const TOWN = /^town-([a-z]{2})-([ns])(\d{1,5})-([ew])(\d{1,6})$/

/** Null for what is no id of a town. */
export function parseTownId(id: string): TownPosition | null {
  const [, country, northOrSouth, lat, eastOrWest, lon] = TOWN.exec(id) ?? []
  if (country === undefined) return null
  const signed = (thousandths: string | undefined, isMinus: boolean) =>
    (isMinus ? -1 : 1) * Number(thousandths)
  return {
    country: country.toUpperCase(),
    lat: signed(lat, northOrSouth === 's'),
    lon: signed(lon, eastOrWest === 'w'),
  }
}
