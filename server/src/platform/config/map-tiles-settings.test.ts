import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'a secret for tests of at least 32 characters',
  PUBLIC_URL: 'https://trip.example',
  SMTP_URL: 'smtps://mail.example',
}

describe('MAP_TILES_URL', () => {
  it.each([
    ['', null],
    ['none', { kind: 'none' }],
    ['https://tiles.example/planet?key=1', { kind: 'tilejson', url: 'https://tiles.example/planet?key=1' }],
    [
      'https://tiles.example/{z}/{x}/{y}.pbf',
      { kind: 'template', url: 'https://tiles.example/{z}/{x}/{y}.pbf' },
    ],
    [
      'https://tiles.example/world.pmtiles?v=2',
      { kind: 'remote-file', url: 'https://tiles.example/world.pmtiles?v=2' },
    ],
    ['/srv/tiles/world.pmtiles', { kind: 'files', path: '/srv/tiles/world.pmtiles' }],
    ['file:///srv/my%20tiles', { kind: 'files', path: '/srv/my tiles' }],
  ])('"%s" is read', (MAP_TILES_URL, source) =>
    expect(loadConfig({ MAP_TILES_URL }).mapTiles).toEqual(source),
  )

  it.each([
    ['https://tiles.example/{z}/{x}.pbf', 'needs {z}, {x} and {y}'],
    ['https://tiles.example/{s}', 'needs {z}, {x} and {y}'],
    ['https://me:secret@tiles.example/planet', 'holds a name or a password'],
    ['ftp://tiles.example/planet', 'is neither an address with https://, nor a path'],
    ['https://', 'is neither an address with https://, nor a path'],
    ['file://other-machine/tiles', 'is no file of this machine'],
  ])('"%s" stops the start with a sentence', (MAP_TILES_URL, sentence) => {
    expect(() => loadConfig({ MAP_TILES_URL })).toThrow(`MAP_TILES_URL ${sentence}`)
    expect(() => loadConfig({ MAP_TILES_URL })).not.toThrow('secret')
  })

  it.each([
    ['http://tiles.example/planet', false],
    ['http://8.8.8.8/planet', false],
    ['https://tiles.example/planet', true],
    ['http://127.0.0.1:8080/planet', true],
    ['http://[fd00::7]/planet', true],
    ['http://tileserver:8080/planet', true],
    ['http://maps.internal/planet', true],
    ['http://tiles.pmtiles/planet', false],
  ])('in production %s is taken: %s', (MAP_TILES_URL, isTaken) => {
    const load = () => loadConfig({ ...PRODUCTION, MAP_TILES_URL })
    if (isTaken) expect(load().mapTiles).toMatchObject({ url: MAP_TILES_URL })
    else expect(load).toThrow('MAP_TILES_URL without https')
  })
})

describe('MAP_CACHE_MB', () => {
  it('is a thousand by default', () => {
    expect(loadConfig({}).mapCacheBytes).toBe(1_000_000_000)
    expect(loadConfig({ MAP_CACHE_MB: '50' }).mapCacheBytes).toBe(50_000_000)
  })
  it.each(['0', '-1', '1.5', 'much', '9999999'])('"%s" stops the start', (MAP_CACHE_MB) =>
    expect(() => loadConfig({ MAP_CACHE_MB })).toThrow('MAP_CACHE_MB is'),
  )
})
