import { type PointerEvent, useRef } from 'react'

type SwipeOptions = {
  /** Sideways in both directions, or down only. */
  direction: 'sideways' | 'down'
  /** Threshold in CSS pixels: sideways it must be reached; down it must be exceeded (specification section 9, "over 80 px"). */
  threshold: number
  /** The element that moves, when it is not the touched one. */
  moved?: (pressed: HTMLElement) => HTMLElement | null
  /** Whether a press may become a swipe; by default any press may. */
  canStart?: (event: PointerEvent) => boolean
  onSwipe: () => void
}

// A shorter movement is a click: capturing the pointer at once would take the click from a button inside.
const SLACK = 8

/** Pointer handlers for a dismissible element. It follows the finger, and springs back when released early. */
export function useSwipe({ direction, threshold, onSwipe, ...rest }: SwipeOptions) {
  const { moved = (pressed) => pressed, canStart = () => true } = rest
  const start = useRef<{ x: number; y: number } | null>(null)

  function distance(event: PointerEvent): number {
    if (!start.current) return 0
    if (direction === 'sideways') return event.clientX - start.current.x
    return Math.max(0, event.clientY - start.current.y)
  }

  function move(event: PointerEvent<HTMLElement>, offset: number | null) {
    const element = moved(event.currentTarget)
    if (!element) return
    element.style.transition = offset === null ? '' : 'none'
    element.style.translate =
      offset === null ? '' : direction === 'sideways' ? `${offset}px` : `0 ${offset}px`
  }

  function end(event: PointerEvent<HTMLElement>, isCancelled: boolean) {
    const far = Math.abs(distance(event))
    const isFar = direction === 'down' ? far > threshold : far >= threshold
    start.current = null
    move(event, null)
    if (isFar && !isCancelled) onSwipe()
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0 || !canStart(event)) return
      start.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const offset = distance(event)
      if (Math.abs(offset) <= SLACK) return
      event.currentTarget.setPointerCapture(event.pointerId)
      move(event, offset)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, false),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, true),
  }
}
