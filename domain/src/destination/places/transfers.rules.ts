import { metresBetween } from '../../base/geo.ts'
import { minutesOutside } from './driving.rules.ts'
import { isJoinedByRoad } from './landmass.rules.ts'
import type { City } from './places.contract.ts'

export type TransferEstimate = { mode: 'train' | 'flight' | 'drive'; minutes: number; metres: number }

/** Up to this far cities are taken to be joined by rail; beyond it people fly. */
const RAIL_METRES = 700_000
const RAIL_DETOUR = 1.25
const RAIL_KMH = 150
/** To the station, before the train leaves, and to the next bed. */
const RAIL_ACCESS_MINUTES = 75
const FLIGHT_KMH = 780
/** To the airport, two hours there, taxiing, passport and luggage, and into the city. */
const FLIGHT_ACCESS_MINUTES = 300

/** In a straight line: what one drives in a day, eight hours or so. */
const MAX_DRIVE_METRES = 500_000
/** Between cities roads are straighter than in them. */
const ROAD_DETOUR = 1.25
/** Out of the one town, into the other, and to the bed from where the car is parked. */
const DRIVE_ACCESS_MINUTES = 40
/** A break after each two hours at the wheel. */
const DRIVEN_BEFORE_BREAK = 120
const BREAK_MINUTES = 15

/**
 * From bed to bed between two cities: a conservative estimate from the straight line, neither a timetable nor a route. With a
 * car it is driven, where a road leads there in a day as far as we know.
 */
export function estimateTransfer(from: City, to: City, hasCar = false): TransferEstimate {
  const straight = metresBetween(from, to)
  if (hasCar && straight <= MAX_DRIVE_METRES && isJoinedByRoad(from, to)) {
    const metres = Math.round(straight * ROAD_DETOUR)
    const driving = DRIVE_ACCESS_MINUTES + Math.ceil(minutesOutside(metres))
    const breaks = Math.floor((driving - 1) / DRIVEN_BEFORE_BREAK) * BREAK_MINUTES
    return { mode: 'drive', metres, minutes: driving + breaks }
  }
  if (straight <= RAIL_METRES) {
    const metres = Math.round(straight * RAIL_DETOUR)
    return { mode: 'train', metres, minutes: RAIL_ACCESS_MINUTES + minutesAt(metres, RAIL_KMH) }
  }
  const metres = Math.round(straight)
  return { mode: 'flight', metres, minutes: FLIGHT_ACCESS_MINUTES + minutesAt(metres, FLIGHT_KMH) }
}

function minutesAt(metres: number, kmh: number): number {
  return Math.ceil((metres * 60) / (kmh * 1000))
}
