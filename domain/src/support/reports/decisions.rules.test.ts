import { expect, it } from 'vitest'
import { decisionsIn, stateAfter } from './decisions.rules.ts'
import { REPORT_STATES } from './reports.contract.ts'

it('what is open stays or is taken down, what stays may still be taken down, and a takedown may be taken back', () => {
  expect(REPORT_STATES.map(decisionsIn)).toEqual([['keep', 'take-down'], ['restore'], ['take-down']])
  expect(stateAfter('taken-down', 'restore')).toBe('kept')
})

it('no decision leaves a report as it was, or makes it open', () => {
  for (const state of REPORT_STATES)
    for (const decision of decisionsIn(state))
      expect([state, 'open']).not.toContain(stateAfter(state, decision))
})
