import { mapsMessages } from '@tripwright/domain/map/travel-map'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useMeasures } from '#features/account/preferences/index.ts'
import { useText } from '#platform/text/use-text.ts'
import type { MyLocation } from './use-my-location.ts'

type MapControlsProps = {
  onZoom: (steps: number) => void
  /** Absent when there is nothing to fit to. */
  onFit: (() => void) | null
}

/** Zoom buttons, and one that fits all stops. */
export function MapControls({ onZoom, onFit }: MapControlsProps) {
  const t = useText(mapsMessages)
  return (
    <fieldset className="tm-controls" aria-label={t('controls')}>
      <button type="button" aria-label={t('zoom-in')} onClick={() => onZoom(1)}>
        <Plus aria-hidden="true" />
      </button>
      <button type="button" aria-label={t('zoom-out')} onClick={() => onZoom(-1)}>
        <Minus aria-hidden="true" />
      </button>
      {onFit ? (
        <button type="button" aria-label={t('fit')} onClick={onFit}>
          <Maximize2 aria-hidden="true" />
        </button>
      ) : null}
    </fieldset>
  )
}

/** My Location, which reads Finding... during the request; the outcome is shown beside it. */
export function LocationControl({ location, onFind }: { location: MyLocation; onFind: () => void }) {
  const t = useText(mapsMessages)
  const { way } = useMeasures()
  const isFinding = location.state === 'finding'
  return (
    <div className="tm-location">
      <button
        type="button"
        aria-disabled={isFinding || undefined}
        aria-busy={isFinding || undefined}
        onClick={() => (isFinding ? undefined : onFind())}
      >
        <LocateFixed aria-hidden="true" />
        {isFinding ? t('finding') : t('my-location')}
      </button>
      <p role="status">
        {location.state === 'refused' ? t(location.reason) : null}
        {location.state === 'found' ? (
          <>
            <span>{t('found')}</span>{' '}
            <span>{t('here', { distance: way(location.here.radiusMetres, 1) })}</span>
          </>
        ) : null}
      </p>
    </div>
  )
}
