import {
  type ContourDrawing,
  type ContourVariant,
  drawContours,
  drawContoursInSlices,
} from '@tripwright/contour-art'
import { clsx } from 'clsx'
import { useEffect, useReducer, useState } from 'react'
import { useIsHydrating } from '#platform/device-context.tsx'
import { runInSlices } from '#platform/time-slicing.ts'

type ContourArtProps = {
  /** Degrees, WGS 84. The same place has the same picture, everywhere and always. */
  lat: number
  lon: number
  variant?: ContourVariant
  /** Leaves out the mark of the place, where the art is only a background. */
  isUnmarked?: boolean
  className?: string
}

/** An imagined map of a place, drawn from its coordinates alone: an ornament, never a claim about the terrain. */
export function ContourArt({ lat, lon, variant = 'card', isUnmarked = false, className }: ContourArtProps) {
  const drawing = useDrawing(lat, lon, variant)
  return (
    <svg
      viewBox={drawing && `0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={clsx('contours', className)}
      aria-hidden="true"
      suppressHydrationWarning
    >
      <path className="contours-water" d={drawing?.water} suppressHydrationWarning />
      <path d={drawing?.fine} suppressHydrationWarning />
      <path className="contours-index" d={drawing?.index} suppressHydrationWarning />
      <path className="contours-grid" d={drawing?.grid} suppressHydrationWarning />
      {isUnmarked ? null : (
        <path className="contours-mark" d={drawing && markAt(drawing.mark)} suppressHydrationWarning />
      )}
    </svg>
  )
}

// A place is drawn again when its page is opened again.
const drawn = new Map<string, ContourDrawing>()

/**
 * The drawing, or undefined for the document's own (while hydrating, React leaves attributes unchanged, so there is nothing
 * to compute) and for one that is still being drawn.
 */
function useDrawing(lat: number, lon: number, variant: ContourVariant): ContourDrawing | undefined {
  const place = `${variant} ${lat} ${lon}`
  const isHydrating = useIsHydrating()
  const isPrerendering = typeof document === 'undefined'
  const [brought] = useState(isHydrating && !isPrerendering ? place : null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (place === brought || drawn.has(place)) return
    return runInSlices(drawContoursInSlices(lat, lon, variant), (drawing) => {
      drawn.set(place, drawing)
      redraw()
    })
  }, [place, brought, lat, lon, variant])
  if (place === brought) return undefined
  return isPrerendering ? drawContours(lat, lon, variant) : drawn.get(place)
}

function markAt({ x, y }: ContourDrawing['mark']): string {
  return `M${x} ${y - 9}l8 14h-16zm0 8v1`
}
