import { toPosition } from '@tripwright/map'
import { expect, it } from 'vitest'
import { arrangeMarks } from './stop-marks.ts'

const camera = { centre: { lat: 47.14, lon: 9.52 }, zoom: 5, width: 360, height: 400 }
const crowdAt = (x: number, y: number) => {
  const { lat, lon } = toPosition({ x, y }, camera)
  const stops = Array.from({ length: 7 }, (_, at) => ({ id: `${at}`, number: at + 1, name: 'A', lat, lon }))
  const [group] = arrangeMarks(stops, null, camera, []).groups
  return group && [Math.round(group.x), Math.round(group.y)]
}

it.each([
  [3, 200, [44, 200]],
  [358, 200, [316, 200]],
  [200, 398, [200, 370]],
  [2, 1, [44, 30]],
  [180, 120, [180, 120]],
])('a group at %d, %d is drawn whole within the frame', (x, y, drawn) => {
  expect(crowdAt(x, y)).toEqual(drawn)
})

it('a group out of view stays out of view', () => {
  expect(crowdAt(-30, 200)).toEqual([-30, 200])
  expect(crowdAt(200, 420)).toEqual([200, 420])
})
