import { describe, expect, it, vi } from 'vitest'
import { readEvent } from './fetch-plan.state.ts'

const refused = {
  error: 'infeasible',
  message: 'No.',
  nearest: null,
  dropped: [],
  conflict: [
    { wish: 'budget', index: null, key: 'wish.budget', values: { amount: 'EUR 1' }, message: 'At most 1.' },
  ],
}
const block = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}`

const watch = () => ({ onPlan: vi.fn(), onPlace: vi.fn() })

describe('the stream of plans', () => {
  it('ends with a refusal in words', () => {
    expect(readEvent(block('refused', refused), watch())).toMatchObject({
      state: 'refused',
      refusal: { nearest: null, conflict: [{ wish: 'budget', message: 'At most 1.' }] },
    })
  })

  it('tells time that ran out apart from a conflict', () => {
    const late = { error: 'out-of-time', message: 'Too long.', nearest: null, dropped: [] }
    expect(readEvent(block('refused', late), watch())).toEqual({
      state: 'refused',
      refusal: { conflict: null, dropped: [], nearest: null },
    })
  })

  it('tells the place in the line and goes on', () => {
    const watching = watch()
    expect(readEvent(block('waiting', { place: 3 }), watching)).toBeUndefined()
    expect(watching.onPlace).toHaveBeenCalledExactlyOnceWith(3)
  })

  it('is left to the engine of the device when the server has no room after all', () => {
    expect(readEvent(block('refused', { error: 'unavailable', message: 'Full.' }), watch())).toBeNull()
  })

  it('skips malformed events, so that the engine of the device may still answer', () => {
    const watching = watch()
    expect(readEvent(block('done', { plan: 'of another shape' }), watching)).toBeUndefined()
    expect(readEvent(block('plan', null), watching)).toBeUndefined()
    expect(readEvent(block('waiting', { place: 'near' }), watching)).toBeUndefined()
    expect(readEvent(': still there', watching)).toBeUndefined()
    expect(watching.onPlan).not.toHaveBeenCalled()
    expect(watching.onPlace).not.toHaveBeenCalled()
  })
})
