import { expect, it } from 'vitest'
import { seaOf } from './coast.ts'
import { areaOf, joinLines, type Track } from './tracks.ts'

const BOX = { west: 0, south: 0, east: 10, north: 10 }
const track = (...points: [number, number][]): Track => Float64Array.from(points.flat())
/** The share of the box that is sea. */
function wetPart(shores: Track[], dry: Track[] = []): number | null {
  const sea = seaOf(shores, BOX, dry)
  if (sea === null) return null
  const sizes = sea.map(
    ([outer, ...holes]) =>
      Math.abs(areaOf(outer ?? track())) - holes.reduce((sum, hole) => sum + Math.abs(areaOf(hole)), 0),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 2 / 100
}
const island = track([4, 4], [6, 4], [6, 6], [4, 6], [4, 4])

it.each<[string, Track[], number]>([
  ['from west to east it is south of it', [track([-1, 4], [11, 4])], 0.4],
  ['from east to west it is north of it', [track([11, 4], [-1, 4])], 0.6],
  ['from north to south it is west of it', [track([3, 11], [3, -1])], 0.3],
  ['around a corner it is on the right', [track([-1, 2], [2, 2], [2, -1])], 0.04],
  ['around a corner it is on the right, turned about', [track([2, -1], [2, 2], [-1, 2])], 0.96],
  ['of a strait it is between both', [track([-1, 7], [11, 7]), track([11, 3], [-1, 3])], 0.4],
  ['of a tongue of land it is on both sides', [track([-1, 3], [11, 3]), track([11, 7], [-1, 7])], 0.6],
  ['round an island alone it is all of the rest', [island], 0.96],
  ['round an island off a shore it is the rest of its side', [track([8, -1], [8, 11]), island], 0.2],
  ['in an enclosed water it is inside', [track([4, 4], [4, 6], [6, 6], [6, 4], [4, 4])], 0.04],
  [
    'of an island that leaves the box it is the rest of the box',
    [track([5, -5], [8, 3], [2, 3], [5, -5])],
    0.85375,
  ],
])('the sea of a shore %s', (_, shores, part) => {
  expect(wetPart(shores)).toBeCloseTo(part, 2)
})

it('leads a shore on that was cut off inside, as it was heading', () => {
  expect(wetPart([track([0, 4], [8, 4])])).toBeCloseTo(0.4)
  expect(wetPart([track([0, 2], [6, 8])])).toBeCloseTo(0.68)
})

it('is none where a shore ends too far from the side that it heads for', () => {
  expect(wetPart([track([0, 4], [4, 4])])).toBeNull()
})

it('is none where there is no shore, or where houses would stand in it', () => {
  expect(wetPart([])).toBeNull()
  const [dry, wet] = [track([1, 8]), track([1, 1])]
  expect(wetPart([track([-1, 4], [11, 4])], [dry, dry])).toBeCloseTo(0.4)
  expect(wetPart([track([-1, 4], [11, 4])], [dry, wet])).toBeNull()
})

it('has shores whose ways come in any order', () => {
  expect(
    joinLines([
      [3, 4],
      [9, 8, 9],
      [1, 2, 3],
      [4, 5, 6],
    ]),
  ).toEqual([
    [1, 2, 3, 4, 5, 6],
    [9, 8, 9],
  ])
})
