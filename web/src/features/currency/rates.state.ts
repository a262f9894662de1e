import { ageInDays, currencyMessages, type RateHistory, type RateTable } from '@tripwright/domain/currency'
import { useCallback, useEffect, useState } from 'react'
import { today } from '#features/links/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'

/** Files with their content in their names: fetched once, then on this device. */
const TABLE_URL = new URL('../../../../data/rates.json', import.meta.url).href
const HISTORY_URL = new URL('../../../../data/rate-history/eur.json', import.meta.url).href

/** The table of rates; `missing` when neither the network nor this device has it. */
export type Rates = { state: 'loading' } | { state: 'missing' } | { state: 'here'; table: RateTable }

/** The table of rates, and how to ask for it once more. */
export function useRates(): [rates: Rates, again: () => void] {
  const [rates, setRates] = useState<Rates>({ state: 'loading' })
  const load = useCallback(() => void loadRates().then(setRates), [])
  useEffect(load, [load])
  return [rates, load]
}

async function loadRates(): Promise<Rates> {
  const table = await loadFile<RateTable>(TABLE_URL)
  return table ? { state: 'here', table } : { state: 'missing' }
}

/** What the months before were like; null until it is here. */
export function useHistory(): RateHistory | null {
  const [history, setHistory] = useState<RateHistory | null>(null)
  useEffect(() => void loadFile<RateHistory>(HISTORY_URL).then(setHistory), [])
  return history
}

/** A file of this very build, whose shape a test of the server holds. */
async function loadFile<T>(url: string): Promise<T | null> {
  try {
    const response = await fetch(url)
    return response.ok ? await response.json() : null
  } catch {
    // No network, and not on this device.
    return null
  }
}

/** How old a table is, in words. */
export function useAge(): (table: RateTable) => string {
  const t = useText(currencyMessages)
  const formats = useFormats()
  return (table) => {
    const date = formats.date(new Date(table.date), { dateStyle: 'long', timeZone: 'UTC' })
    const days = ageInDays(table, today())
    return t(table.isEstimate ? 'age.estimate' : 'age.rate', { date, days })
  }
}
