import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { useSwipe } from './use-swipe.ts'

// Specification section 9: a swipe down of more than 80 px closes a popup on mobile.
const SWIPE_DOWN_PX = 80

type SwipeDown = {
  /** Pointer handlers for the element that the swipe closes. */
  handlers: ReturnType<typeof useSwipe>
  /** The scrolling part: a swipe down begins only when it is scrolled to the top. */
  body: RefObject<HTMLDivElement | null>
}

/** Closes a panel by a swipe down that begins anywhere on it. `selector` finds the element that moves with the finger. */
export function useSwipeDown(selector: 'section' | 'dialog', onSwipe: () => void): SwipeDown {
  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (body.current ? followScroll(body.current) : undefined), [])
  const handlers = useSwipe({
    direction: 'down',
    threshold: SWIPE_DOWN_PX,
    moved: (pressed) => pressed.closest(selector),
    canStart: (event) => event.pointerType !== 'mouse' && !isTakenInside(event, body.current),
    onSwipe,
  })
  return { handlers, body }
}

/**
 * Marks on the element whether its content can scroll, and whether it is at the top. The stylesheet turns that into a
 * `touch-action`, which the browser reads before any script gets the touch event.
 */
function followScroll(body: HTMLElement): () => void {
  const update = () => {
    const canScroll = body.scrollHeight > body.clientHeight + 1
    body.dataset.scroll = !canScroll ? 'none' : body.scrollTop <= 0 ? 'top' : 'within'
  }
  update()
  const observer = new ResizeObserver(update)
  observer.observe(body)
  body.addEventListener('scroll', update, { passive: true })
  return () => {
    observer.disconnect()
    body.removeEventListener('scroll', update)
  }
}

// A scrolled list, a slider, and elements with their own drag (a map) keep their gesture.
function isTakenInside({ target, currentTarget }: PointerEvent, body: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false
  if (body?.contains(target) && body.scrollTop > 0) return true
  for (let at: Element | null = target; at !== null && at !== currentTarget; at = at.parentElement) {
    if (at === body) continue
    if (at.matches('input[type=range]') || getComputedStyle(at).touchAction === 'none') return true
  }
  return false
}
