import { expect, it } from 'vitest'
import * as codes from './risk-codes.data.ts'
import { risksMessages } from './risks.messages.ts'
import { isInSeason, readMission, readSeason, toRisks } from './risks.rules.ts'
import type { RiskRow } from './table.contract.ts'

it('reads a season, also one that goes into the next year', () => {
  const cyclones = readSeason('cyclone 11-4')
  expect(cyclones).toEqual({ kind: 'cyclone', months: { from: 11, to: 4 } })
  const inSeason = Array.from({ length: 12 }, (_, index) => index + 1).filter((month) =>
    isInSeason(cyclones, month),
  )
  expect(inSeason).toEqual([1, 2, 3, 4, 11, 12])
  expect(isInSeason(readSeason('flood 6-9'), 6)).toBe(true)
  expect(isInSeason(readSeason('flood 6-9'), 10)).toBe(false)
  expect(isInSeason(readSeason('earthquake'), 1)).toBe(true)
  expect(() => readSeason('meteor 1-2')).toThrow('no hazard: meteor 1-2')
})

it('reads consular help: a mission with its consulates, one in another country, a protector, nobody, and doubt', () => {
  const none = { city: null, country: null, also: [], isCertain: true }
  expect(readMission('US', 'embassy Rome; also Milan, Santa Cruz de Tenerife')).toEqual({
    ...none,
    sender: 'US',
    kind: 'embassy',
    city: 'Rome',
    also: ['Milan', 'Santa Cruz de Tenerife'],
  })
  expect(readMission('GB', 'in TH ?')).toEqual({
    ...none,
    sender: 'GB',
    kind: 'elsewhere',
    country: 'TH',
    isCertain: false,
  })
  expect(readMission('US', 'through CH')).toMatchObject({ kind: 'protector', country: 'CH' })
  expect(readMission('CN', 'nobody')).toMatchObject({ kind: 'nobody', isCertain: true })
  expect(readMission('BR', null)).toMatchObject({ kind: 'unknown', isCertain: false })
  expect(() => readMission('US', 'hut Rome')).toThrow('no mission: hut Rome')
})

it('reports the doubts of the writer and of the second review, and whether there was one', () => {
  const looks = { levels: 'none', hazards: 'none', lgbt: 'none', vaccinations: 'none', missions: 'none' }
  const row = { hazards: [], missions: { US: 'nobody' }, unsure: ['lgbt'], looks } as unknown as RiskRow
  const frame = { asOf: '2025-11-30', written: '2026-11-22', checked: null, source: 'us' }
  expect(toRisks(row, frame, '2026-11-23')).toMatchObject({
    doubts: ['lgbt'],
    missionsCertain: false,
    isLookedAt: false,
    asOf: '2025-11-30',
  })
  expect(toRisks(row, frame, '2028-05-23').doubts).toEqual([
    'levels',
    'hazards',
    'lgbt',
    'vaccinations',
    'missions',
  ])
  const looked = { ...row, looks: { ...row.looks, missions: 'unsure' as const } }
  expect(toRisks(looked, frame, '2026-11-23')).toMatchObject({
    doubts: ['lgbt', 'missions'],
    isLookedAt: true,
  })
})

it('has a text for every code of the table', () => {
  const has = (key: string) => key in risksMessages.texts
  const { CRIME, HEALTH, HAZARDS, TRANSPORT, RIGHTS, WOMEN, CHILDREN, VACCINES } = codes
  const wanted = [
    ...[...CRIME, ...HEALTH, ...HAZARDS, ...RIGHTS, ...WOMEN].map((code) => `code.${code}`),
    ...TRANSPORT.map((code) => (code === 'animals' ? 'code.animals.road' : `code.${code}`)),
    ...CHILDREN.map((code) => `child.${code}`),
    ...VACCINES.map((code) => `vaccine.${code}`),
  ]
  expect(wanted.filter((key) => !has(key))).toEqual([])
})
