/** A point on the earth in WGS 84, degrees: latitude -90 to 90, longitude -180 to 180. */
export type Position = { lat: number; lon: number }

/** Coordinates as the specification shows them: `decimals` places each (section 9: 6, and 4 in result dialogs). */
export function showPosition({ lat, lon }: Position, decimals: 4 | 6): string {
  return `${lat.toFixed(decimals)}, ${lon.toFixed(decimals)}`
}

/** Degrees and whole minutes with the hemisphere, as a map sheet prints them in its corner: `41°54′N 12°29′E`. */
export function sheetCorner({ lat, lon }: Position): string {
  return `${degrees(lat, 'N', 'S')} ${degrees(lon, 'E', 'W')}`
}

function degrees(value: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(value) * 60)
  const whole = String(Math.floor(minutes / 60))
  const rest = String(minutes % 60).padStart(2, '0')
  return `${whole}°${rest}′${value < 0 ? negative : positive}`
}
