import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'

// Specification section 9: 4000 ms by default.
const AUTOPLAY_MS = 4000

type CarouselProps = {
  /** The name of the row. */
  label: string
  texts: { previous: string; next: string; pause: string; play: string }
  slides: readonly { id: string; content: ReactNode }[]
  /** Milliseconds that a slide stays. */
  autoplay?: number
  /** How wide a slide is. */
  slideClass: string
}

/**
 * A row that is swiped or scrolled (native scroll snap) and advances automatically. It stops while it has the pointer or the
 * focus, while the tab is hidden, when it is paused, and under reduced motion. When all slides fit, nothing moves.
 */
export function Carousel({ label, texts, slides, autoplay = AUTOPLAY_MS, slideClass }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null)
  const [isPaused, setIsPaused] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const isMoving = !isPaused && !isHeld

  useEffect(() => {
    if (!isMoving || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => row.current && !document.hidden && moveOn(row.current, 1), autoplay)
    return () => clearInterval(timer)
  }, [isMoving, autoplay])

  const step = (by: 1 | -1) => row.current && moveOn(row.current, by)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens whether somebody is inside
    <div
      className="grid gap-3"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ul ref={row} aria-label={label} className="carousel" tabIndex={0}>
        {slides.map(({ id, content }) => (
          <li key={id} className={slideClass}>
            {content}
          </li>
        ))}
      </ul>
      <div className="flex justify-end gap-1">
        <Button variant="ghost" size="icon" aria-label={texts.previous} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={isPaused ? texts.play : texts.pause}
          onClick={() => setIsPaused(!isPaused)}
        >
          {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </Button>
        <Button variant="ghost" size="icon" aria-label={texts.next} onClick={() => step(1)}>
          <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
        </Button>
      </div>
    </div>
  )
}

// The slide next to the first visible one; it wraps around at both ends.
function moveOn(row: HTMLElement, by: 1 | -1): void {
  const room = row.scrollWidth - row.clientWidth
  if (room <= 1) return
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0
  const width = (row.firstElementChild?.getBoundingClientRect().width ?? row.clientWidth) + gap
  // In a right-to-left page the start is at 0 too, and the positions are negative.
  const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1
  const at = Math.abs(row.scrollLeft)
  const isAtEdge = by === 1 ? at >= room - 1 : at <= 1
  const target = isAtEdge ? (by === 1 ? 0 : room) : Math.round(at / width + by) * width
  row.scrollTo({ left: sign * Math.max(0, Math.min(room, target)), behavior: 'smooth' })
}
