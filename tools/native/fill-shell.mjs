import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a web server or a service worker needs, and an app that holds its files does not. */
const LEFT_OUT = /\.(br|gz)$|\/(sw\.js|csp\.json|manifest\.webmanifest|later\.json)$|\/screens(\/|$)/

/**
 * Copies the web build for the native apps. Their first page is the empty app shell with the address of the server's
 * interface. Returns a sentence for a person when it cannot, else null.
 *
 * @param {{ dist: string, www: string, api: string }} folders
 * @returns {string | null}
 */
export function fillShell({ dist, www, api }) {
  const shell = join(dist, '__shell.html')
  if (!existsSync(shell)) return 'There is no web build yet. Run "npm run build" first.'
  if (!isAddress(api)) return 'Set API_URL to the https address of your server, as https://trip.example.'
  rmSync(www, { recursive: true, force: true })
  cpSync(dist, www, {
    recursive: true,
    filter: (from) => !LEFT_OUT.test(from) && !(from.endsWith('.html') && from !== shell),
  })
  rmSync(join(www, '__shell.html'))
  writeFileSync(
    join(www, 'index.html'),
    nativePage(readFileSync(shell, 'utf8'), policyOf(dist, new URL(api).origin), new URL(api).origin),
  )
  return null
}

/**
 * The policy of the web's own pages with the server added, because an app has no headers: only our files run, and only the server is
 * called. The build wrote the hashes of what is inline.
 *
 * @param {string} dist
 * @param {string} origin
 */
function policyOf(dist, origin) {
  const { script, style } = JSON.parse(readFileSync(join(dist, 'csp.json'), 'utf8'))['/__shell.html']
  /** @param {string[]} hashes */
  const list = (hashes) => hashes.map((hash) => `'${hash}'`).join(' ')
  return [
    "default-src 'self'",
    `script-src 'self' ${list(script)}`,
    `style-src 'self' ${list(style)}`,
    `img-src 'self' data: blob: ${origin}`,
    "font-src 'self'",
    `connect-src 'self' ${origin}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

/**
 * The first page of the native apps: it says that it is native, names the server, and has this policy.
 *
 * @param {string} html
 * @param {string} policy
 * @param {string} origin
 */
function nativePage(html, policy, origin) {
  const metas = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="api" content="${origin}">`,
  ]
  return html.replace(/<html\b/i, '<html data-native').replace(/<head>/i, `<head>${metas.join('')}`)
}

/**
 * An https origin; http only to this machine, which an emulator reaches.
 *
 * @param {string} text
 */
function isAddress(text) {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname, username } = new URL(text)
  const isLocal = ['localhost', '127.0.0.1', '10.0.2.2'].includes(hostname)
  return pathname === '/' && username === '' && (protocol === 'https:' || (protocol === 'http:' && isLocal))
}
