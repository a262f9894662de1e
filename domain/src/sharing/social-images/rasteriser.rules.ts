import { type TextRenderer, textElement, widthOfRuns } from './line-elements.rules.ts'
import { type Compression, encodePalettePng } from './png.rules.ts'
import { isDisplayFontOnly, splitRuns } from './text-runs.rules.ts'

/** Measures and draws SVG. */
export type Rasteriser = TextRenderer & {
  /** A whole drawing as PNG. */
  png: (svg: string) => Uint8Array
}

/** What a drawing library gives of one SVG, and takes back. */
type OpenDrawing = {
  innerBBox: () => { width: number } | undefined
  render: () => { pixels: Uint8Array; width: number; height: number; free: () => void }
  free: () => void
}

/**
 * A rasteriser of a drawing library that was loaded with the display face; WebAssembly has no garbage collector, so all is
 * given back.
 */
export function makeRasteriser(
  open: (svg: string) => OpenDrawing,
  packing: Compression,
  { faces, shape }: Pick<TextRenderer, 'faces' | 'shape'>,
): Rasteriser {
  function withDrawing<T>(svg: string, use: (drawing: OpenDrawing) => T): T {
    const drawing = open(svg)
    try {
      return use(drawing)
    } finally {
      drawing.free()
    }
  }
  return {
    faces,
    shape,
    widthOf(text, size, weight) {
      if (!isDisplayFontOnly(text, faces))
        return widthOfRuns(
          splitRuns(text, faces, false).map((run) => shape(run, weight)),
          size,
        )
      const line = textElement(text, { x: 0, y: 100, size, weight })
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200">${line}</svg>`
      return withDrawing(svg, (drawing) => drawing.innerBBox()?.width ?? 0)
    },
    png: (svg) =>
      withDrawing(svg, (drawing) => {
        const image = drawing.render()
        const bytes = encodePalettePng(image, packing)
        image.free()
        return bytes
      }),
  }
}
