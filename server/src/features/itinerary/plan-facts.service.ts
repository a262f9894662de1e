import { addDays, type IsoDate } from '@tripwright/domain/base/dates'
import type { RateTable } from '@tripwright/domain/currency'
import type { PlanFacts } from '@tripwright/domain/itinerary'
import { holidayPlace } from '@tripwright/domain/places'
import { getLatestRates } from '#features/currency/index.ts'
import { findGuide, holidaysAround } from '#features/places/index.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/db.port.ts'

/** Where facts are kept that change while the server runs. */
export type PlanFactsDeps = { db: Db; config: Config }

/** What a plan rests on, and how old the rates in it are. */
export type DatedFacts = PlanFacts & { rates: RateTable }

/** All that a plan of these cities and days rests on. A city without a guide is left out: the request is then refused. */
export async function loadPlanFacts(
  house: PlanFactsDeps,
  cityIds: readonly string[],
  startDate: IsoDate,
  days: number,
): Promise<DatedFacts> {
  const guides = [...new Set(cityIds)].flatMap((id) => findGuide(id) ?? [])
  const places = new Map(guides.map(({ city }) => [holidayPlace(city), city]))
  const [from, to] = [addDays(startDate, -1), addDays(startDate, days + 1)]
  const holidays = await Promise.all(
    [...places].map(async ([place, city]) => {
      const all = await holidaysAround(house.db, city, from, to)
      return [place, [...all].filter((date) => date >= from && date <= to)] as const
    }),
  )
  return { guides, holidays: Object.fromEntries(holidays), rates: await getLatestRates(house) }
}
