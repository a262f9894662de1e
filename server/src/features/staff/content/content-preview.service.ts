import { createHash } from 'node:crypto'

/** A document of ours for a frame of staff: it runs nothing, and nothing of it is sent anywhere. */
export function contentPreview(document: string): Response {
  // A sandbox has no origin of its own, so that fonts are refused: it shows those of the device.
  const page = document
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:preload|modulepreload|manifest|icon|apple-touch-icon)"[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '')
  const styles = [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules = '']) => rules)
  const hashes = styles.map((rules) => `'sha256-${createHash('sha256').update(rules).digest('base64')}'`)
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        `style-src ${hashes.join(' ')}`,
        "img-src 'self' data:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
        'sandbox',
      ].join('; '),
      'x-frame-options': 'SAMEORIGIN',
    },
  })
}
