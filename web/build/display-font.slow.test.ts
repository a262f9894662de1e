import { describe, expect, it } from 'vitest'
import { makeDisplayFont, readDisplayFontLicence } from './display-font.ts'

describe('the display face', () => {
  it('has one preloaded file of at most 24,000 bytes, in woff2', async () => {
    const preloaded = (await makeDisplayFont()).filter((face) => face.isPreloaded)
    expect(preloaded).toHaveLength(1)
    expect(preloaded[0]?.bytes.length).toBeLessThanOrEqual(24_000)
    expect(preloaded[0]?.bytes.subarray(0, 4).toString('latin1')).toBe('wOF2')
  })

  it('is the same bytes, so the same name, each time it is made', async () => {
    const names = async () => (await makeDisplayFont()).map((face) => face.fileName)
    expect(await names()).toEqual(await names())
  })

  it('points each rule at its own file, and shows text at once', async () => {
    for (const face of await makeDisplayFont()) {
      expect(face.css('/assets/')).toContain(`url(/assets/${face.fileName})`)
      expect(face.css('/assets/')).toContain('font-display:swap')
    }
  })

  it('brings the open font licence along', async () => {
    expect(await readDisplayFontLicence()).toMatch(/SIL OPEN FONT LICENSE Version 1\.1/i)
  })
})
