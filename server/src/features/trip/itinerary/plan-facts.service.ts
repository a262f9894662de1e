import { addDays, type IsoDate } from '@tripwright/domain/base/dates'
import { type Guide, holidayPlace } from '@tripwright/domain/destination/places'
import { type PlanFacts, type ResolvedRequest, walkPositionsOf } from '@tripwright/domain/trip/itinerary'
import { findAnyGuide } from '#features/destination/gathered-guides/index.ts'
import { holidaysAround } from '#features/destination/places/index.ts'
import type { Walking } from '#features/map/walking/index.ts'
import { getLatestRates } from '#features/money/currency/index.ts'
import type { DatedFacts } from '#features/trip/planner/index.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/db.port.ts'

/** The sources of facts that change while the server runs. */
export type PlanFactsDeps = { db: Db; config: Config; walking: Pick<Walking, 'findWalkTables'> }

/** All facts for a plan of these cities and days. A city without a guide is left out: the request is then refused. */
export async function loadPlanFacts(
  deps: Pick<PlanFactsDeps, 'db' | 'config'>,
  cityIds: readonly string[],
  startDate: IsoDate,
  days: number,
): Promise<DatedFacts> {
  const found = await Promise.all([...new Set(cityIds)].map((id) => findAnyGuide(deps.db, id)))
  const guides = found.filter((guide) => guide !== null)
  const places = new Map(guides.map(({ city }) => [holidayPlace(city), city]))
  const [from, to] = [addDays(startDate, -1), addDays(startDate, days + 1)]
  const holidays = await Promise.all(
    [...places].map(async ([place, city]) => {
      const all = await holidaysAround(deps.db, city, from, to)
      return [place, [...all].filter((date) => date >= from && date <= to)] as const
    }),
  )
  return { guides, holidays: Object.fromEntries(holidays), rates: await getLatestRates(deps) }
}

/** The ways on foot along streets of a request's cities, with its stays and bookings; nothing where this server has no streets. */
export async function loadWalks(
  { walking }: Pick<PlanFactsDeps, 'walking'>,
  request: ResolvedRequest,
  guides: readonly Guide[],
): Promise<Pick<PlanFacts, 'walks'>> {
  const tables = await Promise.all(
    guides.map((guide) =>
      walking.findWalkTables({
        guide,
        more: walkPositionsOf(request, guide.city),
        isStepFree: request.needs.stepFree,
      }),
    ),
  )
  const walks = tables.flat()
  return walks.length > 0 ? { walks } : {}
}
