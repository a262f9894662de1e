import { parseSavedPreferences, type SavedPreferences } from '@tripwright/domain/account/preferences'
import { readStored } from '#platform/storage.ts'

/** The preferences of the signed-in user, as stored on this device; empty for a guest. */
export function preferences(): SavedPreferences {
  return parseSavedPreferences(readStored('preferences'))
}
