import { checkAdapter, type Plug, toCountry } from '@tripwright/domain/destination/countries'
import { describe, expect, it } from 'vitest'
import { listCountryRows } from './country-table.service.ts'

const all = [...listCountryRows().values()].map(({ row, frame }) => toCountry(row, frame, '2026-11-23'))
const pairs = all.flatMap((home) => all.map((there) => ({ home, there })))

/** Known compatible plug types, written out apart from the rule: the same letter, two flat pins under three, E and F as one. */
const GOES: readonly string[] = ['AB', 'CE', 'CF', 'CH', 'CJ', 'CK', 'CL', 'CN', 'CO', 'EF', 'FE']
const goesInto = (plug: Plug, socket: Plug) => plug === socket || GOES.includes(`${plug}${socket}`)

describe('an adapter between any two countries', () => {
  it('is never called needless where some plug finds a wall that it does not go into', () => {
    const needless = pairs.filter(({ home, there }) => {
      if (checkAdapter(home, there) !== 'fits') return false
      if (!home.certain.power || !there.certain.power) return true
      if (String(home.plugs) === String(there.plugs)) return false
      return home.plugs.some((plug) => !there.plugs.some((socket) => goesInto(plug, socket)))
    })
    expect(needless.map(({ home, there }) => `${home.code}-${there.code}`)).toEqual([])
  })

  it('is never called needed where two countries share a plug', () => {
    const wrong = pairs.filter(
      ({ home, there }) =>
        checkAdapter(home, there) === 'needed' && home.plugs.some((plug) => there.plugs.includes(plug)),
    )
    expect(wrong).toEqual([])
  })

  it('is not needed at home where the row is certain', () => {
    for (const country of all)
      expect(checkAdapter(country, country), country.code).toBe(country.certain.power ? 'fits' : 'check')
  })

  it('is right for common journeys', () => {
    const adapterText = (pair: string) => {
      const [home, there] = pair.split('-').map((code) => all.find((one) => one.code === code))
      return home && there ? checkAdapter(home, there) : null
    }
    const pairs = 'US-GB GB-US DE-GB GB-DE US-DE AU-GB GB-IE GB-HK US-CA US-MX US-JP DE-FR DE-IT AU-NZ GB-AE'
    expect(Object.fromEntries(pairs.split(' ').map((pair) => [pair, adapterText(pair)]))).toEqual({
      'US-GB': 'needed',
      'GB-US': 'needed',
      'DE-GB': 'needed',
      'GB-DE': 'needed',
      'US-DE': 'needed',
      'AU-GB': 'needed',
      'GB-IE': 'fits',
      'GB-HK': 'fits',
      'US-CA': 'fits',
      'US-MX': 'fits',
      'US-JP': 'check',
      'DE-FR': 'fits',
      'DE-IT': 'check',
      'AU-NZ': 'fits',
      'GB-AE': 'fits',
    })
  })
})
