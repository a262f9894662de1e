import { describe, expect, it } from 'vitest'
import { mailAddressOf, secretsIn, secretsOfHeaders } from './forwarding.rules.ts'

const OPERATOR = 'import@trip.example'
const [A, B] = ['abcdefghijklmnopqrstuvwx23', 'zyxwvutsrqponmlkjihgfedc76']

describe('the secret of a mail', () => {
  it('stands behind the plus sign of the address, in small or in capital letters', () => {
    const address = mailAddressOf(OPERATOR, A)
    expect(address).toBe(`import+${A}@trip.example`)
    expect(secretsIn(`Ana <${address.toUpperCase()}>`, OPERATOR)).toEqual([A])
  })

  it.each([
    ['another host', `import+${A}@trip.example.org`],
    ['a longer name', `my-import+${A}@trip.example`],
    ['another sign in the place of the dot', `import+${A}@tripxexample`],
    ['a secret that is too short', `import+${A.slice(1)}@trip.example`],
    ['no secret', OPERATOR],
  ])('is not taken from %s', (_, text) => {
    expect(secretsIn(text, OPERATOR)).toEqual([])
  })

  it('is that of the mailbox before those that the sender wrote', () => {
    const head = `To: ${mailAddressOf(OPERATOR, B)}\r\nSubject: x\r\nDelivered-To:\r\n ${mailAddressOf(OPERATOR, A)}`
    expect(secretsOfHeaders(head, OPERATOR)).toEqual([A])
    expect(secretsOfHeaders(`Subject: ${mailAddressOf(OPERATOR, A)}`, OPERATOR)).toEqual([])
  })

  it('is of five people at most', () => {
    const all = Array.from({ length: 9 }, (_, i) => mailAddressOf(OPERATOR, A.slice(0, 25) + 'abcdefghi'[i]))
    expect(secretsOfHeaders(`To: ${all.join(', ')}`, OPERATOR)).toHaveLength(5)
  })
})
