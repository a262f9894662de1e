import { useSyncExternalStore } from 'react'

/** The stop that somebody points at, in the list or on the map; what shows it is drawn again when it changes, and nothing else. */
export type PointedStop = {
  read: () => string | null
  point: (id: string | null) => void
  subscribe: (listener: () => void) => () => void
}

export function makePointedStop(): PointedStop {
  let pointed: string | null = null
  const listeners = new Set<() => void>()
  return {
    read: () => pointed,
    point(id) {
      if (id === pointed) return
      pointed = id
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The id of the stop that is pointed at where `isShown` says that it is one of those here; else null. */
export function usePointedStop(stop: PointedStop, isShown: (id: string) => boolean = always): string | null {
  const read = () => {
    const id = stop.read()
    return id !== null && isShown(id) ? id : null
  }
  return useSyncExternalStore(stop.subscribe, read, read)
}

const always = () => true
