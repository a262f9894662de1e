export { startPreferences } from './preferences.state.ts'
