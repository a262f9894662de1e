import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PUBLIC = join(import.meta.dirname, '../public')
const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'))
const routes = readFileSync(join(import.meta.dirname, '../../tools/structure/pages.data.ts'), 'utf8')

/** Width and height of a PNG, or of a baseline JPEG. */
function sizeOf(file: string): string {
  const bytes = readFileSync(file)
  if (file.endsWith('.png')) return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2))
    if (bytes[at + 1] === 0xc0) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`
  throw new Error(`no size in ${file}`)
}

test('the app has its name, its start and its own window', () => {
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Tripwright',
    short_name: 'Tripwright',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    lang: 'en',
    dir: 'auto',
    orientation: 'any',
  })
})

test('no field is there that this test does not know', () => {
  expect(Object.keys(manifest).sort()).toEqual(
    [
      'background_color',
      'categories',
      'description',
      'dir',
      'display',
      'display_override',
      'icons',
      'id',
      'lang',
      'name',
      'orientation',
      'scope',
      'screenshots',
      'share_target',
      'short_name',
      'shortcuts',
      'start_url',
      'theme_color',
    ].sort(),
  )
})

test('each picture exists and has the size that it says', () => {
  const icons = manifest.shortcuts.flatMap((one: { icons: object[] }) => one.icons)
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots, ...icons]) {
    const file = join(PUBLIC, src)
    expect(existsSync(file), src).toBe(true)
    if (sizes !== 'any') expect(sizeOf(file), src).toBe(sizes)
  }
})

test('an icon may be cut to any shape, and screenshots show both layouts in shapes that browsers take', () => {
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  const forms = manifest.screenshots.map((one: { form_factor: string }) => one.form_factor)
  expect(new Set(forms)).toEqual(new Set(['narrow', 'wide']))
  for (const { sizes, label } of manifest.screenshots) {
    const [width = 0, height = 0] = sizes.split('x').map(Number)
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320)
    expect(label).not.toBe('')
  }
})

test('each shortcut leads to a page of ours', () => {
  expect(manifest.shortcuts.length).toBeLessThanOrEqual(4)
  for (const { url, name } of manifest.shortcuts) {
    expect(routes).toContain(`'${url}':`)
    expect(name.length).toBeLessThanOrEqual(20)
  }
})

test('the share sheet hands links, texts and the files that the import reads to one page', () => {
  const { action, method, enctype, params } = manifest.share_target
  expect([action, method, enctype]).toEqual(['/received', 'POST', 'multipart/form-data'])
  expect(params).toMatchObject({ title: 'title', text: 'text', url: 'url', files: [{ name: 'file' }] })
  const source = readFileSync(
    join(import.meta.dirname, '../src/features/documents/import/import-source.tsx'),
    'utf8',
  )
  const accepted = source.match(/const ACCEPTED =\s*'([^']+)'/)?.[1]?.split(',') ?? []
  expect(accepted.length).toBeGreaterThan(10)
  expect(accepted.filter((one) => !params.files[0].accept.includes(one))).toEqual([])
  expect(routes).toContain(`'${action}':`)
})
