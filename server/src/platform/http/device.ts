import { createHash, randomUUID } from 'node:crypto'
import { NATIVE_ORIGINS } from './origin-check.ts'
import { openSigned, readCookie, signValue } from './signed-cookie.ts'

const THIRTY_DAYS = 30 * 24 * 60 * 60

export type Device = { id: string; setCookie: string | null }

/**
 * The device of a request by its signed cookie, or a new one with the cookie to set. Strictly necessary (limits, one effect
 * per retry), so it needs no consent; kept 30 days (decisions.md, "Devices and consent").
 */
export function readDevice(request: Request, secret: string, https: boolean): Device {
  const app = readAppDevice(request)
  if (app !== null) return app
  const name = https ? '__Host-tripwright-device' : 'tripwright-device'
  const deviceId = openSigned(readCookie(request, name) ?? '', `device:${secret}`)
  if (deviceId !== null) return { id: deviceId, setCookie: null }
  const id = randomUUID()
  const value = encodeURIComponent(signValue(id, `device:${secret}`))
  const flags = `Path=/; Max-Age=${THIRTY_DAYS}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
  return { id, setCookie: `${name}=${value}; ${flags}` }
}

/** 32 random bytes in base64url. */
const PROOF = /^[\w-]{43}$/

/**
 * The native app has no cookie: at its sign-up and with the token of the first email it shows a secret of its device instead.
 * Of that only a hash is stored. Null for every other request.
 */
function readAppDevice({ headers }: Request): Device | null {
  const proof = headers.get('x-app-proof') ?? ''
  if (!PROOF.test(proof) || headers.has('cookie')) return null
  if (!NATIVE_ORIGINS.includes(headers.get('origin') ?? '')) return null
  return { id: `app:${createHash('sha256').update(proof).digest('base64url')}`, setCookie: null }
}
