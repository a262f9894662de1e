import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { googleMapsPolicy } from './security-headers.ts'
import type { HttpApp } from './serve-routes.ts'

const FILE = 'map-frame.html'

/**
 * Serves the document that runs Google Maps inside a frame, only where a key is configured. It is a separate document, so
 * that our pages need not allow Google's scripts. Each response has its own nonce and is never cached.
 */
export function serveMapFrame(
  app: HttpApp,
  { googleMapsKey, googleMapsHost, webDir }: Pick<Config, 'googleMapsKey' | 'googleMapsHost' | 'webDir'>,
): void {
  if (googleMapsKey === undefined) return
  const document = readDocument(webDir)
  if (document === null) return
  app.get(`/${FILE}`, (c) => {
    const nonce = randomBytes(16).toString('base64')
    return c.body(withNonce(document, nonce), 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': googleMapsPolicy(nonce, googleMapsHost),
      'x-frame-options': 'SAMEORIGIN',
    })
  })
}

// Also for the links, because a preloaded script needs it too. Google takes the nonce of the first script and of the first
// style for its own.
function withNonce(document: string, nonce: string): string {
  return document.replace(/<(script|style|link)\b/g, `<$1 nonce="${nonce}"`)
}

function readDocument(webDir: string): string | null {
  try {
    return readFileSync(join(webDir, FILE), 'utf8')
  } catch {
    return null // the website is not built: only the API is served
  }
}
