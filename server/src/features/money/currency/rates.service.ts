import { readFileSync } from 'node:fs'
import { mergePublishedRates, type RateTable, type WeeklyRates } from '@tripwright/domain/money/currency'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/db.port.ts'
import { readFeed } from '#platform/feeds/feeds.ts'
import { ecbHistoryFeed } from './ecb-history.service.ts'
import { ecbFeed } from './ecb-rates.service.ts'

let cachedTable: RateTable | null = null

/** Our own table of rates, loaded on first use. A test checks its shape. */
export function getBundledRates(): RateTable {
  cachedTable ??= readTable()
  return cachedTable
}

/** Our own table, updated with the last published rates where live feeds are on. */
export async function getLatestRates(deps: { config: Config; db: Db }): Promise<RateTable> {
  const { value, fetchedAt } = await readFeed(deps, ecbFeed)
  if (value === null) return getBundledRates()
  return { ...mergePublishedRates(getBundledRates(), value), fetchedAt: fetchedAt?.toISOString() ?? null }
}

/** The bank's published rates week by week; empty where live feeds are off. */
export async function getWeeklyRates(deps: { config: Config; db: Db }): Promise<WeeklyRates> {
  const { value } = await readFeed(deps, ecbHistoryFeed)
  return { base: 'EUR', source: value?.source ?? '', weeks: value?.weeks ?? [] }
}

function readTable(): RateTable {
  return JSON.parse(readFileSync(new URL('../../../../../data/rates.json', import.meta.url), 'utf8'))
}
