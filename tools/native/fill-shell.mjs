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
  const html = readFileSync(shell, 'utf8')
  rmSync(join(www, '__shell.html'))
  writeFileSync(
    join(www, 'index.html'),
    html.replace(/<head>/i, `<head><meta name="api" content="${new URL(api).origin}">`),
  )
  return null
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
