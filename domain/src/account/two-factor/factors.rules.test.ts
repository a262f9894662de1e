import { describe, expect, it } from 'vitest'
import { isTotpCode, normalizeCode, totpSecretOf } from './index.ts'

describe('the secret of an authenticator app', () => {
  it('is read from its address in groups of four', () => {
    const address = 'otpauth://totp/Tripwright:ada%40example.org?secret=JBSWY3DPEHPK3PXP2A&issuer=Tripwright'
    expect(totpSecretOf(address)).toBe('JBSW Y3DP EHPK 3PXP 2A')
  })
  it.each(['', 'otpauth://totp/x', 'otpauth://totp/x?secret=', 'secret=ABC'])(
    'is none in "%s"',
    (address) => {
      expect(totpSecretOf(address)).toBe('')
    },
  )
})

describe('a typed code', () => {
  it.each([
    ['123456', '123456', true],
    [' 123 456 ', '123456', true],
    ['12345', '12345', false],
    ['1234567', '1234567', false],
    ['aB3dE-fG7hI', 'aB3dE-fG7hI', false],
    ['aB3dE - fG7hI', 'aB3dE-fG7hI', false],
  ])('"%s" is %s', (typed, plain, isOfApp) => {
    expect([normalizeCode(typed), isTotpCode(typed)]).toEqual([plain, isOfApp])
  })
})
