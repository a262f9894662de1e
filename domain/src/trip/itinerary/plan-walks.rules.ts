import type { Position } from '../../base/geo.ts'
import { roundToWalkPoint, type WalkTable, walkPointKey } from '../../map/walking/index.ts'
import { type CheckContext, endsOfLeg, makeCheckContext } from './check-context.rules.ts'
import type { PlanFacts } from './facts.rules.ts'
import type { Plan } from './itinerary.contract.ts'
import type { ResolvedRequest } from './request.rules.ts'

/**
 * The walks along streets that a plan was made with, as the facts that prove it later: with no network, and when the server's streets
 * are newer, or gone. One table for each day and source of data; none for a plan that rests on estimates alone.
 */
export function walksOfPlan(request: ResolvedRequest, plan: Plan, facts: PlanFacts): WalkTable[] {
  const { walks = [] } = facts
  if (walks.length === 0) return []
  const used = walkedPairs(makeCheckContext(request, plan, facts))
  const drafts = new Map<string, TableDraft>()
  for (const [from, to] of used) {
    const found = findRow(walks, from, to, request.needs.stepFree)
    if (!found) continue
    const { isStepFree, asOf, source } = found.table
    const name = `${asOf} ${source}`
    const draft = drafts.get(name) ?? { isStepFree, asOf, source, points: new Map(), ways: new Map() }
    drafts.set(name, draft)
    const ends = [from, to].map((end) => indexIn(draft, end)).sort((a, b) => a - b)
    const [one = 0, other = 0] = ends
    draft.ways.set(ends.join(), [one, other, found.minutes, found.metres])
  }
  return [...drafts.values()].map(({ points, ways, ...table }) => ({
    ...table,
    points: [...points.values()].map(({ at }) => at),
    ways: [...ways.values()],
  }))
}

type TableDraft = Pick<WalkTable, 'isStepFree' | 'asOf' | 'source'> & {
  points: Map<number, { index: number; at: WalkTable['points'][number] }>
  ways: Map<string, WalkTable['ways'][number]>
}

function indexIn({ points }: TableDraft, position: Position): number {
  const key = walkPointKey(position)
  const point = points.get(key) ?? { index: points.size, at: roundToWalkPoint(position) }
  points.set(key, point)
  return point.index
}

/** The ends of each leg that goes along streets. */
function walkedPairs({ days }: CheckContext): [Position, Position][] {
  return days.flatMap((day) =>
    day.legs.flatMap(({ leg }): [Position, Position][] => {
      const { from, to } = endsOfLeg(leg, day)
      return leg.basis === 'streets' && from && to ? [[from, to]] : []
    }),
  )
}

/** The first table that knows the way, with what it says of it. */
function findRow(walks: readonly WalkTable[], from: Position, to: Position, isStepFree: boolean) {
  for (const table of walks.filter((one) => one.isStepFree === isStepFree)) {
    const keys = table.points.map(([lat, lon]) => walkPointKey({ lat, lon }))
    const [a, b] = [keys.lastIndexOf(walkPointKey(from)), keys.lastIndexOf(walkPointKey(to))]
    const row = table.ways.find(([one, other]) => (one === a && other === b) || (one === b && other === a))
    if (row) return { table, minutes: row[2], metres: row[3] }
  }
  return null
}
