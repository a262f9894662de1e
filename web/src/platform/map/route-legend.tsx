import { mapsMessages } from '@tripwright/domain/maps'
import { useText } from '#platform/text/use-text.ts'
import type { MapLeg, MapLegMode } from './travel-map.types.ts'

const MODES: readonly MapLegMode[] = ['walk', 'transit', 'taxi']

/** How the route is drawn, for the modes that are on this map. */
export function RouteLegend({ legs }: { legs: readonly MapLeg[] }) {
  const t = useText(mapsMessages)
  const used = MODES.filter((mode) => legs.some((leg) => leg.mode === mode))
  if (used.length === 0) return null
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
    </ul>
  )
}
