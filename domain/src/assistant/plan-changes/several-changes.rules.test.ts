import { expect, it } from 'vitest'
import { readForeignChange } from './foreign-change.rules.ts'
import { readForeignChanges } from './several-changes.rules.ts'

const read = (text: string, language: string) =>
  readForeignChanges(text, language, {
    read: (clause) => readForeignChange({ text: clause, language, categories: [], diets: [] }),
    namesWeekday: () => false,
  })

it.each([
  ['fr', 'supprime le fort le jour 2 et la crypte le jour 3', 'remove', 2, 'remove', 3],
  ['de', 'Schwimmbad raus an Tag 2, dafür am Tag 3 ein Lokal rein', 'remove', 2, 'add', 3],
  ['ko', '첫날 저녁에 야시장 넣고 둘째 날 수족관은 빼', 'add', 1, 'remove', 2],
  ['hi', 'तीसरे दिन से किला और चौथे दिन से मॉल हटा दो', 'remove', 3, 'remove', 4],
  ['zh', '第二天去掉商场，第四天晚上加一个看夜景的地方', 'remove', 2, 'add', 4],
] as const)('two changes of two days in %s are both read: %s', (language, text, first, day, second, next) => {
  expect(read(text, language)).toMatchObject({ kind: first, day, further: [{ kind: second, day: next }] })
})

it('the day that a stop was on is not the one that is meant', () => {
  expect(read('sposta il castello al giorno 3 invece del giorno 1', 'it')).toMatchObject({
    kind: 'move',
    day: 3,
    from: 1,
  })
})

it('two things to do on two days, of which one is not clear, are asked about', () => {
  expect(read('take the fort off day 2 and put it on day 3', 'en')).toBeNull()
})

it('a reason behind a change is none', () => {
  expect(read('remove the fort on day 2, it is closed', 'en')).toMatchObject({ kind: 'remove', day: 2 })
  expect(read('remove the fort on day 2, it is closed', 'en')).not.toHaveProperty('further')
})

it('what comes in the place of what goes is one for the other', () => {
  expect(read('махни аквариума от втория ден и сложи на негово място пазар', 'bg')).toMatchObject({
    kind: 'swap',
    day: 2,
  })
})

it.each([
  ['nl', 'kun je op dag 1 nog een rondvaart erin zetten', 'add'],
  ['en', 'stick the harbour cruise on day 4 instead of day 2', 'move'],
  ['ru', 'поменяй зоопарк на второй день', 'move'],
] as const)('a put adds what is new, and another day moves a stop: %s', (language, text, kind) => {
  expect(read(text, language)).toMatchObject({ kind })
})
