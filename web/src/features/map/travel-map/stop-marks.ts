import { type Camera, groupStops, placeLabels, spreadStops, toScreen } from '@tripwright/map'
import type { MapStay, MapStop } from '#features/map/basemap/index.ts'
import { widthOfName } from './name-width.ts'

type Point = { x: number; y: number }
/** A mark on the map: where it is drawn, and where the thing is. */
export type PlacedMark = Point & {
  ground: Point
  isMoved: boolean
  isTight: boolean
  side: string | undefined
}
export type StopMark = PlacedMark & { stop: MapStop }
export type GroupMark = PlacedMark & { stops: MapStop[] }
type Marks = { stops: StopMark[]; groups: GroupMark[]; stay: PlacedMark | null }

/** Half the width of a mark that stands for several stops, px. */
const GROUP_RADIUS = 36
const GROUP_HALF_HEIGHT = 22
/** The drawn edge of the map. */
const FRAME_PX = 8
/** From this zoom on no stops are grouped: those at the same address could never be told apart. */
const UNGROUPED_ZOOM = 17

/** Arranges stops and stay so that each can be read and pressed. Those in `pointed` are never part of a group. */
export function arrangeMarks(
  stops: readonly MapStop[],
  stay: MapStay | null,
  camera: Camera,
  pointed: readonly string[],
): Marks {
  const points = stops.map((stop) => toScreen(stop, camera))
  const alone = new Set(stops.flatMap(({ id }, index) => (pointed.includes(id) ? [index] : [])))
  const members = camera.zoom < UNGROUPED_ZOOM ? groupStops(points, alone) : []
  const grouped = new Set(members.flat())
  const single = stops.flatMap((stop, index) => {
    const ground = points[index]
    return ground && !grouped.has(index) ? [{ stop, id: stop.id, name: stop.name, ground }] : []
  })
  const groups = members.map((indices) => ({
    stops: indices.flatMap((index) => stops[index] ?? []),
    id: `group ${indices[0]}`,
    name: '',
    ground: insideFrame(middleOf(indices.flatMap((index) => points[index] ?? [])), camera),
    radius: GROUP_RADIUS,
  }))
  // No stop's id, because those are not empty.
  const stays = stay ? [{ id: '', name: stay.name, ground: toScreen(stay, camera) }] : []
  const place = placing([...single, ...groups, ...stays], camera, pointed)
  const [placedStay = null] = stays.map(place)
  return { stops: single.map(place), groups: groups.map(place), stay: placedStay }
}

type Unplaced = { id: string; name: string; ground: Point; radius?: number }

function placing(marks: readonly Unplaced[], camera: Camera, pointed: readonly string[]) {
  const spread = spreadStops(marks.map(({ ground, radius }) => ({ ...ground, ...(radius && { radius }) })))
  const named = marks.flatMap(({ id, name, radius }, index) => {
    const point = spread[index]
    const width = widthOfName(name)
    return point ? [{ id, name, ...point, ...(radius && { radius }), ...(width && { width }) }] : []
  })
  const sides = placeLabels(named, { ...camera, isRightToLeft: document.dir === 'rtl' }, pointed)
  const pointOf = new Map(named.map(({ id, x, y, isMoved, isTight }) => [id, { x, y, isMoved, isTight }]))
  return <Mark extends Unplaced>(mark: Mark): Mark & PlacedMark => ({
    ...mark,
    ...(pointOf.get(mark.id) ?? { ...mark.ground, isMoved: false, isTight: false }),
    side: sides.get(mark.id),
  })
}

/** Moves a point of the view so far in that a group there is not cut off; one out of view stays out. */
function insideFrame({ x, y }: Point, { width, height }: Camera): Point {
  if (x < 0 || x > width || y < 0 || y > height) return { x, y }
  const within = (value: number, size: number, margin: number) =>
    size < 2 * margin ? value : Math.max(margin, Math.min(size - margin, value))
  return { x: within(x, width, GROUP_RADIUS + FRAME_PX), y: within(y, height, GROUP_HALF_HEIGHT + FRAME_PX) }
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}
