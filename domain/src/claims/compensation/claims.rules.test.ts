import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerDeadline,
  CLAIM_STATES,
  type CompensationClaim,
  changeClaimState,
  deleteClaim,
  mergeClaims,
  nextStates,
} from './claims.rules.ts'

const draft: CompensationClaim = {
  id: '0190a000-0000-7000-8000-000000000001',
  updatedAt: '2026-05-02T10:00:00.000Z',
  isDeleted: false,
  state: 'draft',
  history: [{ state: 'draft', on: '2026-05-02' }],
  title: 'FCO–LHR',
  answers: {},
  details: {},
  law: 'EU261',
  article: 'Article 7(1)(a)',
  amount: 25000,
  currency: 'EUR',
  note: '',
}
const at = (on: string) => ({ on, now: `${on}T12:00:00.000Z` })

describe('the state of a claim', () => {
  it.each([
    ['draft', ['sent']],
    ['sent', ['answered', 'paid', 'refused', 'escalated']],
    ['answered', ['paid', 'refused', 'escalated']],
    ['refused', ['escalated', 'paid']],
    ['escalated', ['answered', 'paid', 'refused']],
    ['paid', []],
  ] as const)('%s goes on to %j only', (state, next) => {
    expect(nextStates(state)).toEqual(next)
    for (const other of CLAIM_STATES)
      expect(changeClaimState({ ...draft, state }, other, at('2026-05-03')).state).toBe(
        (next as readonly string[]).includes(other) ? other : state,
      )
  })

  it('keeps the day of each, and expects the answer two weeks after it was sent', () => {
    const sent = changeClaimState(draft, 'sent', at('2026-05-03'))
    expect(sent.history).toEqual([
      { state: 'draft', on: '2026-05-02' },
      { state: 'sent', on: '2026-05-03' },
    ])
    expect(sent.updatedAt).toBe('2026-05-03T12:00:00.000Z')
    expect(answerDeadline(sent)).toBe('2026-05-17')
    expect(answerDeadline(draft)).toBeNull()
    expect(answerDeadline(changeClaimState(sent, 'paid', at('2026-05-04')))).toBeNull()
  })
})

describe('two lists of claims', () => {
  it('become one: the later change of each counts, and what was taken away stays away', () => {
    const later = { ...draft, updatedAt: '2026-05-04T00:00:00.000Z', note: 'called them' }
    expect(mergeClaims([draft], [later])).toEqual([later])
    const gone = deleteClaim(later, '2026-05-05T00:00:00.000Z')
    expect(mergeClaims([gone], [later])).toEqual([gone])
    expect(JSON.stringify(gone)).not.toContain('called')
  })

  it('come to the same whatever their order', () => {
    const one = fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      updatedAt: fc.constantFrom('2026-05-01T00:00:00.000Z', '2026-05-02T00:00:00.000Z'),
      note: fc.constantFrom('', 'x', 'y'),
    })
    const list = fc.array(
      one.map((part): CompensationClaim => ({ ...draft, ...part })),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(list, list, (a, b) => {
        const both = mergeClaims(a, b)
        expect(mergeClaims(b, a)).toEqual(both)
        expect(mergeClaims(both, both)).toEqual(both)
      }),
      { numRuns: 100 },
    )
  })
})
