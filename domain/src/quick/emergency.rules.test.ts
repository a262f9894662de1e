import { describe, expect, it } from 'vitest'
import type { ListedCountry } from '../countries/index.ts'
import { type EmergencyFacts, toEmergencyInfo } from './emergency.rules.ts'

const NUMBERS = { general: '112', police: '113', ambulance: '118', fire: '115', touristPolice: null }
const ITALY: ListedCountry = {
  ...{ code: 'IT', name: 'Italy', region: 'europe', emergency: NUMBERS, emergencyCertain: true },
}
const FRANCE = { ...ITALY, code: 'FR', name: 'France', emergency: { ...NUMBERS, police: '17' } }
const ROWS = new Map([ITALY, FRANCE].map((row) => [row.code, row]))
const inItaly: EmergencyFacts = {
  ...{ near: [{ country: 'IT', metres: 22_400 }], findCountry: (code) => ROWS.get(code) ?? null },
  ...{ missions: null, hospital: null, nameOf: (code) => ROWS.get(code)?.name ?? code },
}

describe('what is known where one is', () => {
  it('has the numbers of the country, and nothing that is not known', () => {
    expect(toEmergencyInfo(inItaly)).toEqual({
      ...{ location: 'Italy', police: '113', medical: '118', fire: '115', general_emergency: '112' },
      ...{ tourist_police: null, hospital: null, embassy: null, raw_info: null, isCertain: true },
      local_info: 'Most likely Italy: the nearest town we know there is 22 km away.',
      countries: [{ country: 'IT', metres: 22_400 }],
      medical_help: [
        { number: '118', by: 'ambulance', name: null, place: null },
        { number: '112', by: 'general', name: null, place: null },
        { number: '113', by: 'police', name: null, place: null },
        { number: '115', by: 'fire', name: null, place: null },
      ],
    })
  })

  it('names a hospital and the police where there is no ambulance number, and says that there is none', () => {
    const emergency = { general: null, police: '117', ambulance: null, fire: null, touristPolice: null }
    const clinic = { service: 'medical', name: 'Clinique Pasteur', place: 'Conakry', phone: '+224621350101' }
    const guinea = Object.assign({}, ITALY, { code: 'GN', name: 'Guinea', emergency, helpLines: [clinic] })
    const info = toEmergencyInfo({ ...inItaly, findCountry: () => guinea })
    expect(info).toMatchObject({
      medical: null,
      medical_help: [{ number: '+224621350101' }, { number: '117' }],
    })
    expect(info.local_info).toContain(
      'We know of no ambulance number of Italy. For medical help call: Clinique Pasteur (Conakry) +224621350101; the police 117.',
    )
  })

  it('says near a border which other country it may be, with its numbers', () => {
    const near = [...inItaly.near, { country: 'FR', metres: 30_000 }, { country: 'MC', metres: 31_000 }]
    const { local_info, isCertain, police } = toEmergencyInfo({ ...inItaly, near })
    expect(local_info).toMatch(/Near a border it may also be: France \(112, 17, 118, 115\); MC\.$/)
    expect({ isCertain, police }).toEqual({ isCertain: false, police: '113' })
  })

  it('says when the numbers are in doubt', () => {
    const findCountry = () => ({ ...ITALY, emergencyCertain: false })
    const { local_info, isCertain } = toEmergencyInfo({ ...inItaly, findCountry })
    expect(local_info).toContain('We are not sure of these numbers. Ask locally too.')
    expect(isCertain).toBe(false)
  })

  it('has no number at sea, but what to try', () => {
    const info = toEmergencyInfo({ ...inItaly, near: [] })
    expect(info).toMatchObject({ location: null, police: null, general_emergency: null, countries: [] })
    expect(info.local_info).toContain('VHF channel 16')
  })

  it('says that there are none of a country that we do not list', () => {
    const info = toEmergencyInfo({ ...inItaly, near: [{ country: 'PR', metres: 5000 }] })
    expect(info).toMatchObject({ location: 'PR', police: null, isCertain: false })
    expect(info.local_info).toContain('5.0 km away. We hold no numbers of PR.')
  })

  it('names the nearest hospital that is known, and the missions with their doubts', () => {
    const hospital = { name: 'Ospedale', address: null, phone: '+39 06 1', metres: 1234 }
    const none = { city: null, country: null, also: [], isCertain: true }
    const missions = [
      { ...none, sender: 'US', kind: 'embassy', city: 'Rome', also: ['Milan', 'Naples'] },
      { ...none, sender: 'AU', kind: 'elsewhere', country: 'FR', isCertain: false },
      { ...none, sender: 'BR', kind: 'unknown' },
    ] as const
    const info = toEmergencyInfo({
      ...inItaly,
      hospital,
      missions: missions.map((one) => ({ ...one, also: [...one.also] })),
    })
    expect(info.hospital).toBe('Ospedale, 1.2 km, +39 06 1')
    expect(info.embassy).toBe(
      'US: Embassy in Rome; Milan, Naples\nAU: No mission there: the one in France looks after it (check it)',
    )
  })
})
