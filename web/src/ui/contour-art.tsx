import { clsx } from 'clsx'
import { useMemo } from 'react'
import { type ContourVariant, drawContours } from './contour-drawing.ts'

type ContourArtProps = {
  /** Degrees, WGS 84. The same place has the same picture, everywhere and always. */
  lat: number
  lon: number
  variant?: ContourVariant
  /** Leave out the mark of the place, where the art is only ground. */
  isUnmarked?: boolean
  className?: string
}

/** An imagined map of a place, drawn from its coordinates alone: an ornament, never a claim about the terrain. */
export function ContourArt({ lat, lon, variant = 'card', isUnmarked = false, className }: ContourArtProps) {
  const drawing = useMemo(() => drawContours(lat, lon, variant), [lat, lon, variant])
  const { mark } = drawing
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={clsx('contours', className)}
      aria-hidden="true"
    >
      <path className="contours-water" d={drawing.water} />
      <path d={drawing.fine} />
      <path className="contours-index" d={drawing.index} />
      <path className="contours-grid" d={drawing.grid} />
      {isUnmarked ? null : <path className="contours-mark" d={`M${mark.x} ${mark.y - 9}l8 14h-16zm0 8v1`} />}
    </svg>
  )
}
