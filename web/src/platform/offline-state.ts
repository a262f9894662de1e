import { useSyncExternalStore } from 'react'
import type { OfflineAction } from './offline-db.ts'

/** What the person's own queue holds: still to be sent, in order; and refused, waiting for a decision. */
export type OfflineState = {
  pending: readonly OfflineAction[]
  refused: readonly OfflineAction[]
  /** The queue is being sent right now. */
  isSending: boolean
  /** Fields that two people have changed at the same time, for the person to choose. */
  choices: number
}

const EMPTY: OfflineState = { pending: [], refused: [], isSending: false, choices: 0 }

let current = EMPTY
const listeners = new Set<() => void>()

/** Follows the queue; it costs nothing until offline-queue.ts, which fills it, is loaded. */
export function useOfflineActions(): OfflineState {
  return useSyncExternalStore(subscribeToOfflineActions, readOfflineActions, () => EMPTY)
}

export function readOfflineActions(): OfflineState {
  return current
}

export function subscribeToOfflineActions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setOfflineActions(change: Partial<OfflineState>): void {
  current = { ...current, ...change }
  for (const listener of listeners) listener()
}
