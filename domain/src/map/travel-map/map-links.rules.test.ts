import { expect, it } from 'vitest'
import { directionsLink, mapLink, mapsDevice, routeLink } from './map-links.rules.ts'

const position = { lat: 41.8902102, lon: 12.4922309 }

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'other'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'other'],
  ['', 0, 'other'],
])('detects the device of %s with %i touch points: %s', (agent, touches, device) => {
  expect(mapsDevice(agent, touches)).toBe(device)
})

it('opens geo: on Android, maps: on iOS, and a search of the web map elsewhere', () => {
  expect(mapLink('android', { position })).toBe('geo:41.890210,12.492231?q=41.890210,12.492231')
  expect(mapLink('ios', { position })).toBe('maps://?ll=41.890210,12.492231&q=41.890210%2C12.492231')
  expect(mapLink('other', { position })).toBe(
    'https://www.google.com/maps/search/?api=1&query=41.890210%2C12.492231',
  )
})

it('takes an address where there is no position', () => {
  const target = { address: 'Via Roma 1, Rome & Vatican' }
  expect(mapLink('android', target)).toBe('geo:0,0?q=Via%20Roma%201%2C%20Rome%20%26%20Vatican')
  expect(mapLink('ios', target)).toBe('maps://?q=Via%20Roma%201%2C%20Rome%20%26%20Vatican')
  expect(mapLink('other', target)).toMatch(/search\/\?api=1&query=Via%20Roma/)
  expect(directionsLink('other', target)).toMatch(/dir\/\?api=1&destination=Via%20Roma/)
})

it.each([
  [
    'android',
    'https://www.google.com/maps/dir/?api=1&origin=Termini%2C%20Rome&destination=41.890210%2C12.492231',
  ],
  ['ios', 'maps://?saddr=Termini%2C%20Rome&daddr=41.890210%2C12.492231'],
] as const)('finds the way between two places on %s', (device, link) =>
  expect(routeLink(device, { from: { address: 'Termini, Rome' }, to: { position } })).toBe(link),
)

it('names the place without letting its name end the link', () => {
  const name = 'Bar (old) & son'
  expect(mapLink('android', { position, name })).toBe(
    'geo:41.890210,12.492231?q=41.890210,12.492231(Bar%20%20old%20%20%26%20son)',
  )
  expect(mapLink('ios', { position, name })).toBe('maps://?ll=41.890210,12.492231&q=Bar%20(old)%20%26%20son')
})

it.each([
  ['android', 'https://www.google.com/maps/dir/?api=1&destination=41.890210%2C12.492231'],
  ['ios', 'maps://?daddr=41.890210%2C12.492231'],
  ['other', 'https://www.google.com/maps/dir/?api=1&destination=41.890210%2C12.492231'],
] as const)('finds the way there on %s', (device, link) =>
  expect(directionsLink(device, { position })).toBe(link),
)
