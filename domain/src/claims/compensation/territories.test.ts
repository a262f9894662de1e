import { expect, it } from 'vitest'
import { nationalLawsOf } from './territories.data.ts'

it('names a law of its own at either end of a way, once, and none where the seven are all there is', () => {
  const named = (departure: string, arrival: string) =>
    nationalLawsOf(departure, arrival).map(({ country, url }) => `${country} ${url.slice(0, 8)}`)
  expect(named('IL', 'GR')).toEqual(['IL https://'])
  expect(named('IN', 'IN')).toEqual(['IN https://'])
  expect(named('TH', 'IL')).toEqual(['TH https://', 'IL https://'])
  expect(named('FR', 'GB')).toEqual([])
})
