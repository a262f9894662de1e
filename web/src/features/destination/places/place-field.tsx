import type { PointOfInterest } from '@tripwright/domain/destination/places'
import { itineraryPageMessages } from '@tripwright/domain/trip/itinerary'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Combobox } from '#ui/combobox.tsx'
import type { SearchSuggestions } from '#ui/use-suggestions.ts'
import type { PickedPlace } from './plan-facts.state.ts'
import { searchPlaces } from './search-places.state.ts'

const MAX_PICKED = 60

type FieldProps = {
  name: string
  label: string
  /** The cities whose guides are searched. */
  cityIds: readonly string[]
  error?: string | undefined
}

/** Several places from the guides, each with a remove button. */
export function PlacesField(
  props: FieldProps & { picked: PickedPlace[]; onChange: (next: PickedPlace[]) => void },
) {
  const { name, label, cityIds, error, picked, onChange } = props
  const t = useText(itineraryPageMessages)
  const [text, setText] = useState('')
  const isNew = ({ id }: PickedPlace) => !picked.some((one) => one.id === id)

  function add(place: PickedPlace) {
    setText('')
    if (isNew(place) && picked.length < MAX_PICKED) onChange([...picked, place])
  }

  return (
    <div className="grid gap-2">
      <PlaceBox
        label={label}
        text={text}
        error={error}
        name={`${name}-search`}
        onText={setText}
        onPick={add}
        search={async (query) => {
          const places = await searchPlaces(cityIds, query)
          return Object.assign(places, { items: places.items.filter(isNew) })
        }}
        hint={t('form.places.hint')}
      />
      {picked.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {picked.map((place) => (
            <li key={place.id}>
              <button
                type="button"
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-brand bg-wash px-4 text-brand-strong text-sm"
                aria-label={t('form.places.remove', { name: place.name })}
                onClick={() => onChange(picked.filter(({ id }) => id !== place.id))}
              >
                <bdi>{place.name}</bdi>
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

type PlaceBoxProps = {
  label: string
  name: string
  text: string
  onText: (text: string) => void
  onPick: (place: PickedPlace) => void
  search: SearchSuggestions<PointOfInterest>
  hint: string
  error: string | undefined
}

function PlaceBox({ label, name, text, onText, onPick, search, hint, error }: PlaceBoxProps) {
  const t = useText(itineraryPageMessages)
  return (
    <Combobox<PointOfInterest>
      label={label}
      name={name}
      search={search}
      hint={hint}
      error={error}
      value={text}
      onChange={onText}
      onPick={({ id, name: query, lat, lon }) => onPick({ id, name: query, lat, lon })}
      getKey={({ id }) => id}
      renderItem={({ name: query, category }) => (
        <span className="flex items-baseline justify-between gap-3">
          <bdi>{query}</bdi>
          <span className="text-muted text-sm">{t(`category.${category}`)}</span>
        </span>
      )}
      countLabel={(count) => t('form.places.count', { count })}
    />
  )
}
