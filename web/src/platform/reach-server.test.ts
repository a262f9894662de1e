import { expect, it } from 'vitest'

const all = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const sources = Object.entries(all)
  .map(([path, text]) => ({
    file: path.replace(/^\.\.\//, '').replace(/^\.\//, 'platform/'),
    text: text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
  }))
  // The worker is no part of the native app, whose page comes from elsewhere.
  .filter(({ file }) => !/\.test\.tsx?$|hostile-|test-|^sw\//.test(file))
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

/** Those that fetch a file of the build, which the native app holds itself. */
const OWN_FILES = [
  'features/booking/flights/airport-table.state.ts',
  'features/destination/places/plan-rates.state.ts',
  'features/map/basemap/map-land-store.ts',
  'features/map/basemap/map-land.ts',
  'features/map/offline-maps/offline-download.state.ts',
  'features/map/take-along/take-along.state.ts',
  'features/money/estimate/costs.state.ts',
  'features/money/exchange-rates/rates.state.ts',
  'features/safety/advice/airports.state.ts',
  'features/site/company/install-checks.state.ts',
  'features/site/seo/site-check.state.ts',
  'platform/prefetch-parts.ts',
]

it('is the only way of a page to the server', () => {
  expect(filesWith(/(?<![.\w])fetch\(/).sort()).toEqual([...OWN_FILES, 'platform/reach-server.ts'].sort())
  expect(filesWith(/new EventSource\(/)).toEqual(['platform/reach-server.ts'])
  expect(filesWith(/XMLHttpRequest|sendBeacon|new WebSocket\(/)).toEqual([])
})

it('is used for every address of the server that a link, a frame or an image has', () => {
  const bare = /\b(href|src|srcSet|action)=\{(`\/api\/|encodeCall|\w+\.path\b)|\b(href|src|action)="\/api\//
  expect(filesWith(bare)).toEqual([])
})

it('names no other address than a path', () => {
  for (const { file, text } of sources)
    for (const [, first] of text.matchAll(
      /(?:fetchServer|openStream|serverAddress|publicAddress)\((`[^`]*`|'[^']*')/g,
    ))
      expect([file, first?.[1]]).toEqual([file, '/'])
})
