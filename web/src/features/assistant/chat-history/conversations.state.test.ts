import { describe, expect, it } from 'vitest'
import {
  addTurn,
  deleteConversation,
  pinConversation,
  readConversations,
  renameConversation,
  replaceTurn,
} from './conversations.state.ts'

const turn = (id: string, text = `question ${id}`) => ({
  id,
  text,
  askedOn: '2026-11-21',
  at: 0,
  changedAt: 0,
})
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

  it('are at most 100, and invalid ones are left out', () => {
    for (let n = 0; n < 101; n++) addTurn(null, turn(`t${n}`))
    expect(stored().length).toBe(100)
    localStorage.setItem(
      'assistant-conversations',
      '[{"id":1},{"id":"x","turns":[]},{"id":"y","turns":[{}]},5]',
    )
    expect(stored()).toEqual([])
  })

  it('keep what an earlier version stored, in its order', () => {
    const old = { id: 'a', turns: ['a', 'b'].map((id) => ({ id, text: id, askedOn: '2026-11-21' })) }
    localStorage.setItem('assistant-conversations', JSON.stringify([old]))
    addTurn('a', turn('c'))
    const [one] = readConversations()
    expect(one?.turns.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(one?.turns[1]?.at).toBe(Date.parse('2026-11-21') + 1)
  })

  it('can be named and pinned, at most twenty of them', () => {
    for (let n = 0; n < 21; n++) addTurn(null, turn(`t${n}`))
    renameConversation('t0', ` ${'x'.repeat(90)}`)
    const pinned = Array.from({ length: 21 }, (_, n) => pinConversation(`t${n}`, true))
    expect(pinned.filter(Boolean)).toHaveLength(20)
    expect(pinConversation('t1', false) && pinConversation('t20', true)).toBe(true)
    expect(readConversations().find(({ id }) => id === 't0')?.title?.text).toBe('x'.repeat(80))
    expect(readConversations().at(-1)?.id).toBe('t1')
  })
})
