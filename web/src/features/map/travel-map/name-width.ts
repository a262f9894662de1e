const FONT = '600 13px'
const known = new Map<string, number>()
let context: CanvasRenderingContext2D | null | undefined

/** The drawn width of a name on the map in px, without its halo; undefined where nothing can be measured. */
export function widthOfName(name: string): number | undefined {
  const measured = known.get(name)
  if (measured !== undefined) return measured
  context ??= penOf(document.createElement('canvas'))
  if (!context) return undefined
  const { width } = context.measureText(name)
  known.set(name, width)
  return width
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  try {
    const pen = canvas.getContext('2d')
    if (pen) pen.font = `${FONT} ${getComputedStyle(document.body).fontFamily}`
    return pen
  } catch {
    return null
  }
}
