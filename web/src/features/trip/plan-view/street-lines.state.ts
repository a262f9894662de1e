import type { Position } from '@tripwright/domain/base/geo'
import { findRoute } from '@tripwright/domain/map/walking'
import { loadPackWalks } from '#features/map/walking/index.ts'
import { fetchFact } from '#platform/fact-cache.ts'

/** A way between two positions, one after the other in its name: of a plan the same from wherever it is asked for. */
export type StreetWay = { id: string; from: Position; to: Position }

/** Ways that are fetched at the same time. */
const AT_ONCE = 2

/**
 * The lines of ways along streets, each told of when it is here, from the network or this device; what neither answers is looked for in
 * the packs of this device. Ends with the signal.
 */
export async function loadStreetLines(
  ways: readonly StreetWay[],
  isStepFree: boolean,
  { onLine, signal }: { onLine: (id: string, line: Position[]) => void; signal: AbortSignal },
): Promise<void> {
  const waiting = [...ways]
  const unanswered: StreetWay[] = []
  async function work(): Promise<void> {
    for (let way = waiting.shift(); way && !signal.aborted; way = waiting.shift()) {
      const line = await loadLine(way, isStepFree)
      if (line === null) unanswered.push(way)
      else if (line.length > 0 && !signal.aborted) onLine(way.id, line)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (unanswered.length === 0 || signal.aborted) return
  const packs = await loadPackWalks().catch(() => null)
  const found = (await packs?.findPackLines(unanswered, isStepFree)) ?? []
  if (!signal.aborted) for (const { id, line } of found) onLine(id, line)
}

/** Empty where the answer is an estimate; null where nobody answers. */
async function loadLine({ from, to }: StreetWay, isStepFree: boolean): Promise<Position[] | null> {
  const [a, b] = [from, to].map(({ lat, lon }) => `${lat.toFixed(5)},${lon.toFixed(5)}`)
  const input = { from: a ?? '', to: b ?? '', stepFree: isStepFree ? 'true' : 'false' } as const
  const route = await fetchFact(`route:${a}:${b}:${input.stepFree}`, findRoute, input)
  if (route === null) return null
  if (route.basis !== 'streets') return []
  return route.geometry.coordinates.map(([lon = 0, lat = 0]) => ({ lat, lon }))
}
