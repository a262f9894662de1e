import { useCallback, useEffect, useState } from 'react'
import { useTopModal } from '#ui/modal-stack.ts'
import {
  advanceQueue,
  dismissOverlay,
  EMPTY_QUEUE,
  type Moments,
  type Overlay,
  wakesAt,
} from './overlay-queue.state.ts'

// A longer timeout would overflow and fire at once.
const MAX_TIMEOUT_MS = 60 * 60 * 1000

/** Runs the queue: the current overlay, and how to close it. None opens while a dialog is open. */
export function useOverlayQueue(moments: Moments): { current: Overlay | null; onGone: () => void } {
  const [queue, setQueue] = useState(EMPTY_QUEUE)
  const [look, setLook] = useState(0)
  const isHeld = useTopModal() !== null
  const { splash, update, cookie, install, email } = moments

  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` is there to look again when the time has come
  useEffect(() => {
    if (isHeld) return
    const current = { splash, update, cookie, install, email }
    const now = Date.now()
    const next = advanceQueue(queue, current, now)
    if (next !== queue) return setQueue(next)
    const at = wakesAt(queue, current, now)
    if (at === null) return
    const timer = setTimeout(() => setLook((count) => count + 1), Math.min(at - now, MAX_TIMEOUT_MS))
    return () => clearTimeout(timer)
  }, [queue, look, isHeld, splash, update, cookie, install, email])

  const { current } = queue
  const onGone = useCallback(() => {
    if (current !== null) setQueue((before) => dismissOverlay(before, current))
  }, [current])
  return { current, onGone }
}
