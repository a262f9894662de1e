import { describe, expect, it } from 'vitest'
import { makeCircuitBreaker } from './circuit-breaker.ts'
import { readResponse } from './read-response.ts'
import { retryAfterMs } from './retry-after.ts'

describe('a circuit', () => {
  it('opens at the third failure in a row, lets one try after the pause, and closes when that went well', () => {
    let time = 0
    const circuit = makeCircuitBreaker({ failures: 3, pauseMs: 30_000, now: () => new Date(time) })
    for (const isWell of [false, false, true, false, false]) circuit.report(isWell)
    expect(circuit.mayAsk()).toBe(true)
    circuit.report(false)
    expect(circuit.mayAsk()).toBe(false)
    time = 29_999
    expect(circuit.mayAsk()).toBe(false)
    time = 30_000
    expect([circuit.mayAsk(), circuit.mayAsk()]).toEqual([true, false])
    circuit.report(false)
    time = 59_999
    expect(circuit.mayAsk()).toBe(false)
    time = 60_000
    expect(circuit.mayAsk()).toBe(true)
    circuit.report(true)
    expect([circuit.mayAsk(), circuit.mayAsk()]).toEqual([true, true])
  })
})

it.each([
  ['0', 0],
  ['7', 7000],
  ['Sun, 22 Nov 2026 10:00:30 GMT', 30_000],
  ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
  ['99999999', 86_400_000],
  ['soon', null],
  ['', null],
])('Retry-After "%s" is %s milliseconds', (header, wait) => {
  const response = new Response(null, { headers: { 'retry-after': header } })
  expect(retryAfterMs(response, new Date('2026-11-22T10:00:00Z'))).toBe(wait)
})

it('reads an answer up to its last allowed byte', async () => {
  expect((await readResponse(new Response('12345'), 5)).toString()).toBe('12345')
  expect((await readResponse(new Response(null), 5)).length).toBe(0)
  await expect(readResponse(new Response('123456'), 5)).rejects.toThrow('over 5 bytes')
})
