import { expect, it } from 'vitest'
import { regionPlaceToSave } from './region-place-save.rules.ts'

const PLACE = { name: 'Colosseum', group: 'sights', kind: 'museum', lat: 41.89, lon: 12.49 } as const
const idOf = (id: string, regionId: string) => regionPlaceToSave({ ...PLACE, id }, regionId).item_id

it('a place of a guide has the heart that it has in plans, in whichever pack it lies', () => {
  expect(idOf('colosseum', 'rome')).toBe('rome:colosseum')
  expect(idOf('colosseum', 'city-rome')).toBe('rome:colosseum')
})

it.each(['n123', 'w9', 't0123456789abcd', 'street:Rua dos Andradas:-30.03,-51.23'])(
  '%s of the map has the same heart in every pack that holds it',
  (id) => expect(idOf(id, 'city-rome')).toBe(idOf(id, 'italy')),
)
