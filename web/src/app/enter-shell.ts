import { navigate } from 'wouter/use-browser-location'
import { enterShell } from '#platform/shell/index.ts'
import { loadThenNavigate } from './navigation.ts'

/** Begins as the native app; a link that opens it goes to its page as a click does. */
export function enterNativeShell(): Promise<void> {
  return enterShell((path) => loadThenNavigate((to, options) => navigate(to, options), path))
}
