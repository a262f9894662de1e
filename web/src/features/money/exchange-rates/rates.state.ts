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

/** Files with their content in their names: fetched once, then on this device. */
const TABLE_URL = new URL('../../../../../data/rates.json', import.meta.url).href
const HISTORY_URL = new URL('../../../../../data/rate-history/eur.json', import.meta.url).href

/** The table of rates; `missing` when neither the network nor this device has it. */
export type RatesState = { state: 'loading' } | { state: 'missing' } | { state: 'here'; table: RateTable }

/** The table of rates, and a function to reload it. */
export function useRates(): [rates: RatesState, again: () => void] {
  const [rates, setRates] = useState<RatesState>({ state: 'loading' })
  const load = useCallback(() => {
    void loadRates().then((own) => setRates((now) => (now.state === 'here' ? now : own)))
    // What a bank published, where this installation fetches it; the last of it stays on this device.
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

/** What the months before were like; null until it is here. */
export function useRateHistory(): RateHistory | null {
  const [history, setHistory] = useState<RateHistory | null>(null)
  useEffect(() => void loadFile<RateHistory>(HISTORY_URL).then(setHistory), [])
  return history
}

/** What a bank published week by week, where this installation fetches it; null until it is here, and where it does not. */
export function useWeeklyRates(): WeeklyRates | null {
  const [weekly, setWeekly] = useState<WeeklyRates | null>(null)
  useEffect(() => {
    void fetchFact('rates-weekly', listWeeklyRates, {}).then((response) =>
      setWeekly(response?.asOf ? response : null),
    )
  }, [])
  return weekly
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

/** How old the rates of a table are for these currencies, and whose they are, in words. */
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
