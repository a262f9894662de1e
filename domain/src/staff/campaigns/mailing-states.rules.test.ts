import { expect, it } from 'vitest'
import { actionsOf, MAILING_STATES, nextMailingState, nextTry } from './mailing-states.rules.ts'

it('each state allows its own actions, and no action leads back from a final state', () => {
  expect(Object.fromEntries(MAILING_STATES.map((state) => [state, actionsOf(state)]))).toEqual({
    draft: ['start'],
    scheduled: ['withdraw', 'cancel'],
    sending: ['pause', 'cancel'],
    paused: ['resume', 'cancel'],
    done: [],
    cancelled: [],
  })
  expect(nextMailingState('paused', 'resume')).toBe('sending')
  expect(nextMailingState('done', 'start')).toBeNull()
})

it('a mail that the server refused is retried with growing pauses, seven times in total', () => {
  const now = new Date('2026-05-01T10:00:00Z')
  const minutes = [1, 2, 3, 6, 7].map((tries) => {
    const at = nextTry(tries, now)
    return at && (at.getTime() - now.getTime()) / 60_000
  })
  expect(minutes).toEqual([1, 2, 4, 32, null])
})
