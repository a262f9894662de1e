import {
  type Preferences,
  parseSavedPreferences,
  putPreferences,
  type SavedPreferences,
} from '@tripwright/domain/account/preferences'
import { queueWrite } from '#platform/queue-write.ts'
import type { Delivery } from '#platform/send-or-queue.ts'
import { readStored } from '#platform/storage.ts'
import { currentUserId, keepPreferences, PREFERENCES_QUEUE } from './preferences.state.ts'

/** Saves the preferences in the account and on this device; with no network, on this device until there is one. */
export async function savePreferences(chosen: Preferences): Promise<Delivery<SavedPreferences>> {
  const person = currentUserId()
  const delivery = await queueWrite(putPreferences, chosen, PREFERENCES_QUEUE)
  if (delivery.state === 'sent' && delivery.value !== null) keepPreferences(delivery.value, person)
  if (delivery.state === 'queued') {
    const { homeAirport, homeAirportText } = parseSavedPreferences(readStored('preferences'))
    const isSame = homeAirport === chosen.homeAirport
    keepPreferences({ ...chosen, homeAirportText: isSame ? homeAirportText : chosen.homeAirport }, person)
  }
  return delivery
}
