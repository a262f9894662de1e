import type { ListedCountry } from './countries.contract.ts'

export type MedicalContact = {
  /** As it is dialled there, or in full with its country code. */
  number: string
  by: 'ambulance' | 'general' | 'hospital' | 'police' | 'fire' | 'consular'
  /** Whose line it is and where; null for a short number of the whole country. */
  name: string | null
  place: string | null
}

/**
 * Whom to call for medical help, the likeliest to help first: an ambulance number that is in doubt comes after a general one
 * that is not. Where there is no ambulance number: the general one, a
 * hospital, the police, the fire brigade, and at last a foreign ministry. Each number once.
 */
export function listMedicalContacts(
  row: Pick<ListedCountry, 'emergency' | 'helpLines' | 'emergencyDoubts'>,
): MedicalContact[] {
  const { ambulance, general, police, fire } = row.emergency
  const isDoubted = (service: 'ambulance' | 'general') => row.emergencyDoubts?.includes(service) ?? false
  const short = (number: string | null, by: MedicalContact['by']) =>
    number === null ? [] : [{ number, by, name: null, place: null }]
  const lines = (service: string, by: MedicalContact['by']) =>
    (row.helpLines ?? [])
      .filter((line) => line.service === service)
      .map(({ phone, name, place }) => ({ number: phone, by, name, place }))
  const isGeneralFirst = isDoubted('ambulance') && !isDoubted('general')
  const rescue = [short(ambulance, 'ambulance'), short(general, 'general')]
  const calls = [
    ...(isGeneralFirst ? rescue.reverse() : rescue).flat(),
    ...lines('medical', 'hospital'),
    ...short(police, 'police'),
    ...lines('police', 'police'),
    ...short(fire, 'fire'),
    ...lines('consular', 'consular'),
  ]
  return calls.filter(({ number }, index) => calls.findIndex((one) => one.number === number) === index)
}

/** Whether a known number reaches an ambulance service; a general number in doubt is no promise of one. */
export function hasAmbulance(
  calls: readonly MedicalContact[],
  doubts: ListedCountry['emergencyDoubts'] = [],
): boolean {
  return calls.some(({ by }) => by === 'ambulance' || (by === 'general' && !doubts.includes('general')))
}
