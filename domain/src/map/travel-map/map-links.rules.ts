import { formatPosition, type Position } from '../../base/geo.ts'

/** The target of a link: the maps app of the device, or a map website when there is no app. */
export type MapsDevice = 'android' | 'ios' | 'other'
/** The position to show, and its label on the map. */
export type MapTarget = { position: Position; name?: string | undefined } | { address: string }

const SEARCH = 'https://www.google.com/maps/search/?api=1'
const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1'

/** Detects the device from the user agent; a Mac with several touch points is an iPad. */
export function mapsDevice(userAgent: string, touchPoints: number): MapsDevice {
  if (/android/i.test(userAgent)) return 'android'
  const isTablet = /macintosh/i.test(userAgent) && touchPoints > 1
  return isTablet || /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : 'other'
}

/** Shows a place: `geo:` on Android, `maps:` on iOS, a search of the web map elsewhere (specification section 7). */
export function mapLink(device: MapsDevice, target: MapTarget): string {
  const where = whereOf(target)
  if ('address' in target || device === 'other') {
    const words = encodeURIComponent(where)
    if (device === 'android') return `geo:0,0?q=${words}`
    return device === 'ios' ? `maps://?q=${words}` : `${SEARCH}&query=${words}`
  }
  const label = target.name ?? where
  if (device === 'ios') return `maps://?ll=${where}&q=${encodeURIComponent(label)}`
  // Brackets would end the label.
  const name = target.name === undefined ? '' : `(${encodeURIComponent(label.replace(/[()]/g, ' '))})`
  return `geo:${where}?q=${where}${name}`
}

/**
 * Directions from the current position. `geo:` has no directions, so Android opens its maps app by the address of the web
 * map.
 */
export function directionsLink(device: MapsDevice, target: MapTarget): string {
  const where = encodeURIComponent(whereOf(target))
  return device === 'ios' ? `maps://?daddr=${where}` : `${DIRECTIONS}&destination=${where}`
}

/** Directions between two places, by the map service of the device; its modes and turns are its own. */
export function routeLink(device: MapsDevice, { from, to }: Record<'from' | 'to', MapTarget>): string {
  const [start, end] = [from, to].map((target) => encodeURIComponent(whereOf(target)))
  return device === 'ios'
    ? `maps://?saddr=${start}&daddr=${end}`
    : `${DIRECTIONS}&origin=${start}&destination=${end}`
}

function whereOf(target: MapTarget): string {
  return 'address' in target ? target.address : formatPosition(target.position, 6).replace(' ', '')
}
