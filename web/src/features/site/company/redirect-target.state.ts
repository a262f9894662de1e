/** The target of a link with `/redirect?url=`. */
export type RedirectTarget =
  | { ok: true; href: string; host: string }
  | { ok: false; code: 'missing' | 'unreadable' | 'not-https' }

/**
 * Checks an address that somebody else put into a link to us (contract.md, "Calls", `/redirect`). Only https, and none with
 * user name and password: `https://bank.example@evil.example` looks like another host.
 */
export function parseRedirectTarget(url: string | null): RedirectTarget {
  if (url === null || url.trim() === '') return { ok: false, code: 'missing' }
  if (!URL.canParse(url)) return { ok: false, code: 'unreadable' }
  const { protocol, username, password, href, host } = new URL(url)
  if (protocol !== 'https:') return { ok: false, code: 'not-https' }
  if (username !== '' || password !== '') return { ok: false, code: 'unreadable' }
  return { ok: true, href, host }
}
