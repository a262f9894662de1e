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

it('lets the native shells use all that the app sends and reads, and names no other header', () => {
  const { 'access-control-allow-methods': methods, ...rest } = corsHeaders(
    write({ origin: 'https://localhost' }),
  )
  expect(methods).toBe('GET, POST, PUT, PATCH, DELETE')
  expect(rest['access-control-allow-headers']).toBe(
    'authorization, content-type, idempotency-key, last-event-id, range, x-app-proof, x-uploaded-body',
  )
  expect(rest['access-control-expose-headers']).toBe(
    'set-auth-token, retry-after, content-range, content-disposition',
  )
  expect(rest.vary).toBe('origin')
})

it.each([
  'null',
  'http://localhost',
  'https://localhost:443',
  'https://localhost:8443',
  'https://localhost.',
  'https://localhost/',
  'https://LOCALHOST',
  'https://localhost.evil.example',
  'https://evil.example/https://localhost',
  'https://evil-localhost',
  'https://127.0.0.1',
  'https://[::1]',
  'capacitor://localhost:80',
  'capacitor://localhost.evil.example',
  'capacitor://evil',
  'Capacitor://localhost',
  'ionic://localhost',
  'http://capacitor.localhost',
  'file://',
  'tripwright://localhost',
  'https://localhost, https://evil.example',
  'https://localhost capacitor://localhost',
  'chrome-extension://localhost',
  '*',
])('takes a page of %s for no native shell', (origin) => {
  expect(corsHeaders(write({ origin }))).toEqual({})
  expect(refusal({ origin, authorization: 'Bearer x' })).toBe('wrong-origin')
})
