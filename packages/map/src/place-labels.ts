export type LabelSide = 'right' | 'left' | 'below' | 'above'
/** `width` is that of the name as it is drawn, and `radius` half of the mark's, in px; both are estimated unless given. */
type Named = { id: string; name: string; x: number; y: number; width?: number; radius?: number }
type Box = { left: number; top: number; right: number; bottom: number }

const STOP_RADIUS = 17
const LINE_PX = 19
/** The estimated width of a character of the system font at 13 px, weight 600; above the average, because names are short. */
const LETTER_PX = 7.1
const EDGE_PX = 20
const WIDEST_PX = 190

/** A sheet in pixels; right to left its scale and legend stand on the other side. */
type Sheet = { width: number; height: number; isRightToLeft?: boolean }

/**
 * Places the name of each stop so that it covers no stop and no other name; a name without room is shown only when its stop
 * is hovered or selected. The ones in `first` are placed before the others.
 */
export function placeLabels(
  stops: readonly Named[],
  size: Sheet,
  first: readonly string[] = [],
): Map<string, LabelSide> {
  const taken: Box[] = [...controlBoxes(size), ...stops.map(around)]
  const placed = new Map<string, LabelSide>()
  const inOrder = stops.toSorted((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id)))
  for (const stop of inOrder.filter(({ name }) => name !== '')) {
    const own = around(stop)
    for (const side of ['right', 'left', 'below', 'above'] as const) {
      const box = labelBox(stop, side)
      const isFree = taken.every((other) => isSame(other, own) || !overlaps(other, box))
      if (!isFree || !isWithin(box, size)) continue
      taken.push(box)
      placed.set(stop.id, side)
      break
    }
  }
  return placed
}

const OPEN = { gap: 24, widest: 230, padding: 18, line: 18, room: 9 }
/** The position of the label of a hovered stop, and its offset to stay within the map. */
export type OpenLabel = { side: LabelSide; x: number; y: number }

/**
 * A position for the full name of one stop, with or without a second line: over anything but the buttons and the edge. Null
 * when the stop is out of view.
 */
export function openLabel(
  { name, x, y, width: drawn = name.length * LETTER_PX }: Omit<Named, 'id' | 'radius'>,
  { width, height, isRightToLeft = false }: Sheet,
  hasDetail: boolean,
): OpenLabel | null {
  if (x < 0 || y < 0 || x > width || y > height) return null
  const wide = Math.min(OPEN.widest, drawn + OPEN.padding)
  const lines = Math.ceil(drawn / (OPEN.widest - OPEN.padding)) + Number(hasDetail)
  const tall = lines * OPEN.line + OPEN.room
  const within = (at: number, size: number, least: number, most: number) =>
    Math.max(least + size / 2, Math.min(most - size / 2, at)) - at
  const side = y > height / 2 ? 'above' : 'below'
  const top = side === 'above' ? y - OPEN.gap - tall : y - tall / 2
  // Beside the buttons there is less room.
  const controls = top < CONTROLS.bottom ? CONTROLS.width : EDGE_PX
  const [left, right] = isRightToLeft ? [controls, EDGE_PX] : [EDGE_PX, controls]
  const down = within(y, tall, EDGE_PX, height - EDGE_PX)
  if (x + OPEN.gap + wide <= width - right) return { side: 'right', x: 0, y: down }
  if (x - OPEN.gap - wide >= left) return { side: 'left', x: 0, y: down }
  return { side, x: within(x, wide, left, width - right), y: 0 }
}

/** The scale, and under it the legend. */
const FOOT_BOXES = [
  { width: 150, height: 122 },
  { width: 340, height: 84 },
]

/** The buttons for zooming, and the one for the own location. */
const CONTROLS = { width: 80, bottom: 170 }
const LOCATION = { width: 175, bottom: 70 }

function controlBoxes({ width, height, isRightToLeft = false }: Sheet): Box[] {
  return [
    ...FOOT_BOXES.map((box) => ({
      ...atSide(box.width, width, isRightToLeft),
      top: height - box.height,
      bottom: height,
    })),
    { ...atSide(CONTROLS.width, width, !isRightToLeft), top: 0, bottom: CONTROLS.bottom },
    { ...atSide(LOCATION.width, width, isRightToLeft), top: 0, bottom: LOCATION.bottom },
  ]
}

function atSide(wide: number, width: number, isRight: boolean): { left: number; right: number } {
  return isRight ? { left: width - wide, right: width } : { left: 0, right: wide }
}

function labelBox({ name, x, y, width: drawn = name.length * LETTER_PX }: Named, side: LabelSide): Box {
  const width = Math.min(WIDEST_PX, drawn + 6)
  const left = side === 'right' ? x + STOP_RADIUS : side === 'left' ? x - STOP_RADIUS - width : x - width / 2
  const top =
    side === 'below' ? y + STOP_RADIUS : side === 'above' ? y - STOP_RADIUS - LINE_PX : y - LINE_PX / 2
  return { left, top, right: left + width, bottom: top + LINE_PX }
}

function around({ x, y, radius = STOP_RADIUS }: Named): Box {
  return { left: x - radius, top: y - STOP_RADIUS, right: x + radius, bottom: y + STOP_RADIUS }
}

const isSame = (a: Box, b: Box) => a.left === b.left && a.top === b.top
const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const isWithin = ({ left, top, right, bottom }: Box, { width, height }: { width: number; height: number }) =>
  left > EDGE_PX && top > EDGE_PX && right < width - EDGE_PX && bottom < height - EDGE_PX
