import { describe, expect, it } from 'vitest'
import { readJsonBody } from './json-body.ts'

const post = (body: string | Blob | Uint8Array<ArrayBuffer> | null, type = 'application/json') =>
  new Request('http://x/', { method: 'POST', body, headers: type ? { 'content-type': type } : {} })
const codeOf = (request: Request, maxBytes?: number) =>
  readJsonBody(request, maxBytes).then(
    () => 'accepted',
    (error) => error.code,
  )

describe('reading a body', () => {
  it('gives the value and the text that a retry is compared by', async () => {
    expect(await readJsonBody(post('{"a": 1}'))).toEqual({ value: { a: 1 }, text: '{"a": 1}' })
  })

  it('takes an absent body for an empty one', async () => {
    expect((await readJsonBody(post(null, ''))).value).toEqual({})
  })

  it.each([
    ['another type', post('a=1', 'application/x-www-form-urlencoded'), 'wrong-type'],
    ['no type', post(new Blob(['{}']), ''), 'wrong-type'],
    ['a type that only begins alike', post('{}', 'application/jsonp'), 'wrong-type'],
    ['broken JSON', post('{"a":'), 'bad-input'],
    ['bytes that are no UTF-8', post(new Uint8Array([0x22, 0xff, 0x22])), 'bad-input'],
    ['a NUL in a text', post('{"a":"x\\u0000"}'), 'bad-input'],
    ['nesting without end', post('['.repeat(100_000)), 'bad-input'],
  ])('refuses %s', async (_, request, code) => {
    expect(await codeOf(request)).toBe(code)
  })

  it('keeps a backslash before u0000 that is only text, and brackets inside a text', async () => {
    expect((await readJsonBody(post('{"a":"\\\\u0000"}'))).value).toEqual({ a: '\\u0000' })
    expect(await codeOf(post(JSON.stringify('['.repeat(500))))).toBe('accepted')
  })

  it('stops reading at the limit even when the length was not announced', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1024
        controller.enqueue(new Uint8Array(1024).fill(0x20))
      },
    })
    const request = new Request('http://x/', { method: 'POST', body: endless, duplex: 'half' } as RequestInit)
    expect(await codeOf(request, 10_000)).toBe('too-large')
    expect(sent).toBeLessThan(20_000)
  })
})
