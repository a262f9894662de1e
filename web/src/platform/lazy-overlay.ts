import { type ComponentType, lazy, useEffect } from 'react'

/** An overlay that reports its closing. */
export type OverlayProps = { onGone: () => void }

/** An overlay, loaded when it is shown. If loading fails it closes at once: no page depends on one. */
export function lazyOverlay(load: () => Promise<ComponentType<OverlayProps>>) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: Absent }
    }
  })
}

function Absent({ onGone }: OverlayProps): null {
  useEffect(onGone, [onGone])
  return null
}
