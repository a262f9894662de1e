type Size = { width: number; height: number }
/** How a square is cut out: how much it is enlarged (1 to 4), and where it lies between the edges (0 to 1). */
export type Crop = { zoom: number; across: number; down: number }

export const WHOLE_CROP: Crop = { zoom: 1, across: 0.5, down: 0.5 }
export const MAX_ZOOM = 4

/** The square of a picture that a crop shows, in its pixels; always inside it. */
export function squareOf({ width, height }: Size, crop: Crop): { x: number; y: number; side: number } {
  const side = Math.min(width, height) / clamp(crop.zoom, 1, MAX_ZOOM)
  return { x: (width - side) * clamp(crop.across, 0, 1), y: (height - side) * clamp(crop.down, 0, 1), side }
}

/** The crop after the picture was dragged by a part of the square's side in each direction. */
export function dragged(size: Size, crop: Crop, by: { across: number; down: number }): Crop {
  const { side } = squareOf(size, crop)
  const move = (at: number, room: number, part: number) =>
    room === 0 ? at : clamp(at - (part * side) / room, 0, 1)
  return {
    ...crop,
    across: move(crop.across, size.width - side, by.across),
    down: move(crop.down, size.height - side, by.down),
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
