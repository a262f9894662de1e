import { expect, it } from 'vitest'
import { asWrittenInEnglish } from './change-days.rules.ts'
import { readForeignChange } from './foreign-change.rules.ts'
import { correctedChange, readForeignChanges } from './several-changes.rules.ts'

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

it('a stop with too many words for a name is asked for, and its change is known', () => {
  const change = read('whatever that cave thing up on the other hill was called needs to go from day 3', 'en')
  expect(change).toMatchObject({ kind: 'remove', day: 3 })
  expect(change).not.toHaveProperty('stop')
})

it('the day that a stop is on now is said in a clause of its own', () => {
  expect(read('bota a trilha no dia 2, ela tá no dia 5 agora', 'pt')).toMatchObject({ day: 2, from: 5 })
})

it.each([
  ['en', 'can day 4 start an hour earlier', {}],
  ['es', 'el día 2 arranquemos más tarde', {}],
  ['ja', '2日目は遅めのスタートにして', {}],
] as const)('a day that begins at another time is known by its day in %s: %s', (language, text, more) => {
  expect(read(text, language)).toMatchObject({ change: text, ...more })
})

it('why a day begins early is no change', () => {
  expect(read('why does day 4 start earlier', 'en')).toBeNull()
})

it('words that begin others are none of them', () => {
  expect(read('schieb das Freilichtmuseum auf Tag 3', 'de')).toMatchObject({ kind: 'move', day: 3 })
  expect(read('drop the first thing on day 2', 'en')).toMatchObject({ kind: 'remove', day: 2 })
})

it.each([
  ['sorry, day 5 i mean', { kind: 'move', stop: 'fort', day: 5 }],
  ['evening i mean', { kind: 'move', stop: 'fort', day: 4, part: 'evening' }],
] as const)('a few words correct the change before: %s', (text, expected) => {
  const last = { change: 'move the fort to day 4', kind: 'move' as const, stop: 'fort', day: 4 }
  expect(correctedChange(last, text, 'en', [])).toMatchObject(expected)
})

it('another change corrects none', () => {
  const last = { change: 'move the fort to day 4', kind: 'move' as const, stop: 'fort', day: 4 }
  expect(correctedChange(last, 'sorry, remove the zoo on day 5', 'en', [])).toBeNull()
  expect(correctedChange(last, 'and a park on day 5', 'en', [])).toBeNull()
})

it.each([
  ['we land at 7:20pm on day two', 'we land at  19:20  on day 2'],
  ['train gets in quarter to five in the afternoon', 'train gets in  16:45 '],
  ['our arrival has changed to 22:10', 'our arrival has changed to  22:10 '],
  ['not friday, do the tour saturday', '  do the tour saturday'],
  ['the fort after lunch on day 1', 'the fort in the afternoon on day 1'],
])('hours and days are in figures: %s', (text, written) => {
  expect(asWrittenInEnglish(text)).toBe(written)
})
