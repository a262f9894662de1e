import { mapsMessages } from '@tripwright/domain/map/travel-map'
import type { MapLeg, MapLegMode } from '#features/map/basemap/index.ts'
import { useText } from '#platform/text/use-text.ts'

const MODES: readonly MapLegMode[] = ['walk', 'transit', 'taxi', 'drive']

type RouteLegendProps = { legs: readonly MapLeg[]; hasStay: boolean }

/** The line styles of the modes on this map. */
export function RouteLegend({ legs, hasStay }: RouteLegendProps) {
  const t = useText(mapsMessages)
  const used = MODES.filter((mode) => legs.some((leg) => leg.mode === mode))
  if (used.length === 0 && !hasStay) return null
  return (
    <ul className="tm-legend" aria-label={t('legend')}>
      {used.map((mode) => (
        <li key={mode}>
          <svg width="30" height="8" aria-hidden="true">
            <path className={`tm-${mode}`} d="M3 4H27" />
          </svg>
          {t(mode)}
        </li>
      ))}
      {hasStay ? (
        <li>
          <StayMark />
          {t('stay')}
        </li>
      ) : null}
    </ul>
  )
}

/** A house: start and end of a day. */
export function StayMark() {
  return (
    <svg className="tm-stay" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M2 9.5 10 3l8 6.5M5 8v9h10V8M10 17v-5" />
    </svg>
  )
}
