import { expect, it } from 'vitest'
import { placeOf } from './region-places.service.ts'

const placeWith = (tags: Record<string, string>) =>
  placeOf('n1', new Map(Object.entries({ name: 'A', ...tags })), 47.1, 9.5)

it('keeps of a hospital whether it has an emergency department, and of nothing else', () => {
  expect(placeWith({ amenity: 'hospital', emergency: 'yes' })).toMatchObject({ emergency: 'yes' })
  expect(placeWith({ amenity: 'hospital', emergency: 'no' })).toMatchObject({ emergency: 'no' })
  expect(placeWith({ amenity: 'hospital', emergency: 'perhaps' })).not.toHaveProperty('emergency')
  expect(placeWith({ amenity: 'pharmacy', emergency: 'yes' })).not.toHaveProperty('emergency')
})

it('keeps whose mission it is, in the old way of mapping and the new, and only a code', () => {
  expect(placeWith({ office: 'diplomatic', country: 'DE' })).toMatchObject({
    kind: 'diplomatic',
    sender: 'DE',
  })
  expect(placeWith({ amenity: 'embassy', country: 'CH' })).toMatchObject({ kind: 'embassy', sender: 'CH' })
  expect(placeWith({ amenity: 'embassy', country: 'Swiss' })).not.toHaveProperty('sender')
  expect(placeWith({ amenity: 'bank', country: 'CH' })).not.toHaveProperty('sender')
})
