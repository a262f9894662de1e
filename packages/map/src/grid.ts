import { type Camera, metresPerPixel, toPosition, toScreen } from './camera.ts'

/** A line of the grid: its degrees, and where it crosses the screen in px from the left or the top. */
export type GridLine = { degrees: number; at: number }
/** The grid of the current view. */
export type MapGrid = { meridians: GridLine[]; parallels: GridLine[]; stepMinutes: number }

// Steps of printed maps, in minutes of arc: 30 degrees down to a second.
const STEPS = [
  1800,
  1200,
  600,
  300,
  120,
  60,
  30,
  20,
  10,
  5,
  2,
  1,
  1 / 2,
  1 / 3,
  1 / 6,
  1 / 12,
  1 / 30,
  1 / 60,
]
const WIDEST_PX = 190

/** Meridians and parallels at a spacing that is easy to read. */
export function mapGridOf(camera: Camera): MapGrid {
  const pxPerMinute = (512 * 2 ** camera.zoom) / (360 * 60)
  const step = STEPS.find((minutes) => minutes * pxPerMinute <= WIDEST_PX) ?? STEPS.at(-1) ?? 1
  const degrees = step / 60
  const [corner, far] = [
    toPosition({ x: 0, y: 0 }, camera),
    toPosition({ x: camera.width, y: camera.height }, camera),
  ]
  const spanned = camera.width / pxPerMinute / 60
  const meridians = multiples(corner.lon, corner.lon + Math.min(spanned, 360), degrees).map((lon) => ({
    degrees: lon > 180 ? lon - 360 : lon,
    at: (lon - corner.lon) * 60 * pxPerMinute,
  }))
  const parallels = multiples(far.lat, corner.lat, degrees)
    .filter((lat) => Math.abs(lat) <= 85)
    .map((lat) => ({ degrees: lat, at: toScreen({ lat, lon: camera.centre.lon }, camera).y }))
  return { meridians, parallels, stepMinutes: step }
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step)
  const count = Math.max(0, Math.floor(to / step) - first + 1)
  // Multiplies, because adding steps would accumulate rounding errors.
  return Array.from({ length: count }, (_, index) => (first + index) * step)
}

const METRES_PER_FOOT = 0.3048
const METRES_PER_MILE = 1609.344

/** A length on the ground for the scale bar: 1, 2 or 5 times a power of ten of the unit, in metres, and its px. */
export type ScaleBar = { metres: number; px: number }

/** The longest round length of at most `widestPx`; where miles are read, in feet below a tenth of one. */
export function scaleBarOf(camera: Camera, widestPx: number, isImperial = false): ScaleBar {
  const perPixel = metresPerPixel(camera)
  const widest = widestPx * perPixel
  const footOrMile = widest < METRES_PER_MILE / 10 ? METRES_PER_FOOT : METRES_PER_MILE
  const unit = isImperial ? footOrMile : 1
  const most = widest / unit
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = ([5, 2, 1].find((factor) => factor * power <= most) ?? 1) * power * unit
  return { metres, px: metres / perPixel }
}

/** Degrees of a grid line with the minutes, and the seconds where the grid is that fine: `41°54′N`. */
export function gridLabel(degrees: number, axis: 'meridian' | 'parallel', stepMinutes: number): string {
  const [positive, negative] = axis === 'meridian' ? ['E', 'W'] : ['N', 'S']
  const seconds = Math.round(Math.abs(degrees) * 3600)
  const [whole, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const fine = stepMinutes < 1 ? `${two(rest)}″` : ''
  const middle = stepMinutes < 60 ? `${two(minutes)}′` : ''
  const side =
    seconds === 0 || (axis === 'meridian' && whole === 180) ? '' : degrees > 0 ? positive : negative
  return `${whole}°${middle}${fine}${side}`
}

const two = (value: number) => String(value).padStart(2, '0')
