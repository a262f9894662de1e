import type { Output } from '@tripwright/domain/base/contract'
import { DEFAULT_RADIUS, findNearbyPlaces, quickMessages } from '@tripwright/domain/safety/quick-actions'
import { useState } from 'react'
import { useMeasures } from '#features/account/preferences/index.ts'
import type { UserLocation } from '#features/map/basemap/index.ts'
import { TravelMap } from '#features/map/travel-map/index.ts'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { ProvenanceText } from '#ui/provenance.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { NearbyRow } from './nearby-row.tsx'
import { useOnPositionRefused, usePosition } from './position.state.ts'
import { PositionSentNote, PositionUnavailable, QuickFrame } from './quick-frame.tsx'

type Answer = Output<typeof findNearbyPlaces>

/** Nearby Restaurants (specification section 2): the nearest first, open or closed, on a map and as a list. */
export function NearbyDialog({ onClose }: { onClose: () => void }) {
  const t = useText(quickMessages)
  const [nearby, setNearby] = useState<Answer | 'failed' | null>(null)
  const { location, find } = usePosition((here) => void search(here))
  useOnPositionRefused(location, () => toast(t('nearby.unlocated'), { kind: 'error' }))

  async function search({ lat, lon }: UserLocation): Promise<void> {
    setNearby(null)
    const input = { latitude: lat, longitude: lon, type: 'restaurant', radius: DEFAULT_RADIUS } as const
    const outcome = await call(findNearbyPlaces, input)
    setNearby(outcome.ok ? outcome.value : 'failed')
    if (!outcome.ok) return void toast(t('nearby.failed'), { kind: 'error' })
    const count = outcome.value.places.length
    if (count > 0) toast(t('nearby.found', { count }), { kind: 'success' })
  }

  const here = location.state === 'found' ? location.here : null
  return (
    <QuickFrame title={t('nearby')} onClose={onClose}>
      <PositionUnavailable location={location} onRetry={find} />
      {location.state !== 'refused' && nearby === null ? <Searching /> : null}
      {nearby === 'failed' && here ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{t('nearby.failed')}</p>
          <Button variant="outline" onClick={() => void search(here)}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      {nearby !== null && nearby !== 'failed' && here ? <Places nearby={nearby} here={here} /> : null}
      <PositionSentNote />
    </QuickFrame>
  )
}

function Searching() {
  const t = useText(quickMessages)
  return (
    <Loading label={t('nearby.searching')} className="grid gap-3">
      <p className="font-semibold">{t('position.finding')}</p>
      <Skeleton className="h-64" />
      <Skeleton className="h-20" />
    </Loading>
  )
}

function Places({ nearby, here }: { nearby: Answer; here: UserLocation }) {
  const { places, radius } = nearby
  const t = useText(quickMessages)
  const { way: distance } = useMeasures()
  const [selected, setSelected] = useState<string | null>(null)
  if (places.length === 0)
    return (
      <div role="status" className="grid gap-2">
        <p className="font-semibold">{t('nearby.none')}</p>
        <p className="text-muted">{t('nearby.none.why', { distance: distance(radius) })}</p>
      </div>
    )
  const stops = places.map(({ id, name, coordinates: { lat, lng } }, index) => ({
    id,
    name,
    lat,
    lon: lng,
    number: index + 1,
  }))
  return (
    <>
      <TravelMap
        label={t('nearby.map')}
        stops={stops}
        here={here}
        hasLocation={false}
        selectedId={selected}
        onSelect={setSelected}
        className="h-64"
      />
      <p className="text-muted text-sm">{t('nearby.within', { distance: distance(radius) })}</p>
      <ol className="grid border-ink border-t">
        {places.map((place, index) => (
          <NearbyRow
            key={place.id}
            place={place}
            number={index + 1}
            isSelected={place.id === selected}
            onSelect={() => setSelected(place.id)}
          />
        ))}
      </ol>
      <p className="text-muted text-xs">
        <ProvenanceText of={nearby} />
      </p>
    </>
  )
}
