import {
  type Preferences,
  putPreferences,
  readPreferences,
  type SavedPreferences,
} from '@tripwright/domain/account/preferences'
import { type CallOutcome, call } from '#platform/call.ts'
import { currentSession, subscribeToSession } from '#platform/session.ts'
import { readStored, writeStored } from '#platform/storage.ts'

/** What was changed on another device is here after at most this long, or with the next look at the profile. */
const MAX_AGE_MS = 60 * 60 * 1000

/** Follows who is signed in: this device knows what the tools begin with before the first of them opens. Call once. */
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

/** Asks the account, and keeps the answer on this device. */
export function loadPreferences(): Promise<CallOutcome<SavedPreferences>> {
  return fetchAndCache(() => call(readPreferences, undefined))
}

/** Keeps the choice in the account and on this device. */
export function savePreferences(chosen: Preferences): Promise<CallOutcome<SavedPreferences>> {
  return fetchAndCache(() => call(putPreferences, chosen))
}

async function fetchAndCache(
  request: () => Promise<CallOutcome<SavedPreferences>>,
): Promise<CallOutcome<SavedPreferences>> {
  const person = currentUserId()
  const response = await request()
  // Who signed out meanwhile leaves nothing behind.
  if (response.ok && person !== null && person === currentUserId())
    writeStored('preferences', { ...response.value, of: person, at: Date.now() })
  return response
}

function currentUserId(): string | null {
  const session = currentSession()
  return session.state === 'signed-in' ? session.user.id : null
}
