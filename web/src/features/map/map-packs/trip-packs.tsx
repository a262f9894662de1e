import { getMapPack, mapPacksMessages, packIdOfCity } from '@tripwright/domain/map/map-packs'
import Check from 'lucide-react/icons/check'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { listStoredRegions, sizeOfRegion } from '#features/map/basemap/index.ts'
import { call } from '#platform/call.ts'
import { useSize } from '#platform/text/use-size.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'

type City = { id: string; name: string; lat: number; lon: number }
/** What is known of a city's map: on this device, or what it is going to take; null while nobody says. */
type CityMap = { isStored: boolean; bytes: number; isExact: boolean } | null

/** The maps of the cities of a trip, to be taken along: each leads to where that is done. */
export function TripPacks({ cities }: { cities: readonly City[] }) {
  const t = useText(mapPacksMessages)
  return (
    <section className="grid content-start gap-2 border-ink border-t pt-3">
      <h2 className="text-lg">{t('trip.title')}</h2>
      <p className="max-w-prose text-muted">{t('trip.text')}</p>
      <ul>
        {cities.map((city) => (
          <CityRow key={city.id} city={city} />
        ))}
      </ul>
      <Link
        href="/offline-maps"
        className={buttonClass({ variant: 'link', size: 'sm' }, 'justify-self-start')}
      >
        {t('trip.all')}
      </Link>
    </section>
  )
}

function CityRow({ city }: { city: City }) {
  const t = useText(mapPacksMessages)
  const size = useSize()
  const { id, name } = city
  const map = useCityMap(city)
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-4 border-hairline border-b py-1">
      <span className="min-w-0 flex-1">
        <bdi className="font-semibold">{name}</bdi>
        <span className="tabular block min-h-lh text-muted text-sm">
          {map ? (map.isExact ? size(map.bytes) : t('size.about', { size: size(map.bytes) })) : null}
        </span>
      </span>
      {map?.isStored ? (
        <span className="flex items-center gap-1 text-sm">
          <Check aria-hidden="true" className="size-4 text-brand-strong" />
          {t('trip.kept')}
        </span>
      ) : (
        <Link
          href={`/offline-maps?pack=${packIdOfCity(id)}`}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
          aria-label={t('trip.take', { name })}
        >
          {t('make.short')}
        </Link>
      )}
    </li>
  )
}

/** Any pack with streets of this device that holds the city, a full one too; else what the server says of its map. */
function useCityMap({ id, lat, lon }: City): CityMap {
  const [map, setMap] = useState<CityMap>(null)
  useEffect(() => {
    let isGone = false
    async function look(): Promise<CityMap> {
      const kept = (await listStoredRegions()).find(
        ({ isWhole, manifest: { basis, bounds } }) =>
          isWhole &&
          basis !== 'guide' &&
          lat >= bounds.south &&
          lat <= bounds.north &&
          lon >= bounds.west &&
          lon <= bounds.east,
      )
      if (kept) return { isStored: true, bytes: kept.bytes, isExact: true }
      const answer = await call(getMapPack, { id: packIdOfCity(id) })
      if (!answer.ok) return null
      const { manifest, estimate } = answer.value
      if (manifest) return { isStored: false, bytes: sizeOfRegion(manifest), isExact: true }
      return estimate && { isStored: false, bytes: estimate.bytes, isExact: false }
    }
    void look().then((found) => isGone || setMap(found))
    return () => {
      isGone = true
    }
  }, [id, lat, lon])
  return map
}
