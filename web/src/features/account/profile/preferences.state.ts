import {
  parseSavedPreferences,
  readPreferences,
  type SavedPreferences,
} from '@tripwright/domain/account/preferences'
import { type CallOutcome, call } from '#platform/call.ts'
import { readOfflineActions } from '#platform/offline-state.ts'
import { currentSession, subscribeToSession } from '#platform/session.ts'
import { readStored, writeStored } from '#platform/storage.ts'

/** A change on another device arrives after at most this time, or when the profile is opened. */
const MAX_AGE_MS = 60 * 60 * 1000
/** Choices arrive in the order in which they were made. */
export const PREFERENCES_QUEUE = 'preferences'

/** Follows the session, so that the device has the preferences before the first tool opens. Call once. */
export function startPreferences(): void {
  const follow = () => void refresh()
  subscribeToSession(follow)
  follow()
}

async function refresh(): Promise<void> {
  const person = currentUserId()
  const { of, at } = Object(readStored('preferences'))
  if (person !== null && (of !== person || !(Date.now() - at < MAX_AGE_MS))) await loadPreferences()
}

/** Fetches the account's preferences and stores them on this device, unless a later choice still waits here. */
export async function loadPreferences(): Promise<CallOutcome<SavedPreferences>> {
  const person = currentUserId()
  const response = await call(readPreferences, undefined)
  const isWaiting = readOfflineActions().pending.some(({ queue }) => queue === PREFERENCES_QUEUE)
  if (response.ok && isWaiting) return { ok: true, value: parseSavedPreferences(readStored('preferences')) }
  if (response.ok) keepPreferences(response.value, person)
  return response
}

/** Stores them on this device; nothing after a sign-out meanwhile. */
export function keepPreferences(saved: SavedPreferences, person: string | null): void {
  if (person !== null && person === currentUserId())
    writeStored('preferences', { ...saved, of: person, at: Date.now() })
}

export function currentUserId(): string | null {
  const session = currentSession()
  return session.state === 'signed-in' ? session.user.id : null
}
