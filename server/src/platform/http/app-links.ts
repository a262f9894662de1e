import type { AppLinksConfig } from '../config/app-link-settings.ts'
import type { HttpApp } from './serve-routes.ts'

/** Paths that stay in the browser; `NOT_PAGES` of the app's links says the same. */
const NOT_PAGES = ['/api/*', '/mcp*', '/assets/*', '/.well-known/*', '/redirect*', '/*.*']

/**
 * Says which native apps may open our addresses, where Apple and Google look for it; a file of an app that is not set does not
 * exist.
 */
export function serveAppLinks(app: HttpApp, { apple, android }: AppLinksConfig): void {
  const kept = { 'cache-control': 'public, max-age=3600' }
  app.get('/.well-known/apple-app-site-association', (c, next) => {
    if (apple === undefined) return next()
    const pages = [...NOT_PAGES.map((path) => ({ '/': path, exclude: true })), { '/': '/*' }]
    const applinks = { details: [{ appIDs: [apple], components: pages }] }
    return Promise.resolve(c.json({ applinks, webcredentials: { apps: [apple] } }, 200, kept))
  })
  app.get('/.well-known/assetlinks.json', (c, next) => {
    if (android === undefined) return next()
    const relation = [
      'delegate_permission/common.handle_all_urls',
      'delegate_permission/common.get_login_creds',
    ]
    const target = {
      namespace: 'android_app',
      package_name: android.id,
      sha256_cert_fingerprints: android.fingerprints,
    }
    return Promise.resolve(c.json([{ relation, target }], 200, kept))
  })
}
