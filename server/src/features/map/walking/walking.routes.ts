import type { Output } from '@tripwright/domain/base/contract'
import { findRoute } from '@tripwright/domain/map/walking'
import { metresBetween, type Position } from '@tripwright/street-graph'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { consumeCallerLimit } from '#platform/limits/caller-limit.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import type { Platform } from '#platform/platform.ts'
import { makeWalkFinder, type StreetWalk } from './walking.service.ts'

/** A search takes some milliseconds of processor time: enough for every step of a trip, too few to copy the map. */
const LIMIT: RateLimit = { name: 'walking-routes', points: 600, seconds: 3600 }
/** How much longer streets are than the straight line: the mean of our 120 city guides. */
const DETOUR = 1.35
/** 4.5 km/h (TRB, Highway Capacity Manual). */
const METRES_PER_MINUTE = 75
/** Beyond this, in metres, the answer is another means of transport. */
const MAX_METRES = 60_000
/** Decimals of a position: about a decimetre. */
const DECIMALS = 6

export function walkingRoutes(platform: Pick<Platform, 'config' | 'log'>): Route[] {
  const findStreetWalk = makeWalkFinder(platform)
  return [
    route(findRoute, async ({ from, to, stepFree }, call) => {
      const straight = metresBetween(from, to)
      if (straight > MAX_METRES) throw new AppError('not-found', { message: 'That is too far to walk.' })
      const verdict = await consumeCallerLimit(call, LIMIT)
      if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
      const walk = await findStreetWalk(from, to, { isStepFree: stepFree === 'true' })
      return walk ? alongStreets(walk) : estimated(from, to, straight)
    }),
  ]
}

function alongStreets({ metres, seconds, line, region }: StreetWalk): Output<typeof findRoute> {
  return {
    minutes: Math.ceil(seconds / 60),
    metres: Math.round(metres),
    basis: 'streets',
    geometry: lineString(line),
    asOf: region.date,
    source: region.attribution,
  }
}

function estimated(from: Position, to: Position, straight: number): Output<typeof findRoute> {
  const metres = Math.round(straight * DETOUR)
  return {
    minutes: Math.ceil(metres / METRES_PER_MINUTE),
    metres,
    basis: 'estimate',
    geometry: lineString([from, to]),
    asOf: null,
    source: 'Straight line, made longer as streets are on average',
  }
}

function lineString(line: readonly Position[]): Output<typeof findRoute>['geometry'] {
  const short = (degrees: number) => Number(degrees.toFixed(DECIMALS))
  return { type: 'LineString', coordinates: line.map(({ lat, lon }) => [short(lon), short(lat)]) }
}
