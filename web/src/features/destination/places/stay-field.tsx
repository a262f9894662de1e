import { foldLetters } from '@tripwright/domain/base/fold-text'
import { metresBetweenNear } from '@tripwright/domain/base/geo'
import type { City } from '@tripwright/domain/destination/places'
import { placeSearchMessages } from '@tripwright/domain/map/place-search'
import { itineraryPageMessages } from '@tripwright/domain/trip/itinerary'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useLocale } from '#platform/text/locale.ts'
import { useText } from '#platform/text/use-text.ts'
import { Combobox } from '#ui/combobox.tsx'
import type { Sourced } from '#ui/use-suggestions.ts'
import type { AddressNote, FoundDetails, StayPlace } from './address-search.state.ts'
import type { PickedPlace } from './plan-facts.state.ts'
import { searchPlaces } from './search-places.state.ts'

/** Addresses are searched 600 ms after the last key, of which the box itself waits the first 300. */
const FURTHER_REST_MS = 300

type Town = Pick<City, 'id' | 'name' | 'lat' | 'lon'>

type StayFieldProps = {
  label: string
  /** Places near it come first; null where there is none. */
  city: Pick<City, 'id' | 'lat' | 'lon'> | null
  /** Further towns, in whose guides it may be. */
  towns?: readonly Town[]
  /** Whether a town itself will do, as where a train leads. */
  isTownEnough?: boolean
  picked: PickedPlace | null
  onChange: (next: PickedPlace | null, details?: FoundDetails) => void
  /** In place of what is said of a place to stay. */
  hint?: string
  name?: string
  required?: boolean
  /** The text as it stands, for who keeps it where nothing was picked. */
  onText?: (text: string) => void
  error?: string | undefined
  initialText?: string
}

/** Where the party stays in a city: a place of its guide, at once, or an address, listed below those; typing clears the choice. */
export function StayField(props: StayFieldProps) {
  const { label, picked, onChange, hint, onText, name = 'stay', required = false, error } = props
  const t = useText(itineraryPageMessages)
  const [text, setText] = useState(picked?.name ?? props.initialText ?? '')
  const say = useText(placeSearchMessages)
  const { search, hurry, note, forget } = useStaySearch(props)
  const isSearchable = picked === null && text.trim().length > 1

  // Enter searches for the text; without this it would submit the form and lose the text.
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing || !isSearchable)
      return
    event.preventDefault()
    hurry()
  }

  const frame = { onKeyDown: handleKey }
  return (
    <div role="presentation" {...frame}>
      <Combobox<StayPlace>
        label={label}
        name={name}
        required={required}
        error={error}
        value={text}
        hint={
          <>
            {hint ?? say('stay.hint')}{' '}
            <span className="block" aria-live="polite">
              {note === null ? null : say(`note.${note}`)}
            </span>
          </>
        }
        onChange={(typed) => {
          setText(typed)
          onText?.(typed)
          forget()
          if (picked !== null) onChange(null)
        }}
        onPick={({ id, name, lat, lon, details }) => {
          setText(name)
          onChange({ id, name, lat, lon }, details)
        }}
        search={search}
        getKey={({ id }) => id}
        renderItem={({ name, address }) => (
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <bdi className="wrap-anywhere">{name}</bdi>
            <bdi className="wrap-anywhere text-muted text-sm">{address}</bdi>
          </span>
        )}
        countLabel={(count) => t('form.places.count', { count })}
      />
    </div>
  )
}

function toStayPlace({ id, name, lat, lon }: PickedPlace, address: string): StayPlace {
  return { id, name, lat, lon, address }
}

function startsAlike(name: string, text: string): boolean {
  return foldLetters(name).startsWith(foldLetters(text.trim()))
}

/** Two sources measure the same place some streets apart. */
const SAME_PLACE_METRES = 300

function isSamePlace(one: StayPlace, other: StayPlace): boolean {
  return (
    foldLetters(one.name) === foldLetters(other.name) && metresBetweenNear(one, other) < SAME_PLACE_METRES
  )
}

function useStaySearch({ city, towns = [], isTownEnough = false }: StayFieldProps) {
  const t = useText(itineraryPageMessages)
  const { locale } = useLocale()
  const [note, setNote] = useState<AddressNote | null>(null)
  const cityIds = [...new Set([...(city ? [city.id] : []), ...towns.map(({ id }) => id)])]
  const isHurried = useRef(false)
  const endRest = useRef<() => void>(undefined)

  function hurry() {
    isHurried.current = true
    endRest.current?.()
  }

  function forget() {
    isHurried.current = false
    setNote(null)
  }

  async function rest(signal: AbortSignal): Promise<void> {
    if (isHurried.current) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, FURTHER_REST_MS)
      endRest.current = resolve
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  function townsNamed(text: string): readonly Town[] {
    return isTownEnough ? towns.filter(({ name }) => startsAlike(name, text)) : []
  }

  async function search(
    text: string,
    signal: AbortSignal,
    showFirst: (first: Sourced<StayPlace>) => void,
  ): Promise<Sourced<StayPlace>> {
    const { items, sources } = await searchPlaces(cityIds, text)
    const ofGuide = [
      ...townsNamed(text).map((town) => toStayPlace(town, t('form.place.town'))),
      ...items.map(({ category, ...place }) => toStayPlace(place, t(`category.${category}`))),
    ]
    if (ofGuide.length > 0) showFirst({ items: ofGuide, sources })
    await rest(signal)
    if (signal.aborted) return { items: [], sources: [] }
    // Offline, the code of the search may be missing too.
    const found = await import('./address-search.state.ts').then(
      ({ searchAddresses }) => searchAddresses(text, { city, language: locale, signal }),
      () => ({ items: [], sources: [], note: 'offline' as const }),
    )
    const isEmpty = ofGuide.length === 0
    if (!signal.aborted) setNote(found.note === 'none' && !isEmpty ? null : found.note)
    const others = found.items.filter((address) => !ofGuide.some((place) => isSamePlace(place, address)))
    return {
      items: [...ofGuide, ...others],
      sources: [...(isEmpty ? [] : sources), ...(others.length > 0 ? found.sources : [])],
    }
  }

  return { search, hurry, note, forget }
}
