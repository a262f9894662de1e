import {
  PLACE_GROUPS,
  type PlaceGroup,
  type RegionManifest,
  type RegionPlace,
  regionsMessages,
} from '@tripwright/domain/map/offline-maps'
import { useId, useState } from 'react'
import { PlacesMap } from '#features/destination/places/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { PackWalkBar } from './pack-walk-bar.tsx'
import { RegionPlaceRow } from './region-place-row.tsx'
import { TripStopRow } from './trip-stop-row.tsx'
import { useTripStops } from './trip-stops.state.ts'
import { MOST_FOUND, usePack } from './use-pack.state.ts'
import { usePackWalk } from './use-pack-walk.state.ts'

const ZOOM = 11

/** A region on the map with a search for its places, from this device where it is stored. */
export function RegionMap({ manifest, className }: { manifest: RegionManifest; className: string }) {
  const t = useText(regionsMessages)
  const listId = useId()
  const [query, setQuery] = useState('')
  const [group, setGroup] = useState<PlaceGroup | null>(null)
  const [selectedId, select] = useState<string | null>(null)
  const [hoveredId, hover] = useState<string | null>(null)
  const pack = usePack(manifest, query, group)
  const walking = usePackWalk(manifest, pack.walk)
  const trip = useTripStops(manifest.bounds)
  const { name, bounds } = manifest
  const isAsked = query.trim() !== '' || group !== null
  const stops = isAsked ? pack.found.map(toStop) : trip.stops
  const centre = { lat: (bounds.south + bounds.north) / 2, lon: (bounds.west + bounds.east) / 2 }
  const actions = { walking, hasStreets: manifest.streets !== undefined, regionId: manifest.id }
  const lights = (id: string) => ({
    isSelected: id === selectedId,
    onSelect: () => {
      walking.endWalk()
      select(id)
    },
    onHover: (isHovered: boolean) => hover(isHovered ? id : null),
  })
  return (
    <div className="grid gap-4">
      <PlacesMap
        key={manifest.tiles.file}
        guide={undefined}
        label={t('map.label', { name })}
        centre={centre}
        zoom={ZOOM}
        className={className}
        stops={walking.stops(stops, t('walk.start'))}
        legs={walking.legs}
        {...(walking.here && { here: walking.here })}
        selectedId={selectedId}
        onSelect={select}
        hoveredId={hoveredId}
        onHover={hover}
      />
      <PackWalkBar walking={walking} manifest={manifest} />
      <form
        className="grid items-start gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
        aria-label={t('find.label', { name })}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          type="search"
          label={t('find.label', { name })}
          hint={t('find.hint')}
          value={query}
          aria-controls={listId}
          onChange={({ target }) => {
            walking.endWalk()
            setQuery(target.value)
          }}
        />
        <SelectField
          label={t('find.group')}
          value={group ?? ''}
          onChange={({ target }) => setGroup(PLACE_GROUPS.find((one) => one === target.value) ?? null)}
        >
          <option value="">{t('group.all')}</option>
          {PLACE_GROUPS.map((one) => (
            <option key={one} value={one}>
              {t(`group.${one}`)}
            </option>
          ))}
        </SelectField>
      </form>
      <p role="status" className="text-muted text-sm empty:hidden">
        {pack.isFailed ? t('find.failed') : isAsked && !pack.isSearching ? countOf(pack.found.length) : null}
      </p>
      {!isAsked && trip.stops.length > 0 ? (
        <section className="grid gap-2">
          <h3>{t('stops.title', { trip: trip.name })}</h3>
          <ol>
            {trip.stops.map((stop) => (
              <TripStopRow key={stop.id} stop={stop} {...actions} {...lights(stop.id)} />
            ))}
          </ol>
        </section>
      ) : null}
      <ol id={listId} className="empty:hidden">
        {isAsked
          ? pack.found.map((place, index) => (
              <RegionPlaceRow
                key={place.id}
                place={place}
                number={index + 1}
                {...actions}
                {...lights(place.id)}
              />
            ))
          : null}
      </ol>
      {isAsked && pack.found.length > 0 ? <p className="text-muted text-sm">{t(noteOf(manifest))}</p> : null}
    </div>
  )

  function countOf(count: number): string {
    if (count === 0) return t('find.none')
    return count === MOST_FOUND ? t('find.many', { count }) : t('find.count', { count })
  }
}

function toStop({ id, name, lat, lon }: RegionPlace, index: number) {
  return { id, name, lat, lon, number: index + 1 }
}

function noteOf({ basis, id }: RegionManifest): 'find.guide' | 'find.tiles' | 'find.note' {
  if (basis === 'guide' || (basis === 'tiles' && id.startsWith('city-'))) return 'find.guide'
  return basis === 'tiles' ? 'find.tiles' : 'find.note'
}
