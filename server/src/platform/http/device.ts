import { randomUUID } from 'node:crypto'
import { openSigned, readCookie, signValue } from './signed-cookie.ts'

const THIRTY_DAYS = 30 * 24 * 60 * 60

export type Device = { id: string; setCookie: string | null }

/**
 * The device of a request by its signed cookie, or a new one with the cookie to set. Strictly necessary (limits, one effect
 * per retry), so it needs no consent; kept 30 days (decisions.md, "Devices and consent").
 */
export function readDevice(request: Request, secret: string, https: boolean): Device {
  const name = https ? '__Host-tripwright-device' : 'tripwright-device'
  const deviceId = openSigned(readCookie(request, name) ?? '', `device:${secret}`)
  if (deviceId !== null) return { id: deviceId, setCookie: null }
  const id = randomUUID()
  const value = encodeURIComponent(signValue(id, `device:${secret}`))
  const flags = `Path=/; Max-Age=${THIRTY_DAYS}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
  return { id, setCookie: `${name}=${value}; ${flags}` }
}
