import { describe, expect, it } from 'vitest'
import {
  addTurn,
  deleteConversation,
  readConversations,
  replaceTurn,
  titleOf,
} from './conversations.state.ts'

const turn = (id: string, text = `question ${id}`) => ({ id, text, askedOn: '2026-11-21' })
const stored = () => readConversations().map(({ id, turns }) => [id, ...turns.map((one) => one.id)])

describe('conversations on this device', () => {
  it('begin with a question, go on with the next, and come newest first', () => {
    const first = addTurn(null, turn('a'))
    addTurn(null, turn('b'))
    addTurn(first, turn('c'))
    expect(stored()).toEqual([
      ['a', 'a', 'c'],
      ['b', 'b'],
    ])
  })

  it('drop what rested on a question that was changed', () => {
    for (const id of ['a', 'b', 'c']) addTurn(id === 'a' ? null : 'a', turn(id))
    replaceTurn('a', 'b', turn('b2'))
    expect(stored()).toEqual([['a', 'a', 'b2']])
  })

  it('come back whole after a deletion that was undone', () => {
    addTurn(null, turn('a'))
    addTurn(null, turn('b'))
    const undo = deleteConversation('a')
    expect(stored()).toEqual([['b', 'b']])
    undo()
    expect(stored()).toEqual([
      ['b', 'b'],
      ['a', 'a'],
    ])
  })

  it('are at most 30, and invalid ones are left out', () => {
    for (let n = 0; n < 32; n++) addTurn(null, turn(`t${n}`))
    expect([stored().length, stored()[0]?.[0]]).toEqual([30, 't31'])
    localStorage.setItem(
      'assistant-conversations',
      '[{"id":1},{"id":"x","turns":[]},{"id":"y","turns":[{}]},5]',
    )
    expect(stored()).toEqual([])
  })

  it('are called by their first question, at most 60 characters of it', () => {
    expect(titleOf({ id: 'a', turns: [turn('a', 'Is the\nLouvre open?')] })).toBe('Is the Louvre open?')
    expect(titleOf({ id: 'a', turns: [turn('a', 'x'.repeat(90))] })).toBe(`${'x'.repeat(59)}…`)
  })
})
