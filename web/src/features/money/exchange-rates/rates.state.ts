import type { Output } from '@tripwright/domain/base/contract'
import {
  ageInDays,
  currencyMessages,
  listRates,
  listWeeklyRates,
  type RateHistory,
  type RateTable,
  rateSourceOf,
  type WeeklyRates,
} from '@tripwright/domain/money/currency'
import { useCallback, useEffect, useState } from 'react'
import { fetchFact } from '#platform/fact-cache.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'

/** Files with a hash in their names: fetched once, then cached on this device. */
const TABLE_URL = new URL('../../../../../data/rates.json', import.meta.url).href
const HISTORY_URL = new URL('../../../../../data/rate-history/eur.json', import.meta.url).href

/** The table of rates; `missing` when neither the network nor this device has it. */
export type RatesState = { state: 'loading' } | { state: 'missing' } | { state: 'here'; table: RateTable }

/** The table of rates, and a function to reload it. */
export function useRates(): [rates: RatesState, again: () => void] {
  const [rates, setRates] = useState<RatesState>({ state: 'loading' })
  const load = useCallback(() => {
    void loadRates().then((own) => setRates((now) => (now.state === 'here' ? now : own)))
    // A bank's published rates, where this installation fetches them; the last ones stay on this device.
    void fetchFact('rates:EUR', listRates, { base: 'EUR' }).then((response) => {
      if (response && !response.isEstimate) setRates({ state: 'here', table: tableOf(response) })
    })
  }, [])
  useEffect(load, [load])
  return [rates, load]
}

async function loadRates(): Promise<RatesState> {
  const table = await loadFile<RateTable>(TABLE_URL)
  return table ? { state: 'here', table } : { state: 'missing' }
}

function tableOf({ older, ...table }: Output<typeof listRates>): RateTable {
  return older ? { ...table, older } : table
}

/** The monthly history; null while loading. */
export function useRateHistory(): RateHistory | null {
  const [history, setHistory] = useState<RateHistory | null>(null)
  useEffect(() => void loadFile<RateHistory>(HISTORY_URL).then(setHistory), [])
  return history
}

/** A bank's weekly history, where this installation fetches it; null while loading, and elsewhere. */
export function useWeeklyRates(): WeeklyRates | null {
  const [weekly, setWeekly] = useState<WeeklyRates | null>(null)
  useEffect(() => {
    void fetchFact('rates-weekly', listWeeklyRates, {}).then((response) =>
      setWeekly(response?.asOf ? response : null),
    )
  }, [])
  return weekly
}

/** The cast is safe: a file of this build, whose shape a server test checks. */
async function loadFile<T>(url: string): Promise<T | null> {
  try {
    const response = await fetch(url)
    return response.ok ? await response.json() : null
  } catch {
    // No network, and not on this device.
    return null
  }
}

/** The age and source of a table's rates for these currencies, as text. */
export function useRateAgeText(): (table: RateTable, codes: readonly string[]) => string {
  const t = useText(currencyMessages)
  const formats = useFormats()
  return (table, codes) => {
    const frame = { ...table, ...rateSourceOf(table, codes) }
    const date = formats.date(new Date(frame.date), { dateStyle: 'long', timeZone: 'UTC' })
    const days = ageInDays(frame, today())
    return t(frame.isEstimate ? 'age.estimate' : 'age.rate', { date, days, source: frame.source })
  }
}
