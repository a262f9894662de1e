import { openBesideApp } from './reach-server.ts'

/**
 * Leaves for another site: the browser goes there, the native app opens it in a browser over itself. Beside
 * `reach-server.ts`, which the service worker shares, and a worker's location cannot change.
 */
export function leaveFor(url: string): void {
  if (!openBesideApp(url)) location.assign(url)
}
