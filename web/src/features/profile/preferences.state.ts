import {
  type KeptPreferences,
  type Preferences,
  putPreferences,
  readPreferences,
} from '@tripwright/domain/profile'
import { type CallOutcome, call } from '#platform/call.ts'
import { currentSession, subscribeToSession } from '#platform/session.ts'
import { readStored, writeStored } from '#platform/storage.ts'

/** What was changed on another device is here after at most this long, or with the next look at the profile. */
const AN_HOUR = 60 * 60 * 1000

/** Follows who is signed in: this device knows what the tools begin with before the first of them opens. Call once. */
export function startPreferences(): void {
  const follow = () => void refresh()
  subscribeToSession(follow)
  follow()
}

async function refresh(): Promise<void> {
  const person = personHere()
  const { of, at } = Object(readStored('preferences'))
  if (person !== null && (of !== person || !(Date.now() - at < AN_HOUR))) await loadPreferences()
}

/** Asks the account, and keeps the answer on this device. */
export function loadPreferences(): Promise<CallOutcome<KeptPreferences>> {
  return keep(() => call(readPreferences, undefined))
}

/** Keeps the choice in the account and on this device. */
export function savePreferences(chosen: Preferences): Promise<CallOutcome<KeptPreferences>> {
  return keep(() => call(putPreferences, chosen))
}

async function keep(ask: () => Promise<CallOutcome<KeptPreferences>>): Promise<CallOutcome<KeptPreferences>> {
  const person = personHere()
  const answer = await ask()
  // Who signed out meanwhile leaves nothing behind.
  if (answer.ok && person !== null && person === personHere())
    writeStored('preferences', { ...answer.value, of: person, at: Date.now() })
  return answer
}

function personHere(): string | null {
  const session = currentSession()
  return session.state === 'signed-in' ? session.user.id : null
}
