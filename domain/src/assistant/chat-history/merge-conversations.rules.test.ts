import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundTurns, byteLength, findSurplus } from './bound-conversations.rules.ts'
import type { Conversation, QuestionTurn } from './chat-history.contract.ts'
import { searchConversations, titleOf } from './list-conversations.rules.ts'
import { mergeConversations } from './merge-conversations.rules.ts'
import { sortConversations } from './sort-conversations.rules.ts'

const turn = (id: string, more: Partial<QuestionTurn> = {}): QuestionTurn => ({
  id,
  text: `question ${id}`,
  askedOn: '2026-11-21',
  at: 1,
  changedAt: 1,
  ...more,
})
const conversation = (turns: QuestionTurn[], more: Partial<Conversation> = {}): Conversation => ({
  id: 'c',
  turns,
  removed: [],
  title: null,
  pin: null,
  ...more,
})

const anyTurn = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  text: fc.constantFrom('x', 'y'),
  askedOn: fc.constant('2026-11-21'),
  at: fc.nat(3),
  changedAt: fc.nat(3),
})
const anyConversation = fc.record({
  id: fc.constant('c'),
  turns: fc.uniqueArray(anyTurn, { selector: ({ id }) => id }),
  removed: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 2 }),
  title: fc.option(fc.record({ text: fc.constantFrom('A', 'B'), at: fc.nat(2) })),
  pin: fc.option(fc.record({ isPinned: fc.boolean(), at: fc.nat(2) })),
})

describe('two devices that add to a conversation', () => {
  it('end with the same, in whatever order and however often they are merged', () => {
    fc.assert(
      fc.property(anyConversation, anyConversation, anyConversation, (a, b, c) => {
        const all = mergeConversations(mergeConversations(a, b), c)
        expect(mergeConversations(c, mergeConversations(b, a))).toEqual(all)
        expect(mergeConversations(all, b)).toEqual(all)
      }),
      { numRuns: 200 },
    )
  })

  it('keep the questions of both in the order of asking, and the later version of each', () => {
    const here = conversation([turn('a', { at: 1 }), turn('b', { at: 5, changedAt: 9, standing: 'refused' })])
    const there = conversation([turn('c', { at: 3 }), turn('b', { at: 5, changedAt: 8 })])
    const { turns } = mergeConversations(here, there)
    expect(turns.map(({ id, standing }) => [id, standing])).toEqual([
      ['a', undefined],
      ['c', undefined],
      ['b', 'refused'],
    ])
  })

  it('do not bring back a question that one of them replaced', () => {
    const here = conversation([turn('b')], { removed: ['a'] })
    expect(mergeConversations(here, conversation([turn('a')])).turns.map(({ id }) => id)).toEqual(['b'])
  })
})

describe('the bounds', () => {
  it('leave the newest 60 questions, and of large ones those that fit into 50 kB', () => {
    const many = Array.from({ length: 65 }, (_, n) => turn(`t${n}`, { at: n }))
    expect(boundTurns(many).map(({ id }) => id)).toEqual(many.slice(5).map(({ id }) => id))
    const said = { text: 'é'.repeat(7000), leftOut: 0 }
    const large = many.slice(0, 10).map((one) => ({ ...one, said }))
    expect(boundTurns(large).map(({ id }) => id)).toEqual(['t7', 't8', 't9'])
  })

  it('count bytes as UTF-8 does', () => {
    expect(['a', 'é', '語', '😀', ''].map((text) => byteLength(text) - 2)).toEqual([1, 2, 3, 4, 0])
  })

  it('let the longest unused go, and a pinned one only behind twenty others that are pinned', () => {
    const size = (n: number, isPinned = false, bytes = 10) => ({
      id: `c${n}`,
      bytes,
      isPinned,
      lastAskedAt: n,
    })
    const full = Array.from({ length: 102 }, (_, n) => size(n, n === 0))
    expect(findSurplus(full)).toEqual(['c2', 'c1'])
    const heavy = Array.from({ length: 42 }, (_, n) => size(n, n < 22, 50_000))
    expect(findSurplus(heavy)).toEqual(['c1', 'c0'])
  })
})

describe('the list', () => {
  it('has pinned ones first, then the last used; a name given by the person, else the first question', () => {
    const old = conversation([turn('a', { at: 1 })], { id: 'old', pin: { isPinned: true, at: 1 } })
    const named = conversation([turn('b', { at: 2 })], { id: 'named', title: { text: 'Rome', at: 1 } })
    const recent = conversation([turn('c', { at: 3, text: `Is the\n${'x'.repeat(90)}` })], { id: 'recent' })
    const listed = sortConversations([named, recent, old])
    expect(listed.map(titleOf)).toEqual(['question a', `Is the ${'x'.repeat(52)}…`, 'Rome'])
  })

  it('is searched by all words, in names, questions and answers, without regard to case and accents', () => {
    const said = { text: 'Das Café ist offen.', leftOut: 0 }
    const all = [
      conversation([turn('a', { text: 'Where to eat in Zürich', said })]),
      conversation([turn('b')], { title: { text: 'Zurich', at: 1 } }),
    ]
    const found = (search: string) => searchConversations(all, search).map((one) => one.turns[0]?.id)
    expect([found('ZURICH'), found('zürich cafe'), found('paris'), found('  ')]).toEqual([
      ['a', 'b'],
      ['a'],
      [],
      ['a', 'b'],
    ])
  })
})
