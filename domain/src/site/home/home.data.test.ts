import { expect, it } from 'vitest'
import { STARTING_PLACES } from './home.data.ts'
import { homeMessages } from './home.messages.ts'

it('suggests twelve different places, each with a name and a line of its own', () => {
  const lines = STARTING_PLACES.map(({ id }) => homeMessages.texts[`line.${id}`])
  expect(new Set(lines).size).toBe(12)
  for (const { id } of STARTING_PLACES) expect(homeMessages.texts[`city.${id}`]).not.toBe('')
})

it('places them on the earth, and no two of them side by side', () => {
  for (const { position } of STARTING_PLACES) {
    expect(Math.abs(position.lat)).toBeLessThan(60)
    expect(Math.abs(position.lon)).toBeLessThan(180)
  }
  const cells = STARTING_PLACES.map(({ position: { lat, lon } }) => `${Math.round(lat)} ${Math.round(lon)}`)
  expect(new Set(cells).size).toBe(12)
})
