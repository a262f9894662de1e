import { planOrExplain } from '@tripwright/domain/trip/planner'
import { expect, it } from 'vitest'
import { makePossible, readGuides } from './feasible.ts'

// A regression: it was refused although a plan exists. Nine must-sees of one day fit only when some visits are shorter than
// usual.
it('a day in Boston with nine must-sees and three locks is planned', async () => {
  const { request, facts } = makePossible(await readGuides(), 11)
  const startTimer = () => ({ elapsed: () => 0, isOver: () => false })
  expect(planOrExplain({ ...request, timeBudgetMs: 10 }, facts, { startTimer }).state).toBe('planned')
}, 60_000)
