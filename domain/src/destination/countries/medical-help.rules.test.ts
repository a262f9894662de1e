import { describe, expect, it } from 'vitest'
import { hasAmbulance, listMedicalContacts } from './medical-help.rules.ts'

const NONE = { general: null, police: null, ambulance: null, fire: null, touristPolice: null }
const clinic = { service: 'medical', name: 'Clinique', place: 'Conakry', phone: '+224621350101' } as const
const ministry = { service: 'consular', name: 'Ministry', place: 'London', phone: '+442070085000' } as const
const order = (row: Parameters<typeof listMedicalContacts>[0]) =>
  listMedicalContacts(row).map(({ by, number }) => `${by} ${number}`)

describe('whom to call for medical help', () => {
  it('is the ambulance first, and each number once', () => {
    const emergency = { general: '112', police: '112', ambulance: '118', fire: '118', touristPolice: '7' }
    expect(order({ emergency })).toEqual(['ambulance 118', 'general 112'])
  })

  it('is the general number where the ambulance has none of its own', () => {
    const calls = listMedicalContacts({ emergency: Object.assign({}, NONE, { general: '999' }) })
    expect(calls[0]?.number).toBe('999')
    expect(hasAmbulance(calls)).toBe(true)
  })

  it('is the general number first where that of the ambulance is in doubt', () => {
    const emergency = { general: '999', police: '991', ambulance: '992', fire: '993', touristPolice: null }
    expect(order({ emergency, emergencyDoubts: ['ambulance'] }).slice(0, 2)).toEqual([
      'general 999',
      'ambulance 992',
    ])
    expect(order({ emergency, emergencyDoubts: ['ambulance', 'general'] })[0]).toBe('ambulance 992')
  })

  it('promises no ambulance where the only number for everything is in doubt', () => {
    const calls = listMedicalContacts({
      emergency: Object.assign({}, NONE, { general: '112', police: '701448' }),
    })
    expect([hasAmbulance(calls), hasAmbulance(calls, ['general'])]).toEqual([true, false])
  })

  it('is a hospital before the police where no ambulance can be called', () => {
    const emergency = Object.assign({}, NONE, { police: '117', fire: '18' })
    const row = { emergency, helpLines: [ministry, clinic] }
    expect(order(row)).toEqual(['hospital +224621350101', 'police 117', 'fire 18', 'consular +442070085000'])
    expect(hasAmbulance(listMedicalContacts(row))).toBe(false)
    expect(listMedicalContacts(row)[0]).toMatchObject({ name: 'Clinique', place: 'Conakry' })
  })

  it('is nobody where nobody is known', () => {
    expect(listMedicalContacts({ emergency: NONE })).toEqual([])
  })
})
