import { type ComponentType, lazy, useEffect } from 'react'

/** Something over the page that says when it is gone. */
export type OverlayProps = { onGone: () => void }

/** An overlay, loaded when it is to be shown. If it cannot be loaded it closes at once: no page needs one. */
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
