import { describe, expect, it } from 'vitest'
import { listDatedTasks, requirementInTransit, stopsWithRequirements, visaTaskOf } from './checklist.rules.ts'
import type { VisaNeed, VisaRequirement } from './matrix.rules.ts'

const met = (need: VisaNeed, certain = true, notes: string[] = []): VisaRequirement => ({
  need,
  days: 30,
  certain,
  kindCertain: certain,
  basis: 'list',
  notes,
})
const ENTRY = '2026-12-01'
const destination = 'VN'

describe('the visa task', () => {
  it.each([
    ['left out at home', met('citizen'), null],
    ['left out where no visa is needed and that is certain', met('visa-free'), null],
    ['to register where that is asked for all the same', met('visa-free', true, ['ease']), 'register'],
    ['the authorisation by its name', met('eta'), 'eta'],
    ['the e-visa by its name', met('e-visa'), 'e-visa'],
    ['what the desk on arrival wants', met('on-arrival'), 'on-arrival'],
    ['to apply', met('required'), 'visa'],
    [
      'to ask how, where that alone is not certain',
      Object.assign(met('e-visa'), { kindCertain: false }),
      'check-e-visa',
    ],
    ['to speak to the embassy where nobody is let in', met('not-admitted'), 'refused'],
    ['to check whether, where nobody is sure', met('visa-free', false), 'check-visa-free'],
    ['to check whether, of an authorisation too', met('eta', false), 'check-eta'],
    ['to look it up while no passport or destination is said', null, 'look'],
  ] as const)('is %s', (_, entry, task) => {
    expect(visaTaskOf(entry)).toBe(task)
  })

  it('is due as early as its procedure needs', () => {
    const dayOf = (entry: VisaRequirement) =>
      listDatedTasks({ destination, entry: ENTRY, met: entry, stops: [] }, ENTRY).find(
        ({ task }) => task === 'visa',
      )?.by
    expect(dayOf(met('required'))).toBe('2026-10-01')
    expect(dayOf(met('visa-free', false))).toBe('2026-10-01')
    expect(dayOf(met('e-visa'))).toBe('2026-11-01')
    expect(dayOf(met('eta'))).toBe('2026-11-17')
    expect(dayOf(met('on-arrival'))).toBe('2026-11-24')
    expect(dayOf(met('visa-free'))).toBeUndefined()
  })
})

describe('the check-list', () => {
  it('is sorted by day and marks past days', () => {
    const list = listDatedTasks({ destination, entry: ENTRY, met: met('eta'), stops: [] }, '2026-11-02')
    expect(list.map(({ by }) => by)).toEqual(list.map(({ by }) => by).sort())
    expect(list.filter(({ isLate }) => isLate).map(({ task }) => task)).toEqual([
      'passport',
      'entry-rule',
      'vaccination',
      'insurance',
    ])
    expect(list.map(({ says }) => says)).toContain('visa.eta')
  })

  it("has no entry rule, no onward ticket and no vaccination for the traveller's own country", () => {
    const tasks = listDatedTasks({ destination, entry: ENTRY, met: met('citizen'), stops: [] }, ENTRY).map(
      ({ task }) => task,
    )
    expect(tasks).toEqual(['passport', 'insurance', 'copies', 'money', 'check-in'])
  })

  it('lists a change of planes only when transit may need a document', () => {
    const stops = [
      { country: 'AE', entry: met('visa-free') },
      { country: 'GB', entry: met('eta') },
      { country: 'US', entry: met('eta') },
      { country: 'CN', entry: met('required') },
      { country: 'XX', entry: null },
    ]
    expect(stopsWithRequirements(stops)).toEqual(['US', 'CN', 'XX'])
    const tasksBy = (list: typeof stops) =>
      listDatedTasks({ destination, entry: ENTRY, met: null, stops: list }, ENTRY).filter(
        ({ task }) => task === 'transit',
      )
    expect(tasksBy(stops)).toMatchObject([{ by: '2026-10-17' }])
    expect(tasksBy(stops.slice(0, 2))).toEqual([])
  })

  it('names the entry form of a destination that has one, but not at home', () => {
    const formOf = (country: string, entry: VisaRequirement) =>
      listDatedTasks({ destination: country, entry: ENTRY, met: entry, stops: [] }, ENTRY).find(
        ({ task }) => task === 'form',
      )
    expect(formOf('TH', met('visa-free'))).toMatchObject({ says: 'form', by: '2026-11-29' })
    expect(formOf('TH', met('citizen'))).toBeUndefined()
    expect(formOf('KE', met('visa-free'))).toBeUndefined()
    expect(formOf('CN', met('visa-free'))).toMatchObject({ says: 'form' })
    expect(formOf('IN', met('e-visa'))).toMatchObject({ says: 'form' })
  })
})

it('asks travellers with free movement only for a passport, and travellers under ETIAS to check it', () => {
  const says = (border: { isOwnGround?: boolean; asksEtias?: boolean }) =>
    listDatedTasks(
      { destination: 'PT', entry: ENTRY, met: met('visa-free'), stops: [], ...border },
      ENTRY,
    ).map((one) => one.says)
  expect(says({ isOwnGround: true })).toEqual(['passport', 'insurance', 'copies', 'money', 'check-in'])
  expect(says({ asksEtias: true })).toContain('visa.etias')
  expect(says({})).not.toContain('visa.etias')
})

it.each([
  ['required', 'TR', null],
  ['required', 'US', 'visa'],
  ['eta', 'CA', 'eta'],
  ['eta', 'GB', null],
  ['not-admitted', 'TR', 'refused'],
  ['visa-free', 'DE', null],
] as const)(
  'who changes planes where visitors meet %s, in %s, has to do %s about a visa',
  (need, country, task) => {
    const entry = { need, days: 90, certain: true, kindCertain: true, basis: 'list', notes: [] }
    expect(visaTaskOf(requirementInTransit(entry, country))).toBe(task)
  },
)
