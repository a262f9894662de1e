import { listRates, type RateTable, ratesUsed, type UsedRates } from '@tripwright/domain/money/currency'
import { fetchFact } from '#platform/fact-cache.ts'

/** Exchange rates as a file with a hash in its name: fetched once, and only where amounts are compared. */
const RATES_URL = new URL('../../../../../data/rates.json', import.meta.url).href

/**
 * The dated exchange rates with their source: a bank's where this installation fetches them, else our own table. Null when
 * neither the network nor this device has them.
 */
export async function loadRates(): Promise<RateTable | null> {
  const published = await fetchFact('rates:EUR', listRates, { base: 'EUR' })
  if (published && !published.isEstimate) {
    const { older, ...table } = published
    return older ? { ...table, older } : table
  }
  try {
    const response = await fetch(RATES_URL)
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

/** The rates of some currencies, with the date of the oldest. */
export async function loadRatesOf(codes: readonly string[]): Promise<UsedRates | null> {
  const table = await loadRates()
  return table && ratesUsed(table, codes)
}
