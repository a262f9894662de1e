import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeRecoveryCode, parseRecoveryCode, RECOVERY_RANDOM_BYTES } from './recovery-code.rules.ts'

const random = fc.uint8Array({ minLength: RECOVERY_RANDOM_BYTES, maxLength: RECOVERY_RANDOM_BYTES, max: 247 })
const codes = random.map(makeRecoveryCode)
const SYMBOLS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const runs = { numRuns: 60 }

describe('a recovery code', () => {
  it('has seven groups of five symbols that cannot be confused', () => {
    const code = makeRecoveryCode(new Uint8Array(64).map((_, index) => index))
    expect(code).toBe('2345W-6789R-ABCDK-EFGHE-JKMN9-PQRS4-TUVWX')
    fc.assert(
      fc.property(codes, (one) => {
        expect(one).toMatch(/^([2-9A-HJKMNP-Z]{5}-){6}[2-9A-HJKMNP-Z]{5}$/)
      }),
      runs,
    )
  })

  it('is read in any case, with any dashes and spaces', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const secret = code
          .split('-')
          .map((group) => group.slice(0, 4))
          .join('')
        for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), code.replaceAll('-', ' – ')])
          expect(parseRecoveryCode(typed)).toEqual({ ok: true, secret })
      }),
      runs,
    )
  })

  it('finds the group of one wrong symbol, and of two swapped ones', () => {
    fc.assert(
      fc.property(codes, fc.nat(34), fc.constantFrom(...SYMBOLS), (code, place, other) => {
        const signs = [...code.replaceAll('-', '')]
        fc.pre(signs[place] !== other)
        const group = Math.floor(place / 5) + 1
        expect(parseRecoveryCode(signs.with(place, other).join(''))).toEqual({
          ok: false,
          code: 'group',
          group,
        })
        const next = place % 5 === 4 ? place - 1 : place + 1
        const [a = '', b = ''] = [signs[place], signs[next]]
        fc.pre(a !== b)
        expect(parseRecoveryCode(signs.with(place, b).with(next, a).join(''))).toMatchObject({
          code: 'group',
          group,
        })
      }),
      runs,
    )
  })

  it('is refused with swapped groups, with a missing group and with an invalid symbol', () => {
    const code = '2345W-6789R-ABCDK-EFGHE-JKMN9-PQRS4-TUVWX'
    expect(parseRecoveryCode(code)).toMatchObject({ ok: true })
    expect(parseRecoveryCode(`6789R-2345W${code.slice(11)}`)).toEqual({ ok: false, code: 'group', group: 1 })
    expect(parseRecoveryCode(code.slice(0, -2))).toEqual({ ok: false, code: 'length', group: 7 })
    expect(parseRecoveryCode('')).toEqual({ ok: false, code: 'length', group: 1 })
    expect(parseRecoveryCode(code.replace('D', '0'))).toEqual({ ok: false, code: 'symbol', group: 3 })
  })

  it('has equally likely symbols', () => {
    expect(() => makeRecoveryCode(new Uint8Array(64).fill(250))).toThrow('too few random bytes')
  })
})
