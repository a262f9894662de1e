import type { SaveInput } from '@tripwright/domain/sharing/saved'
import { useSyncExternalStore } from 'react'

/** How urgently an account is suggested: as encouragement, because the device is full, or for a save that did not fit. */
export type GuestPromptState =
  | { level: 'encourage' | 'full'; count: number }
  | { level: 'blocked'; count: number; item: SaveInput }

let current: GuestPromptState | null = null
const listeners = new Set<() => void>()
let pending: ReturnType<typeof setTimeout> | undefined

export function openGuestPrompt(prompt: GuestPromptState): void {
  change(prompt)
}

/**
 * Opens it after a delay, unless another one is open or was requested before: a save never interrupts the prompt of another.
 */
export function openGuestPromptLater(prompt: GuestPromptState, afterMs: number): void {
  clearTimeout(pending)
  pending = setTimeout(() => change(prompt), afterMs)
}

export function closeGuestPrompt(): void {
  change(null)
}

export function useGuestPrompt(): GuestPromptState | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}

function change(next: GuestPromptState | null): void {
  clearTimeout(pending)
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
