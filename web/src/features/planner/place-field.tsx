import { itineraryPageMessages } from '@tripwright/domain/itinerary'
import type { City, PointOfInterest } from '@tripwright/domain/places'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { loadGuide } from '#features/places/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Combobox } from '#ui/combobox.tsx'
import { findCity, type Picked, plain, type TellError, type WishFormProps } from './wish-draft.state.ts'

type Props = WishFormProps & { tell: TellError }
const MOST_FOUND = 8
const MOST_PICKED = 60

/** Places that have to be in the plan, or that stay out of it: searched in the guides of the cities above. */
export function PlaceField({
  name,
  label,
  draft,
  onChange,
  cities,
  tell,
}: Props & { name: 'mustSee' | 'avoid'; label: string }) {
  const t = useText(itineraryPageMessages)
  const [text, setText] = useState('')
  const picked = draft[name]
  const ids = draft.cities.flatMap((row) => findCity(row.text, cities ?? [])?.id ?? [])
  const isNew = ({ id }: Picked) => !picked.some((one) => one.id === id)

  function add(place: Picked) {
    setText('')
    if (isNew(place) && picked.length < MOST_PICKED) onChange({ [name]: [...picked, place] })
  }

  return (
    <div className="grid gap-2">
      <PlaceBox
        {...{ label, text, name: `${name}-search` }}
        onText={setText}
        onPick={add}
        search={async (said) => (await searchPlaces(ids, said)).filter(isNew)}
        hint={t('form.places.hint')}
        error={tell(name)}
      />
      {picked.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {picked.map((place) => (
            <li key={place.id}>
              <button
                type="button"
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-brand bg-wash px-4 text-brand-strong text-sm"
                aria-label={t('form.places.remove', { name: place.name })}
                onClick={() => onChange({ [name]: picked.filter(({ id }) => id !== place.id) })}
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

/** Where the party sleeps in each city: by a place of the guide that it is near to. */
export function StayFields({ draft, onChange, cities }: Props) {
  return draft.cities.map((row, index) => {
    const city = findCity(row.text, cities ?? [])
    const change = (stay: Picked | null) =>
      onChange({ cities: draft.cities.map((one, i) => (i === index ? { ...one, stay } : one)) })
    return city ? (
      <StayField
        key={city.id}
        city={city}
        isOne={draft.cities.length === 1}
        stay={row.stay}
        onChange={change}
      />
    ) : null
  })
}

type StayFieldProps = {
  city: City
  isOne: boolean
  stay: Picked | null
  onChange: (stay: Picked | null) => void
}

function StayField({ city, isOne, stay, onChange }: StayFieldProps) {
  const t = useText(itineraryPageMessages)
  const [text, setText] = useState(stay?.name ?? '')

  function type(said: string) {
    setText(said)
    if (stay !== null) onChange(null)
  }

  return (
    <PlaceBox
      label={isOne ? t('form.stay') : t('form.stay.in', { city: city.name })}
      name="stay"
      text={text}
      onText={type}
      onPick={(place) => {
        setText(place.name)
        onChange(place)
      }}
      search={(said) => searchPlaces([city.id], said)}
      hint={t('form.stay.hint')}
    />
  )
}

type PlaceBoxProps = {
  label: string
  name: string
  text: string
  onText: (text: string) => void
  onPick: (place: Picked) => void
  search: (text: string) => Promise<readonly PointOfInterest[]>
  hint: string
  error?: string | undefined
}

function PlaceBox({ label, name, text, onText, onPick, search, hint, error }: PlaceBoxProps) {
  const t = useText(itineraryPageMessages)
  return (
    <Combobox<PointOfInterest>
      {...{ label, name, search, hint, error }}
      value={text}
      onChange={onText}
      onPick={({ id, name: said, lat, lon }) => onPick({ id, name: said, lat, lon })}
      getKey={({ id }) => id}
      renderItem={({ name: said, category }) => (
        <span className="flex items-baseline justify-between gap-3">
          <bdi>{said}</bdi>
          <span className="text-muted text-sm">{t(`category.${category}`)}</span>
        </span>
      )}
      countLabel={(count) => t('form.places.count', { count })}
    />
  )
}

async function searchPlaces(cityIds: readonly string[], text: string): Promise<readonly PointOfInterest[]> {
  const said = plain(text)
  const guides = await Promise.all(cityIds.map(loadGuide))
  return guides
    .flatMap((guide) => guide?.pointsOfInterest ?? [])
    .filter(({ name, nameLocal }) => [name, nameLocal].some((one) => plain(one).includes(said)))
    .sort((a, b) => b.renown - a.renown)
    .slice(0, MOST_FOUND)
}
