import type { SaveInput } from '@tripwright/domain/sharing/saved'
import { useSyncExternalStore } from 'react'

/** How urgently an account is suggested: as encouragement, because the device is full, or for a save that did not fit. */
export type GuestPromptState =
  | { level: 'encourage' | 'full'; count: number }
  | { level: 'blocked'; count: number; item: SaveInput }

let current: GuestPromptState | null = null
const listeners = new Set<() => void>()

export function openGuestPrompt(prompt: GuestPromptState): void {
  change(prompt)
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
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
