import type { Config } from '../config/config.ts'

/**
 * The push services of the known browsers: Chrome, Edge and other Chromium ones (fcm.googleapis.com, notify.windows.com),
 * Firefox (push.services.mozilla.com), Safari (push.apple.com). A subscription's address comes from the user, so the server
 * connects to these hosts only.
 */
const HOSTS = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const
const LONGEST = 1000

/**
 * Whether pushes may be sent to this address: https at a known service, unless OUTSIDE=off disables those, or at one of
 * PUSH_HOSTS; this machine only for tests.
 */
export function isPushAddress(
  endpoint: string,
  { testSeams, pushHosts, isOutsideOn }: Pick<Config, 'testSeams' | 'pushHosts' | 'isOutsideOn'>,
): boolean {
  if (endpoint.length > LONGEST || !URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (testSeams && hostname === '127.0.0.1') return true
  const isKnown = [...(isOutsideOn ? HOSTS : []), ...pushHosts].some(
    (host) => hostname === host || hostname.endsWith(`.${host}`),
  )
  return protocol === 'https:' && port === '' && isKnown
}
