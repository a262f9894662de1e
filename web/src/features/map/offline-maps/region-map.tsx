import {
  findPlaces,
  PLACE_GROUPS,
  type PlaceGroup,
  type RegionManifest,
  type RegionPlace,
  regionPlaces,
  regionsMessages,
} from '@tripwright/domain/map/offline-maps'
import { useEffect, useId, useState } from 'react'
import { z } from 'zod/mini'
import { PlacesMap } from '#features/destination/places/index.ts'
import { readRegionPlaces } from '#features/map/basemap/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { RegionPlaceRow } from './region-place-row.tsx'

const ZOOM = 11
const NO_PLACES: readonly RegionPlace[] = []

/** A region on the map with a search for its places, from this device where it is stored. */
export function RegionMap({ manifest, className }: { manifest: RegionManifest; className: string }) {
  const t = useText(regionsMessages)
  const listId = useId()
  const places = usePlaces(manifest)
  const [query, setQuery] = useState('')
  const [group, setGroup] = useState<PlaceGroup | null>(null)
  const [selectedId, select] = useState<string | null>(null)
  const [hoveredId, hover] = useState<string | null>(null)
  const { name, bounds } = manifest
  const isAsked = query.trim() !== '' || group !== null
  const matches = findPlaces(places ?? NO_PLACES, query, group)
  const stops = matches.map(({ id, name: label, lat, lon }, index) => ({
    id,
    name: label,
    lat,
    lon,
    number: index + 1,
  }))
  const centre = { lat: (bounds.south + bounds.north) / 2, lon: (bounds.west + bounds.east) / 2 }
  return (
    <div className="grid gap-4">
      <PlacesMap
        key={manifest.tiles.file}
        guide={undefined}
        label={t('map.label', { name })}
        centre={centre}
        zoom={ZOOM}
        className={className}
        stops={stops}
        selectedId={selectedId}
        onSelect={select}
        hoveredId={hoveredId}
        onHover={hover}
      />
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
          onChange={({ target }) => setQuery(target.value)}
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
        {places === null ? t('find.failed') : isAsked ? countOf(matches.length) : null}
      </p>
      <ol id={listId} className="empty:hidden">
        {matches.map((place, index) => (
          <RegionPlaceRow
            key={place.id}
            place={place}
            number={index + 1}
            isSelected={place.id === selectedId}
            onSelect={() => select(place.id)}
            onHover={(isHovered) => hover(isHovered ? place.id : null)}
          />
        ))}
      </ol>
      {matches.length > 0 ? (
        <p className="text-muted text-sm">{t(manifest.basis === 'guide' ? 'find.guide' : 'find.note')}</p>
      ) : null}
    </div>
  )

  function countOf(count: number): string {
    if (count === 0) return t('find.none')
    return count === 20 ? t('find.many', { count }) : t('find.count', { count })
  }
}

/** The places of a region; empty while loading, null where neither this device nor the server has them. */
function usePlaces(manifest: RegionManifest): readonly RegionPlace[] | null {
  const [places, setPlaces] = useState<readonly RegionPlace[] | null>(NO_PLACES)
  useEffect(() => {
    let isGone = false
    void readRegionPlaces(manifest).then((read) => {
      const parsed = z.safeParse(regionPlaces, read)
      if (!isGone) setPlaces(parsed.success ? parsed.data.places : null)
    })
    return () => {
      isGone = true
    }
  }, [manifest])
  return places
}
