import { useSyncExternalStore } from 'react'
import type { OfflineAction } from './offline-db.ts'

/** The user's own queue: unsent actions in order; and refused ones, waiting for a decision. */
export type OfflineState = {
  pending: readonly OfflineAction[]
  refused: readonly OfflineAction[]
  /** The queue is being sent now. */
  isSending: boolean
  /** Fields that two people changed at the same time, for the user to choose. */
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
