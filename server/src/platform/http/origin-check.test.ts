import { describe, expect, it } from 'vitest'
import { corsHeaders, requireSameOrigin } from './origin-check.ts'

const publicUrl = 'https://trip.example'
const write = (headers: Record<string, string>, host = '10.0.0.5') =>
  new Request(`http://${host}/api/x`, { method: 'POST', headers })
const refusal = (headers: Record<string, string>, { host = '10.0.0.5', production = true } = {}) => {
  try {
    requireSameOrigin(write(headers, host), { publicUrl, production })
    return null
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  }
}

describe('who may write', () => {
  it('is our own page, and a program that is no browser', () => {
    expect(refusal({ origin: publicUrl, 'sec-fetch-site': 'same-origin' })).toBeNull()
    expect(refusal({})).toBeNull()
  })

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a sibling under our domain', { origin: 'https://blog.trip.example', 'sec-fetch-site': 'same-site' }],
    ['a page that hides its origin', { 'sec-fetch-site': 'cross-site' }],
    ['a native shell’s origin together with our cookie', { origin: 'capacitor://localhost', cookie: 'a=b' }],
  ])('is not %s', (_, headers) => {
    expect(refusal(headers as Record<string, string>)).toBe('wrong-origin')
  })

  it('is refused for an origin that only matches the Host header, in production', () => {
    const evil = { origin: 'http://evil.example', 'sec-fetch-site': 'same-origin', cookie: 'a=b' }
    expect(refusal(evil, { host: 'evil.example' })).toBe('wrong-origin')
    expect(refusal({ origin: publicUrl }, { host: 'evil.example' })).toBeNull()
  })

  it('is a page under another name of this machine, in development', () => {
    const page = { origin: 'http://127.0.0.1:3000' }
    expect(refusal(page, { host: '127.0.0.1:3000', production: false })).toBeNull()
    expect(refusal(page, { host: '127.0.0.1:3000' })).toBe('wrong-origin')
  })

  it('is a native shell with its bearer token', () => {
    expect(refusal({ origin: 'https://localhost', authorization: 'Bearer x' })).toBeNull()
  })
})

it('opens the interface to the native shells alone, and never with credentials', () => {
  const native = corsHeaders(write({ origin: 'capacitor://localhost' }))
  expect(native['access-control-allow-origin']).toBe('capacitor://localhost')
  expect(native).not.toHaveProperty('access-control-allow-credentials')
  expect(corsHeaders(write({ origin: 'https://evil.example' }))).toEqual({})
  expect(corsHeaders(write({ origin: 'http://localhost' }))).toEqual({})
})
