import { type Compression, encodePalettePng, type RasterImage } from './png.ts'

/** Measures and draws SVG. */
export type Rasteriser = {
  /** The width of the visible content in pixels; 0 when there is none. */
  widthOf: (svg: string) => number
  /** A whole drawing as PNG. */
  png: (svg: string) => Uint8Array
}

/** An SVG in a drawing library, with its release. */
type OpenDrawing = {
  innerBBox: () => { width: number } | undefined
  render: () => RasterImage & { free: () => void }
  free: () => void
}

/**
 * A rasteriser with a drawing library; WebAssembly has no garbage collector, so every object is freed, also after a
 * failure.
 */
export function makeRasteriser(open: (svg: string) => OpenDrawing, compression: Compression): Rasteriser {
  return {
    widthOf: (svg) => use(open(svg), (drawing) => drawing.innerBBox()?.width ?? 0),
    png: (svg) =>
      use(open(svg), (drawing) => use(drawing.render(), (image) => encodePalettePng(image, compression))),
  }
}

function use<Held extends { free: () => void }, Result>(held: Held, work: (held: Held) => Result): Result {
  try {
    return work(held)
  } finally {
    held.free()
  }
}
