import { type TextRenderer, textElement, widthOfRuns } from './line-elements.rules.ts'
import { isDisplayFontOnly, splitRuns } from './text-runs.rules.ts'

/** Measures text with a drawing library that has loaded the display font: `widthOf` returns the width of an SVG in pixels. */
export function makeTextRenderer(
  { widthOf }: { widthOf: (svg: string) => number },
  { faces, shape }: Pick<TextRenderer, 'faces' | 'shape'>,
): TextRenderer {
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
      return widthOf(`<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200">${line}</svg>`)
    },
  }
}
