import { expect, it } from 'vitest'
import { pathOfAppLink } from './app-link.ts'

const SERVER = 'https://trip.example'

it.each([
  ['https://trip.example/itinerary?trip=1#day-2', '/itinerary?trip=1#day-2'],
  ['https://trip.example', '/'],
  ['tripwright://itinerary?trip=1', '/itinerary?trip=1'],
  ['tripwright:///settings', '/settings'],
  ['tripwright://blog/rome', '/blog/rome'],
  ['tripwright://', '/'],
])('opens %s at %s', (link, path) => {
  expect(pathOfAppLink(link, SERVER)).toBe(path)
})

it.each([
  ['https://trip.example:8443/settings', '/settings'],
  ['tripwright://settings', '/settings'],
  ['https://trip.example/settings', null],
  ['https://trip.example:9/settings', null],
])('of a server with a port of its own opens %s at %s', (link, path) => {
  expect(pathOfAppLink(link, `${SERVER}:8443`)).toBe(path)
})

it.each([
  'https://evil.example/itinerary',
  'https://trip.example.evil.example/',
  'https://evil.example/https://trip.example/',
  'https://trip.example@evil.example/',
  'https://user:secret@trip.example/',
  'https://trip.example:8443/',
  'http://trip.example/',
  'https://trip.example//evil.example/',
  'https://trip.example/\\evil.example',
  'https://trip.example/%5cevil.example',
  'https://trip.example/%255cevil.example',
  'https://trip.example/%2fevil.example',
  'https://trip.example/a%00b',
  'https://trip.example/a%0d%0aset-cookie:x',
  'https://trip.example/api/account/export',
  'https://trip.example/api/../api/trips',
  'https://trip.example/./api/auth/sign-out',
  'https://trip.example/redirect?url=https://evil.example',
  'https://trip.example/.well-known/jwks.json',
  'https://trip.example/mcp',
  'https://trip.example/assets/x',
  'https://trip.example/sw.js',
  `https://trip.example/${'a'.repeat(2001)}`,
  'tripwright:////evil.example',
  'tripwright://\\evil.example',
  'tripwright:///\\evil.example',
  'tripwright:///%2F%2Fevil.example',
  'tripwright://user@itinerary',
  'tripwright://itinerary:99/',
  'tripwright://api/account/delete',
  'tripwright://redirect?url=https://evil.example',
  'tripwrightx://itinerary',
  'javascript:alert(1)',
  'javascript://trip.example/%0aalert(1)',
  'data:text/html,<script>1</script>',
  'file:///etc/hosts',
  'content://app.tripwright/x',
  'intent://trip.example/#Intent;scheme=https;end',
  'blob:https://trip.example/1',
  'about:blank',
  'https://localhost/',
  'capacitor://localhost/',
  'itinerary',
  '',
])('refuses %j', (link) => {
  expect(pathOfAppLink(link, SERVER)).toBeNull()
})
