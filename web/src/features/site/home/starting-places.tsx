import { formatDegreesMinutes } from '@tripwright/domain/base/geo'
import type { SaveInput } from '@tripwright/domain/sharing/saved'
import { homeMessages, STARTING_PLACES, type StartingPlace } from '@tripwright/domain/site/home'
import { useDeferredValue } from 'react'
import { SaveButton } from '#features/sharing/saved/index.ts'
import { useIsHydrated } from '#platform/hydrated.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { ContourArt } from '#ui/contour-art.tsx'

/** Twelve places as map sheets, each with a heart to save it. */
export function StartingPlaces() {
  const t = useText(homeMessages)
  return (
    <section id="places" className="page grid scroll-mt-4 gap-6 pb-16">
      <header className="grid gap-2">
        <h2>{t('places.heading')}</h2>
        <p className="max-w-prose text-muted">{t('places.text')}</p>
      </header>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-5">
        {STARTING_PLACES.map((place) => (
          <PlaceSheet key={place.id} place={place} />
        ))}
      </ul>
    </section>
  )
}

function PlaceSheet({ place }: { place: StartingPlace }) {
  const item = useStartingPlaceItem(place)
  // Twelve drawings would double the document: their space is reserved, and they are rendered after hydration, in short
  // tasks.
  const isAlive = useIsHydrated()
  const isDrawn = useDeferredValue(isAlive)

  return (
    <li className="neatline relative grid grid-rows-[auto_1fr] overflow-hidden">
      <div className="aspect-[3/2] border-rule border-b bg-paper *:size-full">
        {isDrawn ? <ContourArt lat={place.position.lat} lon={place.position.lon} /> : null}
      </div>
      <div className="grid content-start gap-1 p-4 pe-14">
        <p className="coordinate">
          <bdi>{formatDegreesMinutes(place.position)}</bdi>
        </p>
        <h3>{item.title}</h3>
        <p className="text-muted text-sm">{item.description}</p>
      </div>
      {/* A heart does not work before hydration either, and twelve would be a noticeable part of the document. */}
      {isAlive ? <SaveButton className="absolute! end-1 bottom-1" item={item} /> : null}
    </li>
  )
}

/** A starting place as a saved item, named in the page's language. */
export function useStartingPlaceItem(place: StartingPlace): SaveInput {
  const t = useText(homeMessages)
  const formats = useFormats()
  const { lat, lon } = place.position
  const country = formats.country(place.country)
  return {
    item_type: 'destination',
    item_id: place.id,
    image_url: null,

    title: t('places.region', { city: t(`city.${place.id}`), country }),
    description: t(`line.${place.id}`),
    item_data: { lat, lon, country: place.country },
  }
}
