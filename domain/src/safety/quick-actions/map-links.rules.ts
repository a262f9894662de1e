import { formatPosition, type Position } from '../../base/geo.ts'

/** Where a link opens: the maps app of the device, or the map of a website where there is none to be asked for. */
export type MapsDevice = 'android' | 'ios' | 'other'
/** What a map is to show; a name is what the map calls the position. */
export type MapTarget = { position: Position; name?: string | undefined } | { address: string }

const SEARCH = 'https://www.google.com/maps/search/?api=1'
const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1'

/** Which device it is, by what its browser says; a Mac that is touched with several fingers is an iPad. */
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

/** The way there from where the person is. `geo:` knows no directions: Android opens its maps app by the address of the web map. */
export function directionsLink(device: MapsDevice, target: MapTarget): string {
  const where = encodeURIComponent(whereOf(target))
  return device === 'ios' ? `maps://?daddr=${where}` : `${DIRECTIONS}&destination=${where}`
}

function whereOf(target: MapTarget): string {
  return 'address' in target ? target.address : formatPosition(target.position, 6).replace(' ', '')
}
