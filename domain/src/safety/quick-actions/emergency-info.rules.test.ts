import { describe, expect, it } from 'vitest'
import type { BorderLocation, EmergencyNumbersRow } from '../advice/index.ts'
import { type EmergencyInfoInput, toEmergencyInfo } from './emergency-info.rules.ts'
import type { NearestHelp } from './nearest-help.rules.ts'

const NUMBERS = { general: '112', police: '113', ambulance: '118', fire: '115', touristPolice: null }
const ITALY: EmergencyNumbersRow = {
  code: 'IT',
  name: 'Italy',
  emergency: NUMBERS,
  emergencyCertain: true,
  follows: null,
  checked: null,
}
const FRANCE = { ...ITALY, code: 'FR', name: 'France', emergency: { ...NUMBERS, police: '17' } }
const REUNION = { ...FRANCE, code: 'RE', name: 'Réunion', follows: 'FR' }
const NORTH = { ...ITALY, code: 'northern-cyprus', name: 'the north of Cyprus', emergencyCertain: false }
const OSPEDALE: NearestHelp = {
  kind: 'hospital',
  name: 'Ospedale',
  city: null,
  address: null,
  lat: 41.9,
  lon: 12.5,
  metres: 0,
  phone: null,
  hasEmergencyRoom: true,
  source: 'a map',
  asOf: null,
}
const RWANDA: EmergencyNumbersRow = {
  ...ITALY,
  code: 'RW',
  name: 'Rwanda',
  emergencyCertain: false,
  emergencyDoubts: ['fire'],
}
const ROWS = new Map([ITALY, FRANCE, REUNION, NORTH, RWANDA].map((row) => [row.code, row]))
const HERE: BorderLocation = {
  code: 'IT',
  sovereign: null,
  disputed: [],
  numbersOf: 'IT',
  around: [],
  aroundMetres: 500,
}
const inItaly: EmergencyInfoInput = {
  here: HERE,
  findNumbers: (code) => ROWS.get(code) ?? null,
  missions: null,
  nearest: [],
  nameOf: (code) => ROWS.get(code)?.name ?? code,
}
const at = (here: Partial<BorderLocation>) => toEmergencyInfo({ ...inItaly, here: { ...HERE, ...here } })

describe('the emergency card of a position', () => {
  it('names the one number that is in doubt, and says nothing of the others', () => {
    const { local_info: said, isCertain } = at({ code: 'RW', numbersOf: 'RW' })
    expect(said).toContain('Fewer than two governments confirm 115')
    expect(said).not.toContain('Not sure of these numbers')
    expect(isCertain).toBe(false)
  })

  it('has the numbers of the country, and omits unknown fields', () => {
    expect(toEmergencyInfo(inItaly)).toEqual({
      location: 'Italy',
      country_code: 'IT',
      police: '113',
      medical: '118',
      fire: '115',
      general_emergency: '112',
      tourist_police: null,
      hospital: null,
      nearest: [],
      embassy: null,
      raw_info: null,
      isCertain: true,
      local_info:
        'This place is in Italy. We know of no hospital, pharmacy or police station nearby. For help, call: 118.',
      countries: [{ country: 'IT', metres: 0 }],
      medical_help: [
        { number: '118', by: 'ambulance', name: null, place: null },
        { number: '112', by: 'general', name: null, place: null },
        { number: '113', by: 'police', name: null, place: null },
        { number: '115', by: 'fire', name: null, place: null },
      ],
      disputed: [],
    })
  })

  it('names a hospital and the police where there is no ambulance number, and says that there is none', () => {
    const emergency = { general: null, police: '117', ambulance: null, fire: null, touristPolice: null }
    const clinic = {
      service: 'medical' as const,
      name: 'Clinique Pasteur',
      place: 'Conakry',
      phone: '+224621350101',
    }
    const guinea: EmergencyNumbersRow = { ...ITALY, emergency, helpLines: [clinic] }
    const info = toEmergencyInfo({ ...inItaly, findNumbers: () => guinea })
    expect(info).toMatchObject({
      medical: null,
      medical_help: [{ number: '+224621350101' }, { number: '117' }],
    })
    expect(info.local_info).toContain(
      'We know of no ambulance number in Italy. For medical help, call: Clinique Pasteur (Conakry) +224621350101; the police 117.',
    )
  })

  it('names the numbers beyond a nearby border', () => {
    const { local_info, isCertain, police, countries } = at({ around: ['FR', 'MC'] })
    expect(local_info).toMatch(/On the other side: France \(112, 17, 118, 115\); MC\. We know/)
    expect({ isCertain, police }).toEqual({ isCertain: false, police: '113' })
    expect(countries).toEqual([
      { country: 'IT', metres: 0 },
      { country: 'FR', metres: 500 },
      { country: 'MC', metres: 500 },
    ])
  })

  it('says when the numbers are in doubt', () => {
    const findNumbers = () => ({ ...ITALY, emergencyCertain: false })
    const { local_info, isCertain } = toEmergencyInfo({ ...inItaly, findNumbers })
    expect(local_info).toContain('Not sure of these numbers. Ask locally too.')
    expect(isCertain).toBe(false)
  })

  it('has no number at sea, but advice', () => {
    const info = toEmergencyInfo({ ...inItaly, here: null })
    expect(info).toMatchObject({ location: null, country_code: null, police: null, countries: [] })
    expect(info.local_info).toContain('VHF channel 16')
  })

  it('says that a territory without a row has no numbers, and shows none of its sovereign', () => {
    const info = at({ code: 'TF', sovereign: 'FR', numbersOf: 'TF' })
    expect(info).toMatchObject({ location: 'TF', police: null, general_emergency: null, isCertain: false })
    expect(info.local_info).toBe(
      'This place is in the TF, part of France. We have no numbers for the TF. We know of no hospital, pharmacy or police station nearby.',
    )
  })

  it('says when the numbers of a territory are those of its sovereign', () => {
    const info = at({ code: 'RE', sovereign: 'FR', numbersOf: 'RE' })
    expect(info).toMatchObject({ country_code: 'RE', police: '17' })
    expect(info.local_info).toContain('Same numbers as France.')
  })

  it('names the states that claim a place, and the one whose numbers work there', () => {
    const run = at({ code: 'CY', numbersOf: 'IT', disputed: ['CY', 'IT'] })
    expect(run.local_info).toContain('Claimed by CY, Italy.')
    expect(run.local_info).toContain('These are the numbers of Italy, which runs this place.')
    const apart = at({ code: 'CY', numbersOf: 'northern-cyprus', disputed: ['CY'] })
    expect(apart.local_info).toContain('should work in the north of Cyprus, which CY doesn’t run')
    expect(apart.local_info).not.toContain('claimed by')
    expect(apart.isCertain).toBe(false)
  })

  it('names the nearest hospital that is known, and the missions with their doubts', () => {
    const hospital = { ...OSPEDALE, phone: '+39 06 1', metres: 1234 }
    const none = { city: null, country: null, also: [], isCertain: true }
    const missions = [
      { ...none, sender: 'US', kind: 'embassy', city: 'Rome', also: ['Milan', 'Naples'] },
      { ...none, sender: 'AU', kind: 'elsewhere', country: 'FR', isCertain: false },
      { ...none, sender: 'BR', kind: 'unknown' },
    ] as const
    const info = toEmergencyInfo({
      ...inItaly,
      nearest: [hospital],
      missions: missions.map((one) => ({ ...one, also: [...one.also] })),
    })
    expect(info.hospital).toBe('Ospedale, 1.2 km, +39 06 1')
    expect(info.embassy).toBe(
      'US: Embassy in Rome; Milan, Naples\nAU: No embassy: the one in France covers it (please check)',
    )
  })
})
