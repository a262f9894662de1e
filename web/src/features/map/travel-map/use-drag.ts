import { type PointerEvent, useRef } from 'react'

type DragHandlers = Pick<
  React.DOMAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>

/** Lets a mouse or a pen drag the map; a finger scrolls the page. */
export function useDrag(panBy: (x: number, y: number) => void): DragHandlers {
  const last = useRef<{ x: number; y: number } | null>(null)
  const end = () => {
    last.current = null
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'touch' || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove({ clientX: x, clientY: y }) {
      if (!last.current) return
      panBy(last.current.x - x, last.current.y - y)
      last.current = { x, y }
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
