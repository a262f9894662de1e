import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseQuestion } from './questions.ts'
import { scoreOf, verdictOf } from './score.ts'

const call = (tool: string, args: object = {}) => ({ tool, args })
const expected = { tool: ['a', 'b'], args: { list: [1, 2], money: { amount: 1 } } }

it('a call is right when its tool is one of the expected and it holds what must be right, in any order', () => {
  expect(
    verdictOf([call('b', { list: [2, 1], money: { amount: 1, currency: 'EUR' }, more: 1 })], expected),
  ).toBe('right')
  expect(verdictOf([call('b', { list: [2], money: { amount: 1 } })], expected)).toBe('wrong-act')
  expect(verdictOf([call('c', expected.args)], expected)).toBe('wrong-act')
})

it('asking where it was clear is no wrong act, and is counted apart', () => {
  expect(verdictOf([call('ask-back')], expected)).toBe('asked')
  const question = parseQuestion(
    '{"id":"1","lang":"en","turns":[{"say":"x","expect":{"tool":"a"}}]}',
    'line 1',
  )
  const rows = (['right', 'asked', 'wrong-act'] as const).map((verdict) => ({ question, verdict }))
  expect(scoreOf(rows)).toEqual({
    total: 3,
    right: 1,
    wrongAct: 1,
    asked: 1,
    byLanguage: { en: { total: 3, right: 1 } },
    byTool: { a: { total: 3, right: 1 } },
  })
})

it.each(['{', '{}', '{"id":"1","lang":"en","turns":[]}', '{"id":"1","lang":"en","turns":[{"say":"x"}]}'])(
  'the line %s is refused with its place',
  (line) => {
    expect(() => parseQuestion(line, 'f, line 7')).toThrow(/^f, line 7/)
  },
)

it.each([
  'held-out.jsonl',
  'kept-apart.jsonl.gz.base64',
  'kept-apart-2.jsonl',
  'kept-apart-3.jsonl',
  'kept-apart-4.jsonl',
  'kept-apart-5.jsonl',
  'kept-apart-6.jsonl',
  'kept-apart-7.jsonl',
])('the questions of %s are those that were written first', (name) => {
  const folder = new URL('../../assistant/', import.meta.url)
  const hash = createHash('sha256')
    .update(readFileSync(new URL(name, folder)))
    .digest('hex')
  const [stem] = name.split('.jsonl')
  expect(readFileSync(new URL(`${stem}.sha256`, folder), 'utf8')).toBe(`${hash}  ${name}\n`)
})
