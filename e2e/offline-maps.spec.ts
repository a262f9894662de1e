import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Page } from './fixtures.ts'
import { type GoogleStandIn, startGoogle } from './google-maps.ts'
import { startProduct } from './product.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

// One product with a Google key, whose Google is a stand-in on this machine; its script fails once before it loads.
const test = base.extend<object, { google: GoogleStandIn }>({
  google: [
    async ({}, use) => {
      const google = await startGoogle(1)
      await use(google)
      await google.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ google }, use) => {
      // The product reads the environment of this process; only this product may have the key.
      Object.assign(process.env, { GOOGLE_MAPS_BROWSER_KEY: 'browser-key-1', GOOGLE_MAPS_HOST: google.url })
      const product = await startProduct()
      delete process.env.GOOGLE_MAPS_BROWSER_KEY
      delete process.env.GOOGLE_MAPS_HOST
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Embeds the frame in a page of ours and sends it the map's messages; its replies are collected in `window.frameMessages`. */
async function openFrame(page: Page, start: object): Promise<void> {
  await page.evaluate((message) => {
    const messages: unknown[] = []
    const frame = document.createElement('iframe')
    frame.src = '/map-frame.html'
    // Above everything, so that no bar of the page covers the click target.
    frame.style.cssText = 'position: fixed; inset: 0; z-index: 99; width: 100%; height: 100%'
    addEventListener('message', ({ data, source }) => {
      if (source !== frame.contentWindow) return
      messages.push(data)
      if (data.kind === 'listening') frame.contentWindow?.postMessage(message, location.origin)
    })
    Reflect.set(window, 'frameMessages', messages)
    document.body.append(frame)
  }, start)
}
const messagesOf = (page: Page) =>
  page.evaluate(() =>
    Reflect.get(window, 'frameMessages').map(({ kind, id }: Record<string, string>) =>
      [kind, id].join(' ').trim(),
    ),
  )

test('Google Maps runs in a frame of its own, and the page keeps its strict policy', async ({
  page,
  product,
  google,
  complaints,
}) => {
  const home = await page.goto('/')
  expect(home?.headers()['content-security-policy']).not.toMatch(/google|unsafe/)
  const key = await page.request.post('/api/functions/get-maps-key')
  expect(await key.json()).toEqual({ apiKey: 'browser-key-1', scriptHost: google.url })

  const stops = [
    { id: 'colosseum', number: 1, name: 'Colosseum', lat: 41.89021, lon: 12.49223 },
    { id: 'pantheon', number: 2, name: 'Pantheon', lat: 41.8986, lon: 12.4769 },
  ]
  const scene = {
    stops,
    legs: [{ id: 'l', mode: 'walk', path: stops }],
    centre: stops[0],
    zoom: 12,
    here: null,
    selectedId: null,
    hoveredId: null,
    ink: {},
  }
  await openFrame(page, { to: 'map-frame', kind: 'start', ...(await key.json()), scene })
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('button')).toHaveText(['Colosseum', 'Pantheon'])
  await expect(frame.locator('[data-kind=line]')).toHaveCount(1)
  await expect(frame.locator('#map[data-fitted]')).toHaveCount(1)
  await frame.getByRole('button', { name: 'Pantheon' }).click()
  await expect.poll(() => messagesOf(page)).toContain('select pantheon')
  expect(await messagesOf(page)).toEqual(expect.arrayContaining(['listening', 'ready']))

  expect(Object.fromEntries(google.queries.at(-1) ?? [])).toMatchObject({
    key: 'browser-key-1',
    v: 'weekly',
    libraries: 'places',
  })
  expect(new URL(product.url).host).not.toBe(new URL(google.url).host)
  // The first answer of the stand-in is a failure, which Chromium reports.
  expect(complaints.filter((text) => !text.includes('503'))).toEqual([])
  complaints.length = 0
})

test('the frame is only for our own pages', async ({ page }) => {
  const response = await page.request.get('/map-frame.html')
  expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(response.headers()['x-frame-options']).toBe('SAMEORIGIN')
  expect((await page.request.get('/')).headers()['x-frame-options']).toBe('DENY')
})

/**
 * Milliseconds between frames while the map moves: printed, never asserted, because a machine without a graphics card draws
 * slowly.
 */
async function measureFrames(page: Page): Promise<string> {
  await page.locator('.tm-ground').focus()
  const measured = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const at: number[] = []
        requestAnimationFrame(function next(now) {
          at.push(now)
          if (at.length < 60) requestAnimationFrame(next)
          else resolve(at.slice(1).map((one, index) => one - (at[index] ?? one)))
        })
      }),
  )
  for (const key of ['ArrowLeft', 'ArrowUp', '+', 'ArrowRight', '-']) await page.keyboard.press(key)
  const frames = (await measured).sort((a, b) => a - b)
  const [median, slow] = [0.5, 0.95].map((part) => frames[Math.floor(frames.length * part)]?.toFixed(1))
  return `map frames: ${median} ms in the middle, ${slow} ms for the slowest of twenty`
}

// A village with a street, a pond and an inn, as a .osm.pbf file.
const EXTRACT = [
  'AAAADQoJT1NNSGVhZGVyGEwQPxpIeJzjkuJo+PP5sZtAw5O2LneJhiOz5txnUmi40/7tHpMSn39xbnByRmpuom6YgZ6ZEpdLal5x',
  'ql9+SmpxA1PDvCnr2QBlFBmgAAAADAoHT1NNRGF0YRjdAxCdBBrXA3icVcq/axNhHMfx58dd7vq9pLFXrfWkJFSnasol6SAZHDLW',
  'glAFwUWe9L69e+DyXHjuOc9smUQE/4FSsJs4uYh0shEdFMTV0cFF3PwLlIsufuAzvOEFxwwIOGKMSpopgMbciEILZcBSYoxQ23v/',
  'pkQFjWyCSqr4QZIVOoeNu0XnTtHudgf9sNPdGYTh9e6NQRh2ev1BGIJT4iiXBsEvy3I7zbBEtY2PxHiSItiTJFMIS9d2ev12t93r',
  'gyeiSA9yoxENeHtCRbnRIs8rm4oDBOehTFMRI7i3R6ijTB+CPUJ1kICTyDgpxRQ8jbmMUBkpUnBHhUwjqWLgU8zBMtMJgqOEKbRI',
  'oT4uUiMnWTqNMwV2KQxqqN1DmaAGOyuqtKVSqP1n1H9KYYUtBoyx5b8fXp19ePWOk5NjSk5a5Pn3VTI/qpOzlw6ZnzLy5LH3w5nf',
  '3N2aff18f/Yz/P16vVKtby/8BTuqz35ZFTw7ZR/fNiq7f4X8N8q4Zdccdwm8Omks8yah54h/K2i66LMVHjC/PuTMokHTPfTpakDP',
  'D+0aY8wOPDf2SUCGfI2xwHOTf1GjQcOVi7C3Kui3NjfcT9TnF9Z4wC+uXxryILi8a32hjO1zSukfKwqJXw==',
].join('')

base(
  'a region that an operator builds is listed, and its places are found with their hours',
  async ({ page, product }) => {
    const pbf = join(product.dataDir, 'village.osm.pbf')
    await writeFile(pbf, Buffer.from(EXTRACT, 'base64'))
    const command = ['server/src/commands/region.ts', '--pbf', pbf, '--id', 'oberdorf']
    const built = spawnSync(join(ROOT, 'node_modules/.bin/node'), command, {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: product.dataDir },
    })
    expect(built.stdout).toContain('Oberdorf is built from data of 2024-03-04')

    await page.goto('/offline-maps')
    await page.getByRole('button', { name: 'View Oberdorf' }).click()
    await page.getByRole('searchbox', { name: 'Find a place in Oberdorf' }).fill('restaurant')
    await expect(page.getByRole('listitem').filter({ hasText: 'Landstrasse' })).toContainText(
      /Today|Closed today/,
    )
    // Downloading a region needs a paid plan.
    await expect(page.getByRole('button', { name: 'Download Oberdorf' })).toHaveCount(0)
    await expect(page.getByText('Full pack', { exact: true })).toBeVisible()

    // A way along its street needs a start.
    const inn = page.getByRole('listitem').filter({ hasText: 'Landstrasse' })
    await inn.getByRole('button', { name: /^Walk to/ }).click()
    await expect(page.getByText('Choose a start')).toBeVisible()
    await inn.getByRole('button', { name: /^Start at/ }).click()
    await page.getByRole('searchbox', { name: 'Find a place in Oberdorf' }).fill('landstrasse')
    await page.getByRole('button', { name: 'Walk to Landstrasse' }).click()
    await expect(page.getByText(/^To Landstrasse along streets: /)).toBeVisible()

    // A map of any town is told with its size, and is for a paid plan too.
    await page.getByLabel('Town or city').fill('porto alegre')
    await page.getByRole('option', { name: /Porto Alegre/ }).click()
    const town = page.getByRole('listitem').filter({ hasText: 'Map pack' })
    await expect(town).toContainText(/Porto Alegre.*about \d+(\.\d)? MB/)
    await expect(town.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing')

    // Every map draws its streets, and links their attribution.
    const map = page.locator('[data-ground=maplibre]')
    if ((await map.count()) === 0)
      return base.info().annotations.push({ type: 'note', description: 'no WebGL here' })
    await expect(map.getByRole('link', { name: '© OpenMapTiles' })).toHaveAttribute(
      'href',
      /openmaptiles\.org/,
    )
    process.stdout.write(`${await measureFrames(page)}\n`)
  },
)
