import { describe, expect, it } from 'vitest'
import { readDevice } from './device.ts'
import { openSigned, readCookie, signValue } from './signed-cookie.ts'

const secret = 'a secret of at least thirty-two characters'
const withCookie = (cookie: string) => new Request('http://x/', { headers: { cookie } })

describe('a signed value', () => {
  it('opens with its own secret only', () => {
    expect(openSigned(signValue('abc', secret), secret)).toBe('abc')
    expect(openSigned(signValue('abc', secret), `${secret}!`)).toBeNull()
  })

  it('does not open when a character of it or of its signature was changed', () => {
    const signed = signValue('abc', secret)
    for (let i = 0; i < signed.length; i++) {
      const other = signed[i] === 'A' ? 'B' : 'A'
      expect(openSigned(signed.slice(0, i) + other + signed.slice(i + 1), secret)).toBeNull()
    }
  })

  it.each(['', '.', 'abc', 'abc.', '.abc'])('is not %j', (text) => {
    expect(openSigned(text, secret)).toBeNull()
  })
})

it('reads one cookie among several, and none that cannot be decoded', () => {
  expect(readCookie(withCookie('xa=1; a=%20b; aa=2'), 'a')).toBe(' b')
  expect(readCookie(withCookie('a=%E0%A4%A'), 'a')).toBeNull()
})

describe('the device', () => {
  it('is known again by its cookie', () => {
    const first = readDevice(new Request('http://x/'), secret, true)
    expect(first.setCookie).toMatch(
      /^__Host-tripwright-device=.+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    )
    const again = readDevice(withCookie(first.setCookie?.split(';')[0] ?? ''), secret, true)
    expect(again).toEqual({ id: first.id, setCookie: null })
  })

  it('cannot be made up, nor taken from a value that we signed for another purpose', () => {
    const forged = encodeURIComponent(signValue('victim', secret))
    expect(readDevice(withCookie(`tripwright-device=${forged}`), secret, false).id).not.toBe('victim')
  })
})
