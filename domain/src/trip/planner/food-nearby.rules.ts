import { metresBetween, type Position } from '../../base/geo.ts'
import { type Guide, isEatery } from '../../destination/places/index.ts'
import { ICON_RENOWN } from './fame.rules.ts'

/** Where people walk about, food is sold. */
const STREET_CATEGORIES = ['neighbourhood', 'shopping', 'street', 'square', 'theme-park']
const NEARBY_METRES = 300
/** A day out or a famous large sight has its own kiosk; where a guide knows tables close by, it would know that one too. */
const KIOSK_CATEGORIES = ['beach', 'zoo', 'theme-park', 'garden', 'spa']
const KIOSK = { minutes: 90, tablesFromMetres: 3000 } as const

/** Whether food is sold at a place of the guide: in streets, with a table of the guide nearby, or at a kiosk far out. */
export function isFoodSoldAt({ lat, lon }: Position, { pointsOfInterest }: Guide): boolean {
  const here = pointsOfInterest.filter((place) => place.lat === lat && place.lon === lon)
  const nearest = Math.min(
    ...pointsOfInterest.filter(isEatery).map((table) => metresBetween(table, { lat, lon })),
  )
  return (
    nearest <= NEARBY_METRES ||
    here.some(
      ({ category, minutes, renown }) =>
        STREET_CATEGORIES.includes(category) ||
        (minutes >= KIOSK.minutes &&
          nearest > KIOSK.tablesFromMetres &&
          (renown >= ICON_RENOWN || KIOSK_CATEGORIES.includes(category))),
    )
  )
}
