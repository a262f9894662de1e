import { metresBetween } from '../../base/geo.ts'
import type { City } from './places.contract.ts'

export type TransferEstimate = { mode: 'train' | 'flight'; minutes: number; metres: number }

/** Up to this far cities are taken to be joined by rail; beyond it people fly. */
const RAIL_METRES = 700_000
const RAIL_DETOUR = 1.25
const RAIL_KMH = 150
/** To the station, before the train leaves, and to the next bed. */
const RAIL_ACCESS_MINUTES = 75
const FLIGHT_KMH = 780
/** To the airport, two hours there, taxiing, passport and luggage, and into the city. */
const FLIGHT_ACCESS_MINUTES = 300

/** From bed to bed between two cities: a conservative estimate from the straight line, not a timetable. */
export function estimateTransfer(from: City, to: City): TransferEstimate {
  const straight = metresBetween(from, to)
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
