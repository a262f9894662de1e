import type { VisaNeed, VisaRequirement } from '@tripwright/domain/documents/entry-rules'
import { expect, it } from 'vitest'
import { compareVisas, readPublishedMatrix } from './visa-agreement.ts'

const entry = (need: VisaNeed, days: number | null, more: Partial<VisaRequirement> = {}): VisaRequirement =>
  Object.assign({ need, days, certain: true, kindCertain: true, basis: 'list', notes: [] }, more)

const THEIRS = `Passport,Destination,Requirement
DE,TH,60
GB,TH,60
IN,TH,visa required
XK,TH,e-visa
TH,TH,-1
CN,TH,eta
`

it('counts the agreements per pair, and lists travellers who would be refused', () => {
  const row = new Map([
    ['DE', entry('visa-free', 60)],
    ['GB', entry('visa-free', 30)],
    ['IN', entry('visa-free', 30)],
    ['XK', entry('required', null)],
    ['TH', entry('citizen', null)],
    ['FR', entry('visa-free', 60)],
  ])
  const found = compareVisas(new Map([['TH', row]]), readPublishedMatrix(THEIRS), [...row.keys()])
  expect(found).toEqual({
    pairs: 4,
    sameNeed: 2,
    sameFreeOrNot: 3,
    visas: 1,
    sameKind: 0,
    stays: 2,
    sameDays: 1,
    dangerous: ['IN TH'],
  })
})

it.each([
  ['it is told as a doubt', entry('on-arrival', 30, { kindCertain: false })],
  [
    'a page is named',
    entry('visa-free', 30, { checked: { date: '2026-08-22', source: 'https://gov.example' } }),
  ],
  ['we want a visa too', entry('e-visa', 30)],
])('no traveller is at risk when %s', (_, own) => {
  const ours = new Map([['TH', new Map([['IN', own]])]])
  expect(compareVisas(ours, readPublishedMatrix(THEIRS), ['IN']).dangerous).toEqual([])
})

it('refuses an invalid line', () => {
  expect(() => readPublishedMatrix(`${THEIRS}IN,FR,perhaps\n`)).toThrow('"IN,FR,perhaps"')
})
