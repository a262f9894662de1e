import { describe, expect, it } from 'vitest'
import { openLabel, placeLabels } from './place-labels.ts'

const size = { width: 800, height: 400 }
const stop = (id: string, x: number, y: number, name = 'Pantheon') => ({ id, x, y, name })

describe('the names on the map', () => {
  it('are to the right of their stop when there is room', () => {
    expect(placeLabels([stop('a', 400, 200)], size).get('a')).toBe('right')
  })

  it('avoid other stops, other names, the edge and the controls', () => {
    const labels = placeLabels(
      [stop('a', 400, 200), stop('b', 450, 200), stop('c', 770, 300), stop('d', 700, 90)],
      size,
    )
    expect(labels.get('a')).toBe('left')
    expect(labels.get('b')).toBe('right')
    expect(labels.get('c')).toBe('left')
    expect(labels.get('d')).toBe('left')
  })

  it('keep off the scale and the legend at the foot, which stand on the other side right to left', () => {
    const [byScale, byLegend, across] = [stop('a', 100, 250), stop('b', 250, 330), stop('c', 700, 330)]
    const labels = placeLabels([byScale, byLegend, across], size)
    expect([labels.get('a'), labels.get('b'), labels.get('c')]).toEqual(['right', 'above', 'right'])
    const low = placeLabels([stop('a', 100, 290)], size)
    expect(low.get('a')).toBe('above')
    const mirrored = placeLabels([stop('c', 700, 330)], { ...size, isRightToLeft: true })
    expect(mirrored.get('c')).not.toBe('right')
  })

  it('are as wide as they are drawn, where that is known', () => {
    expect(placeLabels([{ ...stop('a', 690, 250), width: 90 }], size).get('a')).toBe('left')
    expect(placeLabels([{ ...stop('a', 690, 250), width: 40 }], size).get('a')).toBe('right')
  })

  it('are left out when they would cover something, the least important first', () => {
    const crowd = Array.from({ length: 9 }, (_, i) =>
      stop(`s${i}`, 390 + (i % 3) * 22, 190 + Math.floor(i / 3) * 22),
    )
    const labels = placeLabels(crowd, size, ['s4'])
    expect(labels.size).toBeLessThan(9)
    expect(placeLabels([stop('a', 400, 200), stop('b', 402, 202)], size, ['b']).get('b')).toBe('right')
  })
})

describe('the label of a hovered stop', () => {
  const long = 'Museum of the Imperial Fora'

  it('is on the right, else on the left, completely within the map', () => {
    expect(openLabel({ name: long, x: 400, y: 200 }, size, true)).toEqual({ side: 'right', x: 0, y: 0 })
    expect(openLabel({ name: long, x: 700, y: 200 }, size, true)).toEqual({ side: 'left', x: 0, y: 0 })
  })

  it('is moved away from the upper and the lower edge', () => {
    expect(openLabel({ name: 'Pantheon', x: 400, y: 12 }, size, false)?.y).toBeCloseTo(21.5)
    expect(openLabel({ name: 'Pantheon', x: 400, y: 395 }, size, true)?.y).toBeCloseTo(-37.5)
  })

  it('keeps off the buttons for zooming, on the other side right to left, and is not told of a stop out of view', () => {
    expect(openLabel({ name: 'Rotes Haus', x: 660, y: 90 }, size, true)?.side).toBe('left')
    expect(
      openLabel({ name: 'Rotes Haus', x: 660, y: 90 }, { ...size, isRightToLeft: true }, true)?.side,
    ).toBe('right')
    expect(openLabel({ name: 'Rotes Haus', x: 830, y: 90 }, size, true)).toBeNull()
  })

  it('is above or below on a map too narrow for either side', () => {
    const narrow = { width: 320, height: 400 }
    const low = openLabel({ name: long, x: 160, y: 300 }, narrow, true)
    expect(low).toEqual({ side: 'above', x: 0, y: 0 })
    const left = openLabel({ name: long, x: 110, y: 100 }, narrow, true)
    expect(left?.side).toBe('below')
    // 209.7 px wide, so its middle is 124.85 px from the edge.
    expect(left?.x).toBeCloseTo(20 + 209.7 / 2 - 110)
  })
})
