import { act } from '@testing-library/react'
import { drawContours } from '@tripwright/contour-art'
import { type ReactElement, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { DeviceProvider } from '#platform/device-context.tsx'
import { ContourArt } from './contour-art.tsx'

const VARIANTS = ['card', 'band'] as const
// Spread over the globe by the golden angle.
const PLACES = Array.from({ length: 60 }, (_, i) => ({ lat: 89 - i * 3, lon: ((i * 137.508) % 360) - 180 }))

// As in the build, where there is no document.
function prerender(art: ReactElement): string {
  vi.stubGlobal('document', undefined)
  try {
    return renderToString(art)
  } finally {
    vi.unstubAllGlobals()
  }
}

describe('contour art', () => {
  it.each(VARIANTS)('stays under 3 kB as a %s, anywhere', (variant) => {
    for (const place of PLACES) {
      const markup = prerender(<ContourArt {...place} variant={variant} />)
      expect(markup.length, `${place.lat}, ${place.lon}`).toBeLessThan(3000)
    }
  })

  it('puts the mark inside the picture, and leaves it out where the art is only ground', () => {
    for (const { lat, lon } of PLACES) {
      const { mark, width, height } = drawContours(lat, lon, 'card')
      expect(
        mark.x > width * 0.1 && mark.x < width * 0.9 && mark.y > height * 0.1 && mark.y < height * 0.9,
      ).toBe(true)
    }
    expect(prerender(<ContourArt lat={0} lon={0} isUnmarked />)).not.toContain('contours-mark')
  })

  it('has no style attribute, which the policy of the page forbids, and is silent', () => {
    const markup = prerender(<ContourArt lat={35} lon={135} />)
    expect(markup).not.toContain('style')
    expect(markup).toContain('aria-hidden="true"')
  })
})

describe('contour art that a document brought along', () => {
  const pathsIn = (box: HTMLElement) =>
    [...box.querySelectorAll('path')].map((path) => path.getAttribute('d'))

  it('is not drawn again, stays as it is, and is drawn anew for another place', async () => {
    const box = document.createElement('div')
    // Differs from the drawing, so that the test sees whether it was drawn.
    box.innerHTML = prerender(<ContourArt lat={1} lon={2} />).replaceAll('d="M', 'd="M0 0M')
    const brought = pathsIn(box)
    expect(brought[1]).toContain('M0 0M')

    const root = await act(async () => hydrateRoot(box, <ContourArt lat={1} lon={2} />))
    expect(pathsIn(box)).toEqual(brought)
    await act(async () => root.render(<ContourArt lat={1} lon={2} className="other" />))
    expect(pathsIn(box)).toEqual(brought)

    await act(async () => root.render(<ContourArt lat={41.9} lon={12.5} />))
    await vi.waitFor(() => expect(pathsIn(box)[1]).toBe(drawContours(41.9, 12.5, 'card').fine))
    act(() => root.unmount())
  })
})

function LatePage() {
  const [hasMore, setMore] = useState(false)
  // An ordinary update renders before the transition that provides the device.
  useLayoutEffect(() => setMore(true), [])
  return hasMore ? <ContourArt lat={-33.9} lon={18.4} /> : null
}

describe('contour art that comes when the document is hydrated, before the device is known', () => {
  it('is drawn', async () => {
    const box = document.createElement('div')
    const page = (
      <DeviceProvider>
        <LatePage />
      </DeviceProvider>
    )
    const root = await act(async () => hydrateRoot(box, page))
    const { fine } = drawContours(-33.9, 18.4, 'card')
    await vi.waitFor(() => expect(box.querySelectorAll('path')[1]?.getAttribute('d')).toBe(fine))
    act(() => root.unmount())
  })
})
