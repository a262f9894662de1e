import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { cacheableResponse } from './cached-response.ts'
import { acceptedEncoding, compressedResponse } from './compressed-response.ts'
import { jsonResponse } from './response.ts'

const LONG = { places: Array.from({ length: 100 }, (_, i) => `Place number ${i}`) }
const asking = (headers: Record<string, string>) => new Request('http://localhost/api/guides', { headers })

describe('a long answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('goes out smaller to whoever takes "%s"', async (accepted, encoding, unpack) => {
    const answer = await compressedResponse(asking({ 'accept-encoding': accepted }), jsonResponse(LONG))
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    const body = Buffer.from(await answer.arrayBuffer())
    expect(body.length).toBeLessThan(JSON.stringify(LONG).length / 3)
    expect(JSON.parse(unpack(body).toString())).toEqual(LONG)
  })

  it('is not sent again while it is unchanged, though its tag was made before it was compressed', async () => {
    const request = asking({ 'accept-encoding': 'br' })
    const first = await compressedResponse(request, cacheableResponse(request, LONG))
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"/)
    const again = asking({ 'accept-encoding': 'br', 'if-none-match': etag })
    expect((await compressedResponse(again, cacheableResponse(again, LONG))).status).toBe(304)
  })
})

it('leaves responses unchanged that are short, refused or no JSON, or whose client accepts no encoding of ours', async () => {
  const request = asking({ 'accept-encoding': 'br' })
  const pdf = new Response('x'.repeat(5000), { headers: { 'content-type': 'application/pdf' } })
  for (const response of [jsonResponse({ a: 1 }), jsonResponse(LONG, 422), pdf])
    expect((await compressedResponse(request, response)).headers.has('content-encoding')).toBe(false)
  const plain = await compressedResponse(asking({}), jsonResponse(LONG))
  expect(plain.headers.has('content-encoding')).toBe(false)
  expect(await plain.json()).toEqual(LONG)
})

it.each([
  [null, null],
  ['', null],
  ['identity', null],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', null],
  ['GZIP;q=0.5, BR;q=0.1', 'br'],
])('of "%s" takes %s', (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding)
})
