import { type PointerEvent, useEffect, useState } from 'react'
import { tapLightly } from '#platform/tap-lightly.ts'

/** The drop position of a stop: the day, and its index among the other stops of that day. */
export type DropTarget = { day: number; index: number }
export type Drag = { id: string; from: DropTarget; over: DropTarget; startY: number; y: number }

const EDGE_PX = 72
const SCROLL_PX = 14
const STARTS_AT_PX = 4

/** Dragging of stops with the pointer; the days are `[data-day]`, their stops `[data-stop]`. Escape puts the stop back. */
export function useDrag(onMove: (id: string, target: DropTarget) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)

  useEffect(() => {
    if (!drag) return
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null)
    }
    addEventListener('keydown', cancel)
    return () => removeEventListener('keydown', cancel)
  }, [drag])

  /** Handlers of a stop's drag handle. */
  function gripOf(id: string, from: DropTarget) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const y = event.clientY + scrollY
        setDrag({ id, from, over: from, startY: y, y })
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (drag?.id !== id) return
        scrollAtEdge(event.clientY)
        const over = targetAt(event.clientY, id) ?? drag.over
        setDrag({ ...drag, over, y: event.clientY + scrollY })
      },
      onPointerUp() {
        if (drag?.id !== id) return
        setDrag(null)
        const { over, startY, y } = drag
        const isSame = over.day === from.day && over.index === from.index
        if (Math.abs(y - startY) <= STARTS_AT_PX || isSame) return
        tapLightly()
        onMove(id, over)
      },
      onPointerCancel: () => setDrag(null),
    }
  }

  return { drag, gripOf }
}

function scrollAtEdge(y: number): void {
  if (y < EDGE_PX + 56) scrollBy(0, -SCROLL_PX)
  else if (y > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX)
}

/** The index at a height of the window: after each stop whose middle is above it. */
function targetAt(y: number, id: string): DropTarget | null {
  const days = [...document.querySelectorAll<HTMLElement>('[data-day]')]
  const day = days.findLast((one) => one.getBoundingClientRect().top <= y) ?? days[0]
  if (!day) return null
  const others = [...day.querySelectorAll<HTMLElement>('[data-stop]')].filter(
    (one) => one.dataset.stop !== id,
  )
  const index = others.filter((one) => {
    const { top, height } = one.getBoundingClientRect()
    return top + height / 2 < y
  }).length
  return { day: Number(day.dataset.day), index }
}
