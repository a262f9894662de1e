import { mapsMessages } from '@tripwright/domain/map/travel-map'
import { type Camera, openLabel, toScreen } from '@tripwright/map'
import { clsx } from 'clsx'
import { type CSSProperties, useMemo } from 'react'
import type { MapStay, MapStop, TravelMapProps } from '#features/map/basemap/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { widthOfName } from './name-width.ts'
import { StayMark } from './route-legend.tsx'
import { arrangeMarks, type GroupMark, type PlacedMark, type StopMark } from './stop-marks.ts'

type MapStopsProps = {
  stops: readonly MapStop[]
  camera: Camera
  /** Shows the stops of a group closer up. */
  onGroup: (stops: readonly MapStop[]) => void
} & Pick<TravelMapProps, 'stay' | 'selectedId' | 'onSelect' | 'hoveredId' | 'onHover'>

/** The numbered stops as buttons over the map, and the stay, with their names where they fit; crowds of them as one button. */
export function MapStops(props: MapStopsProps) {
  const { stops, stay = null, camera, selectedId, hoveredId, onGroup } = props
  const pointed = [selectedId, hoveredId].filter((id) => typeof id === 'string')
  const marks = arrangeMarks(stops, stay, camera, pointed)
  return (
    <ol className="tm-stops">
      {marks.groups.map((mark) => (
        <Group key={mark.stops[0]?.id} mark={mark} onPick={() => onGroup(mark.stops)} />
      ))}
      {marks.stops.map((mark) => (
        <Stop key={mark.stop.id} {...props} mark={mark} />
      ))}
      {stay && marks.stay ? <Stay stay={stay} mark={marks.stay} /> : null}
    </ol>
  )
}

function Stop({
  mark,
  camera,
  selectedId,
  onSelect,
  hoveredId,
  onHover,
}: Omit<MapStopsProps, 'stops'> & { mark: StopMark }) {
  const t = useText(mapsMessages)
  const { id, number, name, detail, look = 'visit' } = mark.stop
  const isOpen = id === hoveredId || id === selectedId
  const open = isOpen ? openOver(mark, camera) : null
  const side = open?.side ?? (isOpen ? undefined : mark.side)
  return (
    <li style={at(mark)} data-open={isOpen || undefined}>
      {mark.isMoved ? <Leader from={mark} to={mark.ground} /> : null}
      <button
        type="button"
        className={clsx('tm-stop', look !== 'visit' && 'tm-stop-quiet')}
        data-tight={mark.isTight || undefined}
        aria-label={[number > 0 ? t('stop', { number, name }) : name, detail].filter(Boolean).join(', ')}
        aria-pressed={id === selectedId}
        data-hovered={id === hoveredId || undefined}
        onClick={() => onSelect?.(id === selectedId ? null : id)}
        onPointerEnter={() => onHover?.(id)}
        onPointerLeave={() => onHover?.(null)}
        onFocus={() => onHover?.(id)}
        onBlur={() => onHover?.(null)}
      >
        <span>{look === 'waiting' ? '+' : number > 0 ? number : '•'}</span>
      </button>
      {side ? <StopName name={name} detail={detail} side={side} open={open} /> : null}
    </li>
  )
}

function openOver({ stop: { name, detail }, x, y }: StopMark, camera: Camera) {
  const width = widthOfName(name)
  const sheet = { ...camera, isRightToLeft: document.dir === 'rtl' }
  return openLabel({ name, x, y, ...(width && { width }) }, sheet, Boolean(detail))
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

/** Several stops at nearly the same spot. */
function Group({ mark, onPick }: { mark: GroupMark; onPick: () => void }) {
  const t = useText(mapsMessages)
  const count = mark.stops.length
  return (
    <li style={at(mark)}>
      <button type="button" className="tm-group" aria-label={t('group.label', { count })} onClick={onPick}>
        <span dir="auto">{t('group', { count })}</span>
      </button>
    </li>
  )
}

/** Start and end of the day; not a button, because it is no stop. */
function Stay({ stay: { name }, mark }: { stay: MapStay; mark: PlacedMark }) {
  const t = useText(mapsMessages)
  return (
    <li style={at(mark)}>
      {mark.isMoved ? <Leader from={mark} to={mark.ground} /> : null}
      <span role="img" aria-label={t('stay.label', { name })} className="tm-stay-mark">
        <StayMark />
      </span>
      {mark.side ? (
        <span className="tm-name" data-side={mark.side} aria-hidden="true">
          {name}
        </span>
      ) : null}
    </li>
  )
}

type Point = { x: number; y: number }

/** A line from a displaced stop to its real position. */
function Leader({ from, to }: { from: Point; to: Point }) {
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

function at({ x, y }: Point): CSSProperties {
  return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }
}
