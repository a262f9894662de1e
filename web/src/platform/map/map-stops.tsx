import { type Camera, mapsMessages, toScreen } from '@tripwright/domain/maps'
import { clsx } from 'clsx'
import { type CSSProperties, useMemo } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { placeLabels } from './place-labels.ts'
import { spreadStops } from './spread-stops.ts'
import type { MapStop, TravelMapProps } from './travel-map.types.ts'

type MapStopsProps = { stops: readonly MapStop[]; camera: Camera } & Pick<
  TravelMapProps,
  'selectedId' | 'onSelect' | 'hoveredId' | 'onHover'
>

/** The numbered stops as buttons over the ground, with their names where there is room for them. */
export function MapStops({ stops, camera, selectedId, onSelect, hoveredId, onHover }: MapStopsProps) {
  const t = useText(mapsMessages)
  const grounds = stops.map((stop) => toScreen(stop, camera))
  const points = spreadStops(grounds)
  const first = [selectedId, hoveredId].filter((id) => typeof id === 'string')
  const labels = placeLabels(
    stops.map(({ id, name }, index) => ({ id, name, ...(points[index] ?? { x: 0, y: 0 }) })),
    camera,
    first,
  )
  const isOpen = (id: string) => id === hoveredId || id === selectedId
  return (
    <ol className="tm-stops">
      {stops.map(({ id, number, name, detail, look = 'visit' }, index) => {
        const side = labels.get(id)
        return (
          <li key={id} style={at(points[index])} data-open={isOpen(id) || undefined}>
            {points[index]?.isMoved ? <Leader from={points[index]} to={grounds[index]} /> : null}
            <button
              type="button"
              className={clsx('tm-stop', look === 'quiet' && 'tm-stop-quiet')}
              data-tight={points[index]?.isTight || undefined}
              aria-label={[t('stop', { number, name }), detail].filter(Boolean).join(', ')}
              aria-pressed={id === selectedId}
              data-hovered={id === hoveredId || undefined}
              onClick={() => onSelect?.(id === selectedId ? null : id)}
              onPointerEnter={() => onHover?.(id)}
              onPointerLeave={() => onHover?.(null)}
              onFocus={() => onHover?.(id)}
              onBlur={() => onHover?.(null)}
            >
              <span>{number}</span>
            </button>
            {side || isOpen(id) ? (
              <span className="tm-name" data-side={side ?? 'right'} aria-hidden="true">
                {name}
                {detail && isOpen(id) ? <small>{detail}</small> : null}
              </span>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}

type Point = { x: number; y: number }

/** From a stop that had to make room to the spot where it really is. */
function Leader({ from, to }: { from: Point; to: Point | undefined }) {
  if (!to) return null
  const [x, y] = [(to.x - from.x).toFixed(1), (to.y - from.y).toFixed(1)]
  return (
    <svg className="tm-leader" width="1" height="1" aria-hidden="true">
      <path d={`M0 0L${x} ${y}`} />
      <circle cx={x} cy={y} r="3" />
    </svg>
  )
}

/** The place where a found traveller is. */
export function HereMark({ camera, here }: { camera: Camera; here: { lat: number; lon: number } }) {
  const point = useMemo(() => toScreen(here, camera), [here, camera])
  return <span className="tm-here" style={at(point)} aria-hidden="true" />
}

function at(point: Point | undefined): CSSProperties {
  return { transform: `translate(${(point?.x ?? 0).toFixed(1)}px, ${(point?.y ?? 0).toFixed(1)}px)` }
}
