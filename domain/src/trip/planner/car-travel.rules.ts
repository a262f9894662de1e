import type { Position } from '../../base/geo.ts'
import {
  CAR_PARK_MINUTES,
  estimateTravel,
  type Guide,
  type TravelTime,
} from '../../destination/places/index.ts'
import { type PlanFacts, type ResolvedRequest, streetsFor } from '../itinerary/index.ts'
import { isTooNearToDrive, type PricedTravel, type TravelLookup, withFare } from './travel-lookup.rules.ts'

/** A way, and where the car stands after it. */
type CarStep = { way: PricedTravel; car: Position }
type CarWay = {
  from: Position
  to: Position
  /** Where the car stands. */
  car: Position
  /** The last way of a day: the car comes along. */
  isHome: boolean
  /** As somebody wanted it before; the day may have changed since. */
  wanted?: string | undefined
}

/** Nobody is taken at their word who wanted to walk before the day changed. */
const LONGEST_WANTED_WALK = 40

/**
 * The ways of a day with the car, one after the other: on foot where it is near, else driven from where the car stands, to which
 * one walks first. Null where the car does not get there.
 */
export function makeCarSteps(request: ResolvedRequest, facts: PlanFacts, travelBetween: TravelLookup) {
  const streets = streetsFor(request, facts)
  return (guide: Guide, { from, to, car, isHome, wanted }: CarWay): CarStep | null => {
    const walked = (isAllowed: (way: TravelTime) => boolean): CarStep | null => {
      const walk = estimateTravel('walk', from, to, guide, streets)
      return walk && isAllowed(walk) ? { way: withFare(walk, guide, request, facts), car } : null
    }
    const driven = (): CarStep | null => {
      const drive = driveFromCar(car, [from, to], guide)
      return drive && { way: withFare(drive, guide, request, facts), car: to }
    }
    if (isAt(car, to)) return walked(() => true)
    if (isHome) return driven()
    if (wanted === 'drive' && !isTooNearToDrive([from, to], guide, request)) return driven()
    const usual = travelBetween(guide, from, to)
    if (usual?.mode === 'walk') return { way: usual, car }
    const asWanted = wanted === 'walk' ? walked(({ minutes }) => minutes <= LONGEST_WANTED_WALK) : null
    return asWanted ?? driven()
  }
}

function driveFromCar(car: Position, [from, to]: [Position, Position], guide: Guide): TravelTime | null {
  const drive = estimateTravel('drive', car, to, guide)
  if (drive === null || isAt(car, from)) return drive
  const back = estimateTravel('walk', from, car, guide)
  if (back === null || !drive.car) return null
  const [one, other] = [drive.fares, back.fares]
  const amount = (one?.amount ?? 0) + (other?.amount ?? 0)
  const unknown = (one?.unknown ?? 0) + (other?.unknown ?? 0)
  return {
    mode: 'drive',
    basis: 'estimate',
    minutes: back.minutes + drive.minutes,
    metres: back.metres + drive.metres,
    car: { ...drive.car, toCar: back.minutes + drive.car.toCar },
    ...((one || other) && { fares: { amount, unknown } }),
  }
}

/** The minutes on foot of a way: all of a walk, and what leads back to where the car stands. */
export function minutesOnFoot({ mode, minutes, car }: Pick<TravelTime, 'mode' | 'minutes' | 'car'>): number {
  return mode === 'walk' ? minutes : Math.max(0, (car?.toCar ?? 0) - CAR_PARK_MINUTES)
}

function isAt(one: Position, other: Position): boolean {
  return one.lat === other.lat && one.lon === other.lon
}
