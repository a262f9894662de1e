import { expect, it } from 'vitest'
import { connectionOf } from './connection.rules.ts'

const at = (date: string, time: string) => ({ date, time })
const told = (lines: string[], from: ReturnType<typeof at>, to: ReturnType<typeof at>) =>
  connectionOf(lines, from, to).map(({ kind, number, from, to }) =>
    [
      kind,
      number,
      `${from.at.date} ${from.at.time} ${from.name}`,
      `${to.at.date} ${to.at.time} ${to.name}`,
    ].join(' | '),
  )

const LINES = [
  'Rejse: Hamburg Hbf til Groningen',
  'fra 18:46 Hamburg Hbf - Spor 14 (IC  2307)',
  'til 23:14 Leer(Ostfriesl) - Spor 4',
  'fra Leer(Ostfriesl)  (Gangsti)',
  'til Leer ZOB/Bahnhof',
  'fra 23:30 Leer ZOB/Bahnhof  (Bus647)',
  'til 00:25 Groningen - Spor 6D-E',
]

it('is each train and bus of an entry, with the days of its stops, and no walk', () => {
  expect(told(LINES, at('2027-06-12', '18:46'), at('2027-06-13', '00:25'))).toEqual([
    'train | IC 2307 | 2027-06-12 18:46 Hamburg Hbf | 2027-06-12 23:14 Leer(Ostfriesl)',
    'bus | Bus 647 | 2027-06-12 23:30 Leer ZOB/Bahnhof | 2027-06-13 00:25 Groningen',
  ])
})

it('takes the train that stands above its stops', () => {
  const lines = ['ICE 577 (1071)', '● ab 10:27 Berlin Hbf ▷ Gleis 14', '○ an 15:53 Mannheim Hbf ▷ Gleis 5']
  expect(told(lines, at('2027-08-22', '10:27'), at('2027-08-22', '15:53'))).toEqual([
    'train | ICE 577 | 2027-08-22 10:27 Berlin Hbf | 2027-08-22 15:53 Mannheim Hbf',
  ])
})

it.each([
  ['begins', at('2027-06-12', '18:40'), at('2027-06-13', '00:25')],
  ['ends', at('2027-06-12', '18:46'), at('2027-06-13', '00:20')],
  ['ends, by its day', at('2027-06-12', '18:46'), at('2027-06-12', '00:25')],
])('is none where the stops are not when the entry %s', (_, from, to) => {
  expect(told(LINES, from, to)).toEqual([])
})

it('is none of notes with times that name no train', () => {
  const lines = ['10:00 Coffee with Ben', '12:00 Lunch']
  expect(told(lines, at('2027-06-12', '10:00'), at('2027-06-12', '12:00'))).toEqual([])
})
