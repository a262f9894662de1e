import {
  type Preferences,
  putPreferences,
  readPreferences,
  type SavedPreferences,
} from '@tripwright/domain/account/preferences'
import { type CallOutcome, call } from '#platform/call.ts'
import { currentSession, subscribeToSession } from '#platform/session.ts'
import { readStored, writeStored } from '#platform/storage.ts'

/** A change on another device arrives after at most this time, or when the profile is opened. */
const MAX_AGE_MS = 60 * 60 * 1000

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

/** Fetches the account's preferences and stores them on this device. */
export function loadPreferences(): Promise<CallOutcome<SavedPreferences>> {
  return fetchAndCache(() => call(readPreferences, undefined))
}

/** Saves the preferences in the account and on this device. */
export function savePreferences(chosen: Preferences): Promise<CallOutcome<SavedPreferences>> {
  return fetchAndCache(() => call(putPreferences, chosen))
}

async function fetchAndCache(
  request: () => Promise<CallOutcome<SavedPreferences>>,
): Promise<CallOutcome<SavedPreferences>> {
  const person = currentUserId()
  const response = await request()
  // After a sign-out meanwhile, nothing is stored.
  if (response.ok && person !== null && person === currentUserId())
    writeStored('preferences', { ...response.value, of: person, at: Date.now() })
  return response
}

function currentUserId(): string | null {
  const session = currentSession()
  return session.state === 'signed-in' ? session.user.id : null
}
