import { readFileSync } from 'node:fs'
import { addDays, type IsoDate } from '@tripwright/domain/base/dates'
import type { PlanFacts, Rates } from '@tripwright/domain/itinerary'
import { findGuide, holidaysAround } from '#features/places/index.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/db.port.ts'

/** Where facts are kept that change while the server runs. */
export type House = { db: Db; config: Config }

let rates: Rates | null = null

function readRates(): Rates {
  rates ??= JSON.parse(readFileSync(new URL('../../../../data/rates.json', import.meta.url), 'utf8'))
  return rates as Rates
}

/** All that a plan of these cities and days rests on. A city without a guide is left out: the request is then refused. */
export async function loadPlanFacts(
  { db }: House,
  cityIds: readonly string[],
  startDate: IsoDate,
  days: number,
): Promise<PlanFacts> {
  const guides = [...new Set(cityIds)].flatMap((id) => findGuide(id) ?? [])
  const countries = [...new Set(guides.map(({ city }) => city.country))]
  const [from, to] = [addDays(startDate, -1), addDays(startDate, days + 1)]
  const holidays = await Promise.all(
    countries.map(async (country) => {
      const all = await holidaysAround(db, country, from, to)
      return [country, [...all].filter((date) => date >= from && date <= to)] as const
    }),
  )
  return { guides, holidays: Object.fromEntries(holidays), rates: readRates() }
}
