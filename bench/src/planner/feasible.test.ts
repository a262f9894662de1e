import { planOrExplain } from '@tripwright/domain/trip/planner'
import { expect, it } from 'vitest'
import { makePossible, readGuides } from './feasible.ts'

// Refused once, though a plan is known: nine must-sees of one day fit only when some are visited in less than their usual time.
it('a day in Boston with nine must-sees and three locks is planned', async () => {
  const { request, facts } = makePossible(await readGuides(), 11)
  const startTimer = () => ({ elapsed: () => 0, isOver: () => false })
  expect(planOrExplain({ ...request, timeBudgetMs: 10 }, facts, { startTimer }).state).toBe('planned')
}, 60_000)
