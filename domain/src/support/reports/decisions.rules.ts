import type { ReportState } from './reports.contract.ts'

export type ReportDecision = 'take-down' | 'keep' | 'restore'

/** The state after a decision; null where the decision makes no sense. What was restored is kept. */
export function stateAfter(state: ReportState, decision: ReportDecision): ReportState | null {
  if (decision === 'restore') return state === 'taken-down' ? 'kept' : null
  if (decision === 'keep') return state === 'open' ? 'kept' : null
  return state === 'taken-down' ? null : 'taken-down'
}

/** What staff may decide in a state, the likelier first. */
export function decisionsIn(state: ReportState): ReportDecision[] {
  return (['keep', 'restore', 'take-down'] as const).filter(
    (decision) => stateAfter(state, decision) !== null,
  )
}
