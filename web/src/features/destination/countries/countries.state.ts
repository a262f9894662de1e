import {
  type Country,
  type CountryList,
  getCountry,
  type ListedTerritory,
} from '@tripwright/domain/destination/countries'
import { useCallback, useEffect, useState } from 'react'
import { preferences } from '#features/account/preferences/index.ts'
import { fetchFact } from '#platform/fact-cache.ts'
import { browserRegion } from '#platform/text/region.ts'
import { fetchEmergencyNumbers } from './emergency-numbers.ts'

/** `loading`, or null when neither the network nor this device has it. */
export type LoadState<T> = T | 'loading' | null

/** All countries with their emergency numbers: fetched once, then cached on this device. */
export function useCountries(): { list: LoadState<CountryList>; retry: () => void } {
  const [list, setList] = useState<LoadState<CountryList>>('loading')
  const load = useCallback(() => void fetchEmergencyNumbers().then(setList), [])
  useEffect(load, [load])
  return { list, retry: load }
}

/** Whether a value from the address is a country of ours; before the list is loaded, whether it could be. */
export function isListedCountry(list: LoadState<CountryList>, code: string): boolean {
  if (list === null || list === 'loading') return /^[A-Z]{2}$/.test(code)
  return list.countries.some((one) => one.code === code)
}

/** The territory of a code, or of our word for a place that has none; null where it is none, or the list is not here. */
export function findTerritory(list: LoadState<CountryList>, code: string): ListedTerritory | null {
  if (list === null || list === 'loading') return null
  return list.territories?.find((one) => one.code === code) ?? null
}

/** The same as `isListedCountry`, with the territories that have a code. */
export function isListedPlace(list: LoadState<CountryList>, code: string): boolean {
  return isListedCountry(list, code) || (/^[A-Z]{2}$/.test(code) && findTerritory(list, code) !== null)
}

/** The facts on a country; `code` is ISO 3166-1 alpha-2. */
export function useCountry(code: string): { country: LoadState<Country>; retry: () => void } {
  const [loaded, setLoaded] = useState<{ code: string; country: Country | null }>()
  const load = useCallback(() => {
    let isGone = false
    void loadCountry(code).then((country) => isGone || setLoaded({ code, country }))
    return () => {
      isGone = true
    }
  }, [code])
  useEffect(load, [load])
  return { country: loaded?.code === code ? loaded.country : 'loading', retry: load }
}

// A value from the address may be no country code.
/** The facts on a country, from the network or this device; null when neither has them. */
export function loadCountry(code: string): Promise<Country | null> {
  return /^[A-Z]{2}$/.test(code) ? fetchFact(`country:${code}`, getCountry, { code }) : Promise.resolve(null)
}

/** The user's home country if it is set, else a guess from the browser's languages. */
export function homeCountry(): string {
  return preferences().homeCountry ?? browserRegion() ?? 'US'
}
