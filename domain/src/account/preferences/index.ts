export {
  MAX_PASSPORTS,
  type Preferences,
  putPreferences,
  readPreferences,
  type SavedPreferences,
} from './preferences.contract.ts'
export { preferencesMessages } from './preferences.messages.ts'
export { NO_PREFERENCES, parseSavedPreferences, unknownChoices } from './preferences.rules.ts'
export { UNITS, type Units, unitsOf } from './units.rules.ts'
