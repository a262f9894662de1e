import type { IsoDate } from '@tripwright/domain/base/dates'
import { homeCurrency, listCurrencies, type RateTable } from '@tripwright/domain/money/currency'
import { placeOnDay } from '@tripwright/domain/trip/plan-view'
import { useEffect, useState } from 'react'
import { locateCountry } from '#features/destination/borders/index.ts'
import { loadCountry } from '#features/destination/countries/index.ts'
import { useTrip } from '#features/trip/sync/index.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import { today } from '#platform/today.ts'

/**
 * The currency (ISO 4217) of a new expense of a trip: the one that the person chose last in it, else that of the country where the
 * trip is on that day, by what is on the device. Null while nothing says it, and where it could not be converted.
 */
export function useProposedCurrency(
  tripId: string | null,
  date: IsoDate,
  table: RateTable | null,
): string | null {
  const { trip } = useTrip(tripId)
  const at = tripId === null ? null : placeOnDay(trip, date)
  const key = at ? JSON.stringify({ lat: at.lat, lon: at.lon }) : ''
  const [local, setLocal] = useState<{ key: string; currency: string | null }>({ key: '', currency: null })
  useEffect(() => {
    if (key === '') return
    let isOver = false
    void currencyAt(JSON.parse(key)).then((currency) => {
      if (!isOver) setLocal({ key, currency })
    })
    return () => {
      isOver = true
    }
  }, [key])
  const chosen = tripId === null ? null : readStored('expense-currency')?.[tripId]
  const currency = typeof chosen === 'string' ? chosen : local.key === key ? local.currency : null
  return currency !== null && table && listCurrencies(table, today()).includes(currency) ? currency : null
}

/** Notes the currency that the person chose, for the next expense of the trip. */
export function chooseCurrency(tripId: string | null, currency: string): void {
  if (tripId !== null)
    writeStored('expense-currency', { ...readStored('expense-currency'), [tripId]: currency })
}

async function currencyAt(position: { lat: number; lon: number }): Promise<string | null> {
  const country = await locateCountry(position)
  if (country === null || country === 'sea') return null
  const facts = await loadCountry(country.code ?? '').catch(() => null)
  if (facts) return facts.currency
  // The list on this device begins with euros where it has no other: that is a guess for a person, not for a country.
  const known = homeCurrency(country.code ?? '')
  return known === 'EUR' && !EURO.has(country.code ?? '') ? null : known
}

/** The countries that pay in euros. */
const EURO = new Set(
  'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' '),
)
