import type { Output } from '@tripwright/domain/base/contract'
import { oldestProvenance } from '@tripwright/domain/base/provenance'
import { findRoute, getWalks, type WalkTable } from '@tripwright/domain/map/walking'
import { metresBetween, type Position } from '@tripwright/street-graph'
import { findAnyGuide } from '#features/destination/gathered-guides/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { cacheableResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import { consumeCallerLimit } from '#platform/limits/caller-limit.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import type { StreetWalk, Walking } from './walking.service.ts'

/** A search takes some milliseconds of processor time: enough for every step of a trip, too few to copy the map. */
const LIMIT: RateLimit = { name: 'walking-routes', points: 600, seconds: 3600 }
/** One for each city of a trip that is opened; each further position is a search. */
const TABLES_LIMIT: RateLimit = { name: 'walking-tables', points: 300, seconds: 3600 }
/** How much longer streets are than the straight line: the mean of our city guides. */
const DETOUR = 1.35
/** 4.5 km/h (TRB, Highway Capacity Manual). */
const METRES_PER_MINUTE = 75
/** Beyond this, in metres, the answer is another means of transport. */
const MAX_METRES = 60_000
const NO_STREETS = 'This server has no streets of the city'
/** Decimals of a position: about a decimetre. */
const DECIMALS = 6

export function walkingRoutes({ findStreetWalk, findWalkTables }: Walking): Route[] {
  return [
    route(findRoute, async ({ from, to, stepFree }, call) => {
      const straight = metresBetween(from, to)
      if (straight > MAX_METRES) throw new AppError('not-found', { message: 'That’s too far to walk.' })
      const verdict = await consumeCallerLimit(call, LIMIT)
      if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
      const walk = await findStreetWalk(from, to, { isStepFree: stepFree === 'true' })
      return walk ? alongStreets(walk) : estimated(from, to, straight)
    }),

    route(getWalks, async ({ cityId, stepFree, at }, call) => {
      const guide = await findAnyGuide(call.db, cityId)
      if (guide === null) throw new AppError('not-found', { message: 'We have no guide for this city.' })
      const verdict = await consumeCallerLimit(call, TABLES_LIMIT)
      if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
      const tables = await findWalkTables({ guide, more: positionsIn(at), isStepFree: stepFree === 'true' })
      return cacheableResponse(call.request, { tables, ...provenanceOfTables(tables) })
    }),
  ]
}

function positionsIn(at: string): Position[] {
  return at
    .split(';')
    .filter(Boolean)
    .map((pair) => {
      const [lat = 0, lon = 0] = pair.split(',').map(Number)
      return { lat, lon }
    })
    .filter(({ lat, lon }) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180)
}

function provenanceOfTables(tables: readonly WalkTable[]) {
  const oldest = oldestProvenance(tables)
  return { asOf: oldest?.asOf ?? null, source: oldest?.source ?? NO_STREETS }
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
