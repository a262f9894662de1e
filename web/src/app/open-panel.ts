import { useSyncExternalStore } from 'react'

/** The panels over any page: by keyboard shortcut, and the quick actions from the palette. */
type Panel = 'palette' | 'shortcuts' | 'emergency' | 'location' | 'nearby'

let open: Panel | null = null
const listeners = new Set<() => void>()

/** Opens a panel in place of another; null closes it. Works before quick-panels.tsx, which renders it, is loaded. */
export function openPanel(next: Panel | null): void {
  open = next
  for (const listener of listeners) listener()
}

/** The open panel; null while hydrating. */
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
