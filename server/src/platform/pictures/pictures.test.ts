import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openMapCache } from '../basemap/map-cache.ts'
import { loadConfig } from '../config/config.ts'
import { makeFakeLog } from '../log/log.fake.ts'
import { makePictures } from './pictures.ts'
import { readPicture } from './read-picture.ts'
import { makeTestPicture, PICTURE_FAULTS, startPictureServer } from './test-picture-server.ts'

let files: Awaited<ReturnType<typeof startPictureServer>>
let dataDir: string
let now: Date
let log = makeFakeLog()
let pictures: ReturnType<typeof makePictures>

const urlOf = (name: string, width = 500) =>
  `https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/${name}/${width}px-${name}`
const find = (url: string) => pictures.find(url, async () => true)
const configOf = (env: Record<string, string> = {}) =>
  loadConfig({ OUTSIDE: 'off', CONTACT: 'ops@trip.example', DATA_DIR: dataDir, ...files.env, ...env })
function restart(env: Record<string, string> = {}, timeoutMs = 20_000): void {
  pictures?.close()
  pictures = makePictures(configOf(env), { log, now: () => now, timeoutMs })
}

beforeAll(async () => {
  files = await startPictureServer()
})
afterAll(() => files.stop())
beforeEach(() => {
  now = new Date('2026-05-01T10:00:00Z')
  dataDir = mkdtempSync(join(tmpdir(), 'pictures-'))
  log = makeFakeLog()
  files.set({ fault: null, isGone: false, isBusy: false, delayMs: 0, size: 0 })
  files.asked.length = 0
  files.headers.length = 0
  restart()
})
afterEach(() => {
  pictures.close()
  rmSync(dataDir, { recursive: true, force: true })
})
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const A_DAY = 86_400_000

it('passes a picture on as it is, its metadata included, and tells the server of files who asks', async () => {
  files.set({ size: 300 })
  const found = await find(urlOf('a.png'))
  expect(found).toMatchObject({ kind: 'picture', type: 'image/png' })
  expect(found?.kind === 'picture' && Buffer.from(found.bytes)).toEqual(makeTestPicture(500, 300, 300))
  expect(files.asked).toEqual(['/wikipedia/commons/thumb/a/ab/a.png/500px-a.png'])
  expect(files.headers[0]?.['user-agent']).toBe('Tripwright (+ops@trip.example)')
})

it('asks once for a picture that fifty want, two pictures at a time, and keeps them after a new start', async () => {
  files.set({ delayMs: 20 })
  const wanted = Array.from({ length: 50 }, (_, index) => urlOf(`${index % 5}.png`))
  for (const found of await Promise.all(wanted.map(find))) expect(found?.kind).toBe('picture')
  expect(files.asked).toHaveLength(5)
  expect(files.peakAtOnce()).toBe(2)
  files.set({ fault: 'down' })
  restart()
  expect((await find(urlOf('3.png')))?.kind).toBe('picture')
  expect(files.asked).toHaveLength(5)
})

it.each(PICTURE_FAULTS)(
  'a server of files that %s gives no picture, and is left alone for a minute',
  async (fault) => {
    files.set({ fault })
    if (fault === 'stalls') restart({}, 1_000)
    expect(await find(urlOf('a.png'))).toEqual({ kind: 'unavailable' })
    const before = files.asked.length
    await find(urlOf('a.png'))
    expect(files.asked).toHaveLength(before)
    expect(JSON.stringify(log.lines)).not.toContain('a.png')
    files.set({ fault: null })
    later(61_000)
    expect((await find(urlOf('a.png')))?.kind).toBe('picture')
  },
)

it('a server that asks to wait is not asked for anything until then', async () => {
  files.set({ isBusy: true })
  await find(urlOf('a.png'))
  files.set({ isBusy: false })
  later(500_000)
  expect(await find(urlOf('b.png'))).toEqual({ kind: 'unavailable' })
  expect(files.asked).toHaveLength(1)
  later(101_000)
  expect((await find(urlOf('b.png')))?.kind).toBe('picture')
})

it('after five failures in a row nobody is asked for a minute', async () => {
  files.set({ fault: 'sends SVG' })
  for (let at = 0; at < 9; at++) await find(urlOf(`${at}.png`))
  expect(files.asked).toHaveLength(5)
})

it('a picture that was deleted is none for a day; one of last month is asked for again, and stays where there is no other', async () => {
  files.set({ isGone: true })
  expect(await find(urlOf('a.png'))).toEqual({ kind: 'none' })
  files.set({ isGone: false })
  expect(await find(urlOf('a.png'))).toEqual({ kind: 'none' })
  later(A_DAY + 1)
  expect((await find(urlOf('a.png')))?.kind).toBe('picture')
  later(31 * A_DAY)
  files.set({ fault: 'refuses' })
  expect((await find(urlOf('a.png')))?.kind).toBe('picture')
  expect(files.asked).toHaveLength(3)
})

it.each([
  'https://evil.example/a.png',
  'http://upload.wikimedia.org/a.png',
  'https://upload.wikimedia.org.evil.example/a.png',
  'https://upload.wikimedia.org:8443/a.png',
  'file:///etc/passwd',
  'no address',
])('%s is no picture of Commons, and nobody is asked', async (url) => {
  expect(await find(url)).toEqual({ kind: 'none' })
  expect(files.asked).toEqual([])
})

it('whoever reached the limit causes no request, and does not keep others from one', async () => {
  expect(await pictures.find(urlOf('a.png'), async () => false)).toBeNull()
  expect(files.asked).toEqual([])
  expect((await find(urlOf('a.png')))?.kind).toBe('picture')
})

it('is off with OUTSIDE=off, unless an address is set', async () => {
  restart({ COMMONS_FILES_URL: '' })
  expect(pictures.isOn).toBe(false)
  expect(await find(urlOf('a.png'))).toEqual({ kind: 'unavailable' })
})

it('shares one limit of bytes with the map tiles, and the least used of both goes first', async () => {
  restart({ MAP_CACHE_MB: '1' })
  files.set({ size: 100_000 })
  const tiles = openMapCache(configOf({ MAP_CACHE_MB: '1' }), log)
  const tile = { packed: new Uint8Array(100_000), etag: '"a"', source: 'tiles', fetchedAt: now.getTime() }
  tiles.keep({ zoom: 3, x: 1, y: 1 }, tile, now.getTime())
  for (let at = 0; at < 20; at++) {
    later(1000)
    await find(urlOf(`${at}.png`))
  }
  const folder = join(dataDir, 'map-cache')
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  expect(bytes).toBeLessThan(1_000_000)
  expect(tiles.find({ zoom: 3, x: 1, y: 1 }, now.getTime())).toBeNull()
  tiles.close()
  const asked = files.asked.length
  await find(urlOf('19.png'))
  expect(files.asked).toHaveLength(asked)
  await find(urlOf('0.png'))
  expect(files.asked).toHaveLength(asked + 1)
})

describe('what a file is', () => {
  const jpeg = (width: number, height: number) =>
    Buffer.from([
      ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc0, 0, 11, 8],
      ...[
        height >> 8,
        height & 255,
        width >> 8,
        width & 255,
        1,
        1,
        0x11,
        0,
        0xff,
        0xda,
        0,
        2,
        7,
        7,
        0xff,
        0xd9,
      ],
    ])
  function webp(kind: string, body: readonly number[]): Buffer {
    const content = Buffer.from([...body, ...Array(10).fill(0)])
    const bytes = Buffer.concat([Buffer.from(`RIFF????WEBP${kind}????`), content])
    bytes.writeUInt32LE(bytes.length - 8, 4)
    return bytes
  }

  it.each([
    ['a JPEG', jpeg(640, 480), { type: 'image/jpeg', width: 640, height: 480 }],
    ['a PNG', makeTestPicture(330, 20), { type: 'image/png', width: 330, height: 20 }],
    [
      'a WebP',
      webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x4a, 1, 0x14, 0]),
      { type: 'image/webp', width: 330, height: 20 },
    ],
    [
      'a WebP without loss',
      webp('VP8L', [0x2f, 0x49, 0xc1, 4, 0]),
      { type: 'image/webp', width: 330, height: 20 },
    ],
    [
      'a WebP with more',
      webp('VP8X', [0, 0, 0, 0, 0x49, 1, 0, 19, 0, 0]),
      { type: 'image/webp', width: 330, height: 20 },
    ],
    ['a JPEG that was cut off', jpeg(640, 480).subarray(0, -3), null],
    ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 7, 7, 7, 0xff, 0xd9]), null],
    ['a JPEG of no height', jpeg(640, 0), null],
    ['a JPEG that is too wide', jpeg(9000, 10), null],
    ['a WebP of another length', Buffer.concat([webp('VP8 ', Array(10).fill(9)), Buffer.alloc(4)]), null],
    ['a GIF', Buffer.from('GIF89a'), null],
    ['nothing', Buffer.alloc(0), null],
  ])('%s', (_, bytes, facts) => expect(readPicture(bytes)).toEqual(facts))

  it('of any bytes is said without an exception', () => {
    const whole = [jpeg(640, 480), makeTestPicture(9, 9), webp('VP8X', Array(10).fill(1))]
    fc.assert(
      fc.property(
        fc.constantFrom(...whole),
        fc.nat(60),
        fc.nat(255),
        fc.nat(60),
        (bytes, at, byte, length) => {
          const changed = Buffer.from(bytes)
          changed[at % changed.length] = byte
          readPicture(changed)
          readPicture(changed.subarray(0, length))
        },
      ),
    )
  })
})
