import type { PlanePoint } from './plane-problem.ts'
import { makeRandomInt, type RandomInt } from './random-world.ts'

/** How the places lie: anywhere, in towns, round a lake, or along a coast. */
export type Spread = 'even' | 'clustered' | 'ring' | 'coast'
/** How long a visit may start: under an hour and a half, three to six hours, most of the day, or each place one of these. */
export type StartHours = 'narrow' | 'half-day' | 'wide' | 'mixed'

export type Drawing = { seed: number; places: number; spread: Spread; hours: StartHours }

/** A place of a drawn instance; `opens` and `closes` bound the start of the visit. */
export type DrawnPoint = PlanePoint & { opens: number; closes: number }

/** In minutes. */
export const DAY_LENGTH = 720
/** Side of the square, in minutes of travel. */
const SIDE = 120
const TOWN_RADIUS = 14
const PLACES_PER_TOWN = 24
const LONGEST_VISITS = [12, 25, 45]
/** Of a place of the greatest score. */
const FAME = 50

/** The same drawing gives the same points on every machine: whole numbers, and no function that engines round differently. */
export function drawPoints({ seed, places, spread, hours }: Drawing): DrawnPoint[] {
  const chance = makeRandomInt(seed)
  const longestVisit = LONGEST_VISITS[seed % LONGEST_VISITS.length] ?? 0
  const towns = Array.from({ length: Math.ceil(places / PLACES_PER_TOWN) }, () => anywhere(chance))
  return Array.from({ length: places }, (): DrawnPoint => {
    const duration = 2 + chance(longestVisit)
    return {
      ...positionOf(spread, chance, towns),
      duration,
      score: scoreOf(seed, duration, chance),
      ...windowOf(hours, chance),
    }
  })
}

/** In the middle of the square, where every tour starts and ends. */
export const DEPOT = { x: SIDE / 2, y: SIDE / 2 }

type Position = { x: number; y: number }

function positionOf(spread: Spread, chance: RandomInt, towns: readonly Position[]): Position {
  if (spread === 'clustered') return nearTown(chance, towns)
  const at = anywhere(chance)
  if (spread === 'coast') return { x: at.x, y: Math.floor(SIDE / 2 + (at.y - SIDE / 2) / 6) }
  if (spread === 'even') return at
  const fromMiddle = (at.x - DEPOT.x) ** 2 + (at.y - DEPOT.y) ** 2
  const isOnRing = fromMiddle >= (0.3 * SIDE) ** 2 && fromMiddle <= (0.42 * SIDE) ** 2
  return isOnRing ? at : positionOf(spread, chance, towns)
}

/** Denser towards the town's middle: the mean of two steps. */
function nearTown(chance: RandomInt, towns: readonly Position[]): Position {
  const town = towns[chance(towns.length)] ?? DEPOT
  const step = () => Math.floor((chance(2 * TOWN_RADIUS + 1) + chance(2 * TOWN_RADIUS + 1)) / 2) - TOWN_RADIUS
  return { x: town.x + step(), y: town.y + step() }
}

function anywhere(chance: RandomInt): Position {
  return { x: chance(SIDE + 1), y: chance(SIDE + 1) }
}

/** By turns: any score alike, few famous places among many small ones, and scores that follow the length of the visit. */
function scoreOf(seed: number, duration: number, chance: RandomInt): number {
  if (seed % 4 === 0) return duration + chance(5)
  if (seed % 2 === 0) return 1 + Math.floor((chance(FAME) * chance(FAME) * chance(FAME)) / FAME ** 2)
  return 1 + chance(FAME)
}

const WIDTHS = { narrow: [15, 90], 'half-day': [180, 360], wide: [540, 720] } as const

function windowOf(hours: StartHours, chance: RandomInt): { opens: number; closes: number } {
  const kinds = ['narrow', 'half-day', 'wide'] as const
  const [least, most] = WIDTHS[hours === 'mixed' ? (kinds[chance(3)] ?? 'wide') : hours]
  const width = least + chance(most - least)
  const opens = chance(DAY_LENGTH - width)
  return { opens, closes: opens + width }
}
