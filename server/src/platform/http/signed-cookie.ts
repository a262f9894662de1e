import { createHmac, timingSafeEqual } from 'node:crypto'

/** `value.signature`, in base64 as the sign-in library writes it, so that one parser reads both. */
export function signValue(value: string, secret: string): string {
  return `${value}.${signature(value, secret)}`
}

/** The value when its signature is valid, else null. */
export function openSigned(signed: string, secret: string): string | null {
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return null
  const value = signed.slice(0, dot)
  const actual = Buffer.from(signed.slice(dot + 1))
  const expected = Buffer.from(signature(value, secret))
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? value : null
}

function signature(value: string, secret: string): string {
  return createHmac('sha256', secret).update(value).digest('base64')
}

/** One cookie of a request, percent-decoded; null when it is absent or cannot be decoded. */
export function readCookie(request: Request, name: string): string | null {
  for (const part of request.headers.get('cookie')?.split(';') ?? []) {
    const equals = part.indexOf('=')
    if (part.slice(0, equals).trim() !== name) continue
    try {
      return decodeURIComponent(part.slice(equals + 1).trim())
    } catch {
      return null
    }
  }
  return null
}
