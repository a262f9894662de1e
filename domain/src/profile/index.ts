export {
  type SavedPreferences,
  MAX_PASSPORTS,
  type Preferences,
  putPreferences,
  readPreferences,
} from './preferences.contract.ts'
export { preferencesMessages } from './preferences.messages.ts'
export { parseSavedPreferences, NO_PREFERENCES, unknownChoices } from './preferences.rules.ts'
export { deleteAccount, exportAccount } from './profile.contract.ts'
export { profileMessages } from './profile.messages.ts'
export { nameDevice } from './profile.rules.ts'
export { UNITS, type Units, unitsOf } from './units.rules.ts'
