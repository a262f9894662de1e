import { describe, expect, it } from 'vitest'
import { placeLabels } from './place-labels.ts'

const size = { width: 800, height: 400 }
const stop = (id: string, x: number, y: number, name = 'Pantheon') => ({ id, x, y, name })

describe('the names on the map', () => {
  it('stand to the right of their stop where there is room', () => {
    expect(placeLabels([stop('a', 400, 200)], size).get('a')).toBe('right')
  })

  it('keep off other stops, other names, the edge and the controls', () => {
    const labels = placeLabels(
      [stop('a', 400, 200), stop('b', 450, 200), stop('c', 770, 300), stop('d', 700, 90)],
      size,
    )
    expect(labels.get('a')).toBe('left')
    expect(labels.get('b')).toBe('right')
    expect(labels.get('c')).toBe('left')
    expect(labels.get('d')).toBe('left')
  })

  it('are left out where they would cover something, those that matter last', () => {
    const crowd = Array.from({ length: 9 }, (_, i) =>
      stop(`s${i}`, 390 + (i % 3) * 22, 190 + Math.floor(i / 3) * 22),
    )
    const labels = placeLabels(crowd, size, ['s4'])
    expect(labels.size).toBeLessThan(9)
    expect(placeLabels([stop('a', 400, 200), stop('b', 402, 202)], size, ['b']).get('b')).toBe('right')
  })
})
