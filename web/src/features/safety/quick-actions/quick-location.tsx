import { formatPosition } from '@tripwright/domain/base/geo'
import { mapLink, mapsMessages, QUICK_LOCATION_ZOOM } from '@tripwright/domain/map/travel-map'
import { quickMessages } from '@tripwright/domain/safety/quick-actions'
import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import LinkIcon from 'lucide-react/icons/link'
import { externalLinkProps, NativeMapsCard, thisDevice } from '#features/booking/hand-off/index.ts'
import type { UserLocation } from '#features/map/basemap/index.ts'
import { TravelMap } from '#features/map/travel-map/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { copyCoordinates, copyLocation, useOnPositionRefused, usePosition } from './position.state.ts'
import { PositionUnavailable, QuickFrame } from './quick-frame.tsx'

/** My Location (specification section 2): the place on a map, its coordinates to copy, and links to other maps. */
export function LocationDialog({ onClose }: { onClose: () => void }) {
  const t = useText(quickMessages)
  const { location, find } = usePosition(() => toast(t('location.found'), { kind: 'success' }))
  useOnPositionRefused(location, () => toast(t('location.failed'), { kind: 'error' }))
  const here = location.state === 'found' ? location.here : null
  return (
    <QuickFrame title={t('location')} onClose={onClose}>
      {location.state === 'finding' || location.state === 'idle' ? <LocatingNote /> : null}
      <PositionUnavailable location={location} onRetry={find} />
      {here ? <FoundLocation here={here} /> : null}
      <NativeMapsCard target={here && { position: here }} />
    </QuickFrame>
  )
}

function LocatingNote() {
  const t = useText(quickMessages)
  return (
    <Loading label={t('location.finding')} className="grid gap-3">
      <p className="font-semibold">{t('position.finding')}</p>
      <Skeleton className="h-64" />
    </Loading>
  )
}

function FoundLocation({ here }: { here: UserLocation }) {
  const t = useText(quickMessages)
  const maps = useText(mapsMessages)
  const { number } = useFormats()
  const within = number(Math.round(here.radiusMetres), { style: 'unit', unit: 'meter' })
  const open = mapLink(thisDevice(), { position: here })
  return (
    <>
      <TravelMap
        label={t('location.map')}
        here={here}
        centre={here}
        zoom={QUICK_LOCATION_ZOOM}
        hasLocation={false}
        className="h-64"
      />
      <div>
        <p className="tabular font-display font-semibold text-2xl">
          <bdi dir="ltr">{formatPosition(here, 6)}</bdi>
        </p>
        <p className="text-muted text-sm">{maps('here', { distance: within })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copyCoordinates(here)}>
          <Copy aria-hidden="true" className="size-4" />
          {t('location.copy')}
        </Button>
        <Button variant="outline" onClick={() => void copyLocation(here)}>
          <LinkIcon aria-hidden="true" className="size-4" />
          {t('location.copy-link')}
        </Button>
        <a href={open} {...externalLinkProps(open)} className={buttonClass({ variant: 'outline' })}>
          <ExternalLink aria-hidden="true" className="size-4" />
          {t('location.open')}
        </a>
      </div>
    </>
  )
}
