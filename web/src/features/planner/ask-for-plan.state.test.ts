import { describe, expect, it, vi } from 'vitest'
import { readEvent } from './ask-for-plan.state.ts'

const refused = {
  ...{ error: 'infeasible', message: 'No.', nearest: null, dropped: [] },
  conflict: [
    { wish: 'budget', index: null, key: 'wish.budget', values: { amount: 'EUR 1' }, message: 'At most 1.' },
  ],
}
const block = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}`

describe('the stream of plans', () => {
  it('ends with a refusal in words', () => {
    expect(readEvent(block('refused', refused), vi.fn())).toMatchObject({
      state: 'refused',
      refusal: { nearest: null, conflict: [{ wish: 'budget', message: 'At most 1.' }] },
    })
  })

  it('skips what means nothing, so that the engine of the device may still answer', () => {
    const onPlan = vi.fn()
    expect(readEvent(block('done', { plan: 'of another shape' }), onPlan)).toBeNull()
    expect(readEvent(block('plan', null), onPlan)).toBeNull()
    expect(readEvent(': still there', onPlan)).toBeNull()
    expect(onPlan).not.toHaveBeenCalled()
  })
})
