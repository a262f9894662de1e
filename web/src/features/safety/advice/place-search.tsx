import type { City } from '@tripwright/domain/destination/places'
import { countryAliasesOf, safetyMessages, searchPlaces } from '@tripwright/domain/safety/advice'
import { useMemo, useState } from 'react'
import { useCountries, useCountryWithArticle } from '#features/destination/countries/index.ts'
import { formatsIn, useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Combobox } from '#ui/combobox.tsx'
import { anchorsTimeout, loadTowns, type Town } from './airports.state.ts'

type Place = { id: string; names: readonly string[]; detail: string | null }
const NO_CITIES: readonly City[] = []

type PlaceSearchProps = {
  label: string
  /** The name of the current place. */
  name: string
  cities?: readonly City[]
  /** Includes territories, of which we have numbers and no other facts. */
  hasTerritories?: boolean
  /** An unknown place in the address: shown as an error at once. */
  missing?: string | undefined
  /** The id of a city, or the code of a country; and the town that matched. */
  onPick: (id: string, town: string | undefined) => void
}

/**
 * Finds a country, also by its towns, or one of some cities, by its name in a language of the reader's browser or in
 * English.
 */
export function PlaceSearch(props: PlaceSearchProps) {
  const { label, name, cities = NO_CITIES, hasTerritories = false, missing, onPick } = props
  const t = useText(safetyMessages)
  const sayMissing = useNoResultText()
  const { places, search, isWhole } = usePlaces(cities, hasTerritories)
  const [typed, setTyped] = useState<string | null>(null)
  const isUnknown =
    isWhole && typed !== null && typed.trim().length > 1 && searchPlaces(typed, places).length === 0
  const pick = ({ id, names, detail }: Place) => {
    setTyped(null)
    onPick(id, detail === null ? undefined : names[0])
  }
  return (
    <form
      aria-label={t('radar.form')}
      onSubmit={(event) => {
        event.preventDefault()
        const [first] = searchPlaces(typed ?? '', places)
        if (first) pick(first)
      }}
      // Typing replaces the chosen place; text that was typed and not chosen gives way to the chosen place.
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement) target.select()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setTyped(null)
      }}
    >
      <Combobox
        label={label}
        name="place"
        value={typed ?? name}
        onChange={setTyped}
        onPick={pick}
        search={search}
        getKey={({ id, names }) => `${id} ${names[0]}`}
        renderItem={({ names, detail }) => (
          <span className="flex flex-wrap items-baseline gap-x-2">
            {names[0]}
            {detail ? <span className="text-muted text-sm">{detail}</span> : null}
          </span>
        )}
        countLabel={(count) => t('search.count', { count })}
        error={isUnknown ? t('search.none') : typed === null ? sayMissing(missing) : undefined}
      />
    </form>
  )
}

// Puerto Rico has towns with airports but no row in our table: that differs from an unknown place.
function useNoResultText() {
  const t = useText(safetyMessages)
  const formats = useFormats()
  const inSentence = useCountryWithArticle()
  return (place: string | undefined) => {
    if (place === undefined) return
    const isNamed = /^[A-Z]{2}$/.test(place) && formats.country(place) !== place
    return isNamed ? t('locate.unlisted', { country: inSentence(place) }) : t('place.unknown', { place })
  }
}

type Places = {
  places: readonly Place[]
  /** Waits for the towns, which load with the first text, unless a country matches already. */
  search: (text: string) => Promise<Place[]>
  /** The towns are included. */
  isWhole: boolean
}

function usePlaces(cities: readonly City[], hasTerritories: boolean): Places {
  const formats = useFormats()
  const { list } = useCountries()
  const [towns, setTowns] = useState<readonly Town[] | null>(null)
  return useMemo(() => {
    const countries = list === null || list === 'loading' ? [] : list.countries
    const territories = list === null || list === 'loading' || !hasTerritories ? [] : (list.territories ?? [])
    // A place without a code has its English name only.
    const namesOf = (code: string) =>
      /^[A-Z]{2}$/.test(code)
        ? { own: formats.country(code), read: readers.map((one) => one.country(code)) }
        : { own: null, read: [] }
    // The browser's languages, whatever the page's language is.
    const readers = [...navigator.languages.slice(0, 3), 'en'].map((language) => formatsIn(language))
    const listed = [
      ...countries.map(({ code, name }) => ({
        id: code,
        names: [
          formats.country(code),
          name,
          ...readers.map((one) => one.country(code)),
          ...countryAliasesOf(code),
        ],
        detail: null,
      })),
      ...territories.map(({ code, name }) => {
        const { own, read } = namesOf(code)
        return { id: code, names: [own ?? name, name, ...read], detail: null }
      }),
      ...cities.map(({ id, name, country }) => ({ id, names: [name], detail: formats.country(country) })),
    ]
    // For a town without a guide only the country is known.
    const placesWith = (towns: readonly Town[]) => [
      ...listed,
      ...towns
        .filter((town) => !cities.some(({ name, country }) => name === town.city && country === town.country))
        .map(({ city, country }) => ({ id: country, names: [city], detail: formats.country(country) })),
    ]
    const places = placesWith(towns ?? [])
    const search = async (text: string) => {
      if (towns !== null) return searchPlaces(text, places)
      const whole = loadTowns().then((loaded) => {
        setTowns(loaded)
        return searchPlaces(text, placesWith(loaded))
      })
      const matches = searchPlaces(text, listed)
      return matches.length === 0 ? whole : ((await Promise.race([whole, anchorsTimeout()])) ?? matches)
    }
    return { places, search, isWhole: towns !== null }
  }, [formats, list, cities, hasTerritories, towns])
}
