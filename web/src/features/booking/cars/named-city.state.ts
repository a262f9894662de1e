import { cityPartOf, findNamedCity } from '@tripwright/domain/booking/cars'
import { useEffect, useState } from 'react'
import { type SuggestedCity, searchCities } from '#features/booking/hand-off/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'

/** Delay while typing. */
const DEBOUNCE_MS = 400
/** Minimum length of the server's search, and the length of the longest name in the list. */
const MIN_LETTERS = 2
const MAX_LETTERS = 80

const english = new Intl.DisplayNames('en', { type: 'region' })

/** The name of a country in the language of links. */
export function englishCountry(code: string): string {
  return english.of(code) ?? code
}

/** The city of the list with this name; null for any other text, undefined until that is known. */
export function useNamedCity(place: string): SuggestedCity | null | undefined {
  const formats = useFormats()
  const [loaded, setLoaded] = useState<{ place: string; city: SuggestedCity | null }>()
  const name = cityPartOf(place)
  const isPossible = name.length >= MIN_LETTERS && name.length <= MAX_LETTERS
  useEffect(() => {
    if (!isPossible) return
    const left = new AbortController()
    const timer = setTimeout(() => {
      void searchCities(name, left.signal).then(({ items }) => {
        const city = findNamedCity(place, items, [formats.country, englishCountry])
        if (!left.signal.aborted) setLoaded({ place, city })
      })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [place, name, isPossible, formats])
  if (!isPossible) return null
  return loaded?.place === place ? loaded.city : undefined
}
