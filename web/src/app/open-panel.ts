import { useSyncExternalStore } from 'react'

/** What opens over any page: by the keyboard, and the quick actions by the palette. */
type Panel = 'palette' | 'shortcuts' | 'emergency' | 'location' | 'nearby'

let open: Panel | null = null
const listeners = new Set<() => void>()

/** Opens a panel in place of another; null closes it. Works before quick-panels.tsx, which draws it, is there. */
export function openPanel(next: Panel | null): void {
  open = next
  for (const listener of listeners) listener()
}

/** The panel that is open; null while hydrating. */
export function useOpenPanel(): Panel | null {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
