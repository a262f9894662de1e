import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { contract, encodeCall, isWrite, pathParameters } from './contract.ts'

const rename = contract({
  method: 'POST',
  path: '/api/trips/{id}/days/{day}',
  summary: 'For this test.',
  roles: 'signed-in',
  input: z.object({ id: z.string(), day: z.number(), name: z.string() }),
  output: z.object({ ok: z.boolean() }),
})

describe('the place of input fields in a request', () => {
  it('puts path parameters into the path, encoded, and the rest into the JSON body', () => {
    const wire = encodeCall(rename, { id: 'a/b ü', day: 2, name: 'Rome' })
    expect(wire).toEqual({ path: '/api/trips/a%2Fb%20%C3%BC/days/2', body: '{"name":"Rome"}' })
  })

  it('puts the fields of a GET and of a DELETE into the query and leaves out undefined ones', () => {
    const list = { method: 'GET', path: '/api/saved-items' } as const
    expect(encodeCall(list, { item_type: 'hotel', after: undefined, q: 'a&b=c' }).path).toBe(
      '/api/saved-items?item_type=hotel&q=a%26b%3Dc',
    )
    expect(encodeCall({ method: 'DELETE', path: '/api/saved-items' }).path).toBe('/api/saved-items')
  })

  it('keeps any text unchanged through a query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 2000, size: 'max' }), (text) => {
        const { path } = encodeCall({ method: 'GET', path: '/api/x' }, { text })
        expect(decodeURIComponent(path.slice('/api/x?text='.length))).toBe(text)
      }),
    )
  })
})

describe('a contract', () => {
  it('names its path parameters in order', () => {
    expect(pathParameters(rename.path)).toEqual(['id', 'day'])
  })

  it('is a write unless its method is GET', () => {
    expect([isWrite({ method: 'GET' }), isWrite({ method: 'DELETE' }), isWrite(rename)]).toEqual([
      false,
      true,
      true,
    ])
  })
})
