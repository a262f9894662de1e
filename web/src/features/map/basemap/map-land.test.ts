import type { Camera } from '@tripwright/map'
import { expect, it, vi } from 'vitest'
import { citiesInView, isLandHere, loadLand } from './map-land.ts'

const at = (lat: number, lon: number) => ({ url: '', lat, lon })
const cities = { rome: at(41.89, 12.48), naples: at(40.85, 14.27), suva: at(-18.14, 178.44) }
const look = (lat: number, lon: number, zoom: number): Camera => {
  return { centre: { lat, lon }, zoom, width: 400, height: 600 }
}

it.each<[string, Camera, string[]]>([
  ['the one looked at', look(41.9, 12.5, 12), ['rome']],
  ['none from afar', look(41.9, 12.5, 6.4), []],
  ['all in view from the zoom on at which it is drawn', look(41.4, 13.4, 6.5), ['rome', 'naples']],
  ['one whose edge is seen, half a degree to the east', look(41.9, 13, 10), ['rome']],
  ['none whose edge is out of sight', look(41.9, 13.3, 10), []],
  ['one beyond the date line', look(-18.1, -179.9, 6.5), ['suva']],
])('the finer land is that of %s', (_, camera, expected) => {
  expect(citiesInView(camera, cities)).toEqual(expected)
})

it('land that is not to be had is left out and asked for again, land that came is not', async () => {
  const fetched: string[] = []
  let isOnline = false
  const square = [[[12000, 41000, 900, 0, 0, 900, -900, -900]]]
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url.replace(/^.*map-(.*)-[^-]*$/, '$1'))
    if (url.includes('rome') && !isOnline) throw new TypeError('Failed to fetch')
    return Response.json(url.includes('rome') ? { city: square } : { world: square })
  })
  const kinds = async () => (await loadLand('rome atlantis')).map(({ properties }) => properties.kind)
  expect(await kinds()).toEqual(['world'])
  expect(await isLandHere('rome')).toBe(false)
  isOnline = true
  expect(await isLandHere('rome')).toBe(true)
  expect(await kinds()).toEqual(['world', 'city'])
  expect(await isLandHere('atlantis')).toBe(false)
  expect(fetched).toEqual(['land', 'city-rome', 'city-rome', 'city-rome'])
})
