import type { City } from '@tripwright/domain/places'
import { otherNamesOf, safetyMessages, searchPlaces } from '@tripwright/domain/safety'
import { useMemo, useState } from 'react'
import { useCountries } from '#features/countries/index.ts'
import { formatsIn, useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Combobox } from '#ui/combobox.tsx'

type Place = { id: string; names: readonly string[]; detail: string | null }
const NO_CITIES: readonly City[] = []

type PlaceSearchProps = {
  label: string
  /** Of what is shown now. */
  name: string
  cities?: readonly City[]
  /** The id of a city, or the code of a country. */
  onPick: (id: string) => void
}

/** Finds a country, or one of some cities, by its name in a language of the reader's browser or in English. */
export function PlaceSearch({ label, name, cities = NO_CITIES, onPick }: PlaceSearchProps) {
  const t = useText(safetyMessages)
  const places = usePlaces(cities)
  const [typed, setTyped] = useState<string | null>(null)
  const isUnknown = typed !== null && typed.trim().length > 1 && searchPlaces(typed, places).length === 0
  const pick = ({ id }: Place) => {
    setTyped(null)
    onPick(id)
  }
  return (
    <form
      aria-label={t('radar.form')}
      onSubmit={(event) => {
        event.preventDefault()
        const [first] = searchPlaces(typed ?? '', places)
        if (first) pick(first)
      }}
      // What was there gives way to what is typed; what was typed and not chosen to what is shown.
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
        search={async (text) => searchPlaces(text, places)}
        getKey={({ id }) => id}
        renderItem={({ names, detail }) => (
          <span className="flex flex-wrap items-baseline gap-x-2">
            {names[0]}
            {detail ? <span className="text-muted text-sm">{detail}</span> : null}
          </span>
        )}
        countLabel={(count) => t('search.count', { count })}
        error={isUnknown ? t('search.none') : undefined}
      />
    </form>
  )
}

function usePlaces(cities: readonly City[]): readonly Place[] {
  const formats = useFormats()
  const { list } = useCountries()
  return useMemo(() => {
    const countries = list === null || list === 'loading' ? [] : list.countries
    // What the browser says its person reads, whatever the page is written in.
    const readers = [...navigator.languages.slice(0, 3), 'en'].map((language) => formatsIn(language))
    return [
      ...countries.map(({ code, name }) => ({
        id: code,
        names: [
          formats.country(code),
          name,
          ...readers.map((one) => one.country(code)),
          ...otherNamesOf(code),
        ],
        detail: null,
      })),
      ...cities.map(({ id, name, country }) => ({ id, names: [name], detail: formats.country(country) })),
    ]
  }, [formats, list, cities])
}
