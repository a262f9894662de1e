import { hasConsent } from '#features/site/consent/index.ts'
import { startViews } from '#features/staff/traffic/index.ts'
import { findRoute } from './find-route.ts'

/** Counts the pages that are opened inside the app, without who. */
export function startCounting(): void {
  startViews({ patternOf: (path) => findRoute(path).path, hasConsent: () => hasConsent('analytics') })
}
