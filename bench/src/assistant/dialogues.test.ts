import { expect, it } from 'vitest'
import { runDialogues } from './dialogues.ts'

const MINUTE = 60_000

it(
  'fifty-eight dialogues of three to eight turns: each turn is read as it is meant after those before it',
  () => {
    const turns = runDialogues()
    expect(new Set(turns.map(({ id }) => id)).size).toBe(58)
    const not = turns.filter(({ verdict }) => verdict !== 'right')
    expect(not.map(({ id, say, calls }) => `${id} "${say}" ${JSON.stringify(calls)}`)).toEqual([])
  },
  3 * MINUTE,
)
