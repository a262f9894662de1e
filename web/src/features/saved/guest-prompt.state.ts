import { useSyncExternalStore } from 'react'

/** Why an account is suggested: as encouragement, or because nothing more fits on the device. */
export type GuestPrompt = { level: 'encourage' | 'full'; count: number }

let current: GuestPrompt | null = null
const listeners = new Set<() => void>()

export function openGuestPrompt(prompt: GuestPrompt): void {
  change(prompt)
}

export function closeGuestPrompt(): void {
  change(null)
}

export function useGuestPrompt(): GuestPrompt | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}

function change(next: GuestPrompt | null): void {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
