import { expect, it } from 'vitest'
import { packPlaceNames, readPlaceNames } from './place-index.rules.ts'
import { findPlace, type NamedGuide } from './place-names.rules.ts'

const cityOf = (id: string, name: string, nameLocal = name) => ({ id, name, nameLocal })
const place = (id: string, name: string, renown: number, nameLocal = name) => ({
  id,
  name,
  nameLocal,
  renown,
})
const guides: NamedGuide[] = [
  {
    city: cityOf('rome', 'Rome', 'Roma'),
    pointsOfInterest: [
      place('rome-colosseum', 'Colosseum', 10, 'Colosseo'),
      place('rome-ara', 'Ara Pacis', 6),
    ],
  },
  { city: cityOf('madrid', 'Madrid'), pointsOfInterest: [place('madrid-prado', 'Prado Museum', 10)] },
  { city: cityOf('san-diego', 'San Diego'), pointsOfInterest: [place('sd-prado', 'The Prado', 5)] },
]
const cities = guides.map(({ city }) => city)
const read = readPlaceNames(packPlaceNames(guides), cities)

it.each([
  'is the Colosseum open on Tuesday',
  'orario Colosseo',
  'is the Ara Pacis open',
  'When does the Prado close?',
  'Is the Louvre open?',
])('"%s" is found in the index as in the guides', (text) => {
  const nameIn = (list: readonly NamedGuide[]) => {
    const found = findPlace(text, list)
    return found && [found.place.name, found.guide.city.id, found.namesakes.map((one) => one.place.name)]
  }
  expect(nameIn(read)).toEqual(nameIn(guides))
})

it('names, local names and renown come back as they were, and a city that is not known here is left out', () => {
  expect(read[0]?.pointsOfInterest.map(({ name, nameLocal, renown }) => [name, nameLocal, renown])).toEqual([
    ['Colosseum', 'Colosseo', 10],
    ['Ara Pacis', 'Ara Pacis', 6],
  ])
  expect(readPlaceNames(packPlaceNames(guides), cities.slice(1)).map(({ city }) => city.id)).toEqual([
    'madrid',
    'san-diego',
  ])
})

it('a name that would break the index is refused when the website is built', () => {
  const pointsOfInterest = [place('x', 'Either | Or', 1)]
  expect(() => packPlaceNames([{ city: cityOf('rome', 'Rome'), pointsOfInterest }])).toThrow(RangeError)
})
