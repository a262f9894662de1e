import { describe, expect, it } from 'vitest'
import type { EmergencyPage } from './emergency-pages.contract.ts'
import { backNumbers } from './emergency-pages.rules.ts'

const page = (host: string, says: EmergencyPage['says'], more: Partial<EmergencyPage> = {}): EmergencyPage =>
  Object.assign({ source: `https://${host}.example/page`, date: '2026-08-22', says }, more)
const numbers = { general: null, police: '110', ambulance: '119', fire: '119', touristPolice: null }
const both = { police: ['110'], ambulance: ['119'], fire: ['119'] }

describe('a row of emergency numbers beside the pages of governments', () => {
  it('is in no doubt where two pages have each number, and names both', () => {
    expect(backNumbers(numbers, [page('uk', both), page('au', both)])).toEqual({
      emergencyDoubts: [],
      emergencyPages: [
        { source: 'https://uk.example/page', date: '2026-08-22' },
        { source: 'https://au.example/page', date: '2026-08-22' },
      ],
    })
  })

  it('is in doubt where nobody or one page alone has a number', () => {
    expect(backNumbers(numbers, []).emergencyDoubts).toEqual(['police', 'ambulance', 'fire'])
    const one = backNumbers(numbers, [page('uk', both), page('us', { police: ['110'] })])
    expect(one.emergencyDoubts).toEqual(['ambulance', 'fire'])
  })

  it('stands against a slip of one page, but not against as many as agree', () => {
    const slip = page('ie', { police: ['110'], ambulance: ['199'], fire: ['119'] })
    expect(backNumbers(numbers, [page('uk', both), page('au', both), slip]).emergencyDoubts).toEqual([])
    const split = backNumbers(numbers, [page('uk', both), page('au', both), slip, page('us', slip.says)])
    expect(split).toMatchObject({ emergencyDoubts: ['ambulance'], emergencyOthers: { ambulance: ['199'] } })
  })

  it('takes one number for everything as an answer for each service', () => {
    const all = { ...numbers, general: '112', police: '112', ambulance: '112', fire: '112' }
    expect(
      backNumbers(all, [page('uk', { general: ['112'] }), page('ie', { general: ['112'] })]),
    ).toMatchObject({
      emergencyDoubts: [],
    })
  })

  it('takes no special number for one of everything', () => {
    const ours = { ...numbers, general: '110' }
    expect(backNumbers(ours, [page('uk', both), page('au', both)]).emergencyDoubts).toEqual(['general'])
  })

  it('does not read the number for everything as a contradiction to a special one', () => {
    const ours = { ...numbers, general: '112' }
    const general = { general: ['112'], police: ['112'] }
    const pages = [page('uk', both), page('au', both), page('ie', general), page('us', general)]
    expect(backNumbers(ours, pages).emergencyDoubts).toEqual([])
  })

  it('is in doubt as a whole once a government says that there is no such number', () => {
    const none = page('gm', {}, { none: true })
    expect(backNumbers(numbers, [page('uk', both), page('au', both), none]).emergencyDoubts).toHaveLength(3)
  })

  it('says what a landline dials, and what answers a mobile alone', () => {
    const pages = [
      page('uk', both, { landline: { police: '10' }, mobileOnly: ['ambulance'] }),
      page('au', both, { landline: { police: '10' } }),
    ]
    expect(backNumbers(numbers, pages)).toMatchObject({
      landline: { police: '10' },
      mobileOnly: ['ambulance'],
    })
  })
})
