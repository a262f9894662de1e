import { parseSavedPreferences, type SavedPreferences } from '@tripwright/domain/account/preferences'
import { readStored } from '#platform/storage.ts'

/** What the signed-in user chose for the tools to begin with, as this device knows it; nothing chosen for a guest. */
export function preferences(): SavedPreferences {
  return parseSavedPreferences(readStored('preferences'))
}
