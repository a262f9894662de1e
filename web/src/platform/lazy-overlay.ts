import { type ComponentType, lazy, useEffect } from 'react'

/** Something over the page that says when it is gone. */
export type OverlayProps = { onGone: () => void }

/** A part that lies over the page, loaded when it is to be shown. Where it cannot be loaded it is gone at once: none is needed. */
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
