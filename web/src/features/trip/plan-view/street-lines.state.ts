import type { Position } from '@tripwright/domain/base/geo'
import { findRoute } from '@tripwright/domain/map/walking'
import { fetchFact } from '#platform/fact-cache.ts'

/** A way between two positions, one after the other in its name: of a plan the same from wherever it is asked for. */
export type StreetWay = { id: string; from: Position; to: Position }

/** Ways that are fetched at the same time. */
const AT_ONCE = 2

/** The lines of ways along streets, each told of when it is here, from the network or this device. Ends with the signal. */
export async function loadStreetLines(
  ways: readonly StreetWay[],
  isStepFree: boolean,
  { onLine, signal }: { onLine: (id: string, line: Position[]) => void; signal: AbortSignal },
): Promise<void> {
  const waiting = [...ways]
  async function work(): Promise<void> {
    for (let way = waiting.shift(); way && !signal.aborted; way = waiting.shift()) {
      const line = await loadLine(way, isStepFree)
      if (line && !signal.aborted) onLine(way.id, line)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function loadLine({ from, to }: StreetWay, isStepFree: boolean): Promise<Position[] | null> {
  const [a, b] = [from, to].map(({ lat, lon }) => `${lat.toFixed(5)},${lon.toFixed(5)}`)
  const input = { from: a ?? '', to: b ?? '', stepFree: isStepFree ? 'true' : 'false' } as const
  const route = await fetchFact(`route:${a}:${b}:${input.stepFree}`, findRoute, input)
  if (route?.basis !== 'streets') return null
  return route.geometry.coordinates.map(([lon = 0, lat = 0]) => ({ lat, lon }))
}
