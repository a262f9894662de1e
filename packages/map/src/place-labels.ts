export type LabelSide = 'right' | 'left' | 'below' | 'above'
type Named = { id: string; name: string; x: number; y: number }
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
  const taken: Box[] = [...controlBoxes(size), ...stops.map(({ x, y }) => around(x, y))]
  const placed = new Map<string, LabelSide>()
  const inOrder = stops.toSorted((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id)))
  for (const stop of inOrder) {
    const own = around(stop.x, stop.y)
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

/** A position for the full name of one stop, with or without a second line: over anything, but never over the edge. */
export function openLabel(
  { name, x, y }: Omit<Named, 'id'>,
  { width, height }: { width: number; height: number },
  hasDetail: boolean,
): OpenLabel {
  const wide = Math.min(OPEN.widest, name.length * LETTER_PX + OPEN.padding)
  const lines = Math.ceil((name.length * LETTER_PX) / (OPEN.widest - OPEN.padding)) + Number(hasDetail)
  const tall = lines * OPEN.line + OPEN.room
  const within = (at: number, size: number, most: number) =>
    Math.max(EDGE_PX + size / 2, Math.min(most - EDGE_PX - size / 2, at)) - at
  if (x + OPEN.gap + wide <= width - EDGE_PX) return { side: 'right', x: 0, y: within(y, tall, height) }
  if (x - OPEN.gap - wide >= EDGE_PX) return { side: 'left', x: 0, y: within(y, tall, height) }
  const side = y > height / 2 ? 'above' : 'below'
  return { side, x: within(x, wide, width), y: 0 }
}

/** The scale, and under it the legend. */
const FOOT_BOXES = [
  { width: 150, height: 122 },
  { width: 340, height: 84 },
]

// The controls are excluded on both sides, because they swap sides in right-to-left layouts.
function controlBoxes({ width, height, isRightToLeft = false }: Sheet): Box[] {
  return [
    ...FOOT_BOXES.map((box) => ({
      left: isRightToLeft ? width - box.width : 0,
      top: height - box.height,
      right: isRightToLeft ? width : box.width,
      bottom: height,
    })),
    { left: 0, top: 0, right: 80, bottom: 170 },
    { left: 0, top: 0, right: 175, bottom: 70 },
    { left: width - 80, top: 0, right: width, bottom: 170 },
  ]
}

function labelBox({ name, x, y }: Named, side: LabelSide): Box {
  const width = Math.min(WIDEST_PX, name.length * LETTER_PX + 6)
  const left = side === 'right' ? x + STOP_RADIUS : side === 'left' ? x - STOP_RADIUS - width : x - width / 2
  const top =
    side === 'below' ? y + STOP_RADIUS : side === 'above' ? y - STOP_RADIUS - LINE_PX : y - LINE_PX / 2
  return { left, top, right: left + width, bottom: top + LINE_PX }
}

function around(x: number, y: number): Box {
  return { left: x - STOP_RADIUS, top: y - STOP_RADIUS, right: x + STOP_RADIUS, bottom: y + STOP_RADIUS }
}

const isSame = (a: Box, b: Box) => a.left === b.left && a.top === b.top
const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const isWithin = ({ left, top, right, bottom }: Box, { width, height }: { width: number; height: number }) =>
  left > EDGE_PX && top > EDGE_PX && right < width - EDGE_PX && bottom < height - EDGE_PX
