import { mapsMessages } from '@tripwright/domain/map/travel-map'
import { type Camera, openLabel, placeLabels, spreadStops, toScreen } from '@tripwright/map'
import { clsx } from 'clsx'
import { type CSSProperties, useMemo } from 'react'
import type { MapStay, MapStop, TravelMapProps } from '#features/map/basemap/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { StayMark } from './route-legend.tsx'

type MapStopsProps = { stops: readonly MapStop[]; camera: Camera } & Pick<
  TravelMapProps,
  'stay' | 'selectedId' | 'onSelect' | 'hoveredId' | 'onHover'
>
// No stop's id, because those are not empty.
const STAY_ID = ''

/** The numbered stops as buttons over the map, and the stay, with their names where they fit. */
export function MapStops(props: MapStopsProps) {
  const { stops, stay, camera, selectedId, onSelect, hoveredId, onHover } = props
  const t = useText(mapsMessages)
  const marks = stay ? [...stops, { ...stay, id: STAY_ID }] : stops
  const grounds = marks.map((mark) => toScreen(mark, camera))
  const points = spreadStops(grounds)
  const first = [selectedId, hoveredId].filter((id) => typeof id === 'string')
  const labels = placeLabels(
    marks.map(({ id, name }, index) => ({ id, name, ...(points[index] ?? { x: 0, y: 0 }) })),
    { ...camera, isRightToLeft: document.dir === 'rtl' },
    first,
  )
  const isOpen = (id: string) => id === hoveredId || id === selectedId
  return (
    <ol className="tm-stops">
      {stops.map(({ id, number, name, detail, look = 'visit' }, index) => {
        const point = points[index] ?? { x: 0, y: 0 }
        const open = isOpen(id) ? openLabel({ name, ...point }, camera, Boolean(detail)) : null
        const side = open?.side ?? labels.get(id)
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
            {side ? <StopName name={name} detail={detail} side={side} open={open} /> : null}
          </li>
        )
      })}
      {stay ? (
        <Stay stay={stay} point={points.at(-1)} ground={grounds.at(-1)} side={labels.get(STAY_ID)} />
      ) : null}
    </ol>
  )
}

type StopNameProps = {
  name: string
  detail: string | undefined
  side: string
  /** Position of the label while its stop is selected or hovered. */
  open: { x: number; y: number } | null
}

function StopName({ name, detail, side, open }: StopNameProps) {
  return (
    <span
      className="tm-name"
      data-side={side}
      aria-hidden="true"
      {...(open && { style: { margin: `${open.y}px 0 0 ${open.x}px` } })}
    >
      {name}
      {detail && open ? <small>{detail}</small> : null}
    </span>
  )
}

type StayProps = {
  stay: MapStay
  point: (Point & { isMoved: boolean }) | undefined
  ground: Point | undefined
  side: string | undefined
}

/** Start and end of the day; not a button, because it is no stop. */
function Stay({ stay: { name }, point, ground, side }: StayProps) {
  const t = useText(mapsMessages)
  return (
    <li style={at(point)}>
      {point?.isMoved ? <Leader from={point} to={ground} /> : null}
      <span role="img" aria-label={t('stay.label', { name })} className="tm-stay-mark">
        <StayMark />
      </span>
      {side ? (
        <span className="tm-name" data-side={side} aria-hidden="true">
          {name}
        </span>
      ) : null}
    </li>
  )
}

type Point = { x: number; y: number }

/** A line from a displaced stop to its real position. */
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

/** The located position of the traveller. */
export function UserLocationMark({ camera, here }: { camera: Camera; here: { lat: number; lon: number } }) {
  const point = useMemo(() => toScreen(here, camera), [here, camera])
  return <span className="tm-here" style={at(point)} aria-hidden="true" />
}

function at(point: Point | undefined): CSSProperties {
  return { transform: `translate(${(point?.x ?? 0).toFixed(1)}px, ${(point?.y ?? 0).toFixed(1)}px)` }
}
