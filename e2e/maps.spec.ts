import { test as base, expect, type Page } from './fixtures.ts'
import { type GoogleStandIn, startGoogle } from './google-maps.ts'
import { startProduct } from './product.ts'

// One product with a Google key, whose Google is a stand-in on this machine; its script fails once before it comes.
const test = base.extend<object, { google: GoogleStandIn }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern
    async ({}, use) => {
      const google = await startGoogle(1)
      await use(google)
      await google.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ google }, use) => {
      // The product takes the environment of this process; only this one is to have a key.
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

/** Puts the frame into a page of ours and talks to it as the map does; what it says is kept in `said`. */
async function openFrame(page: Page, start: object): Promise<void> {
  await page.evaluate((message) => {
    const said: unknown[] = []
    const frame = document.createElement('iframe')
    frame.src = '/map-frame.html'
    // Over everything, so that no bar of the page is in the way of a click.
    frame.style.cssText = 'position: fixed; inset: 0; z-index: 99; width: 100%; height: 100%'
    addEventListener('message', ({ data, source }) => {
      if (source !== frame.contentWindow) return
      said.push(data)
      if (data.kind === 'listening') frame.contentWindow?.postMessage(message, location.origin)
    })
    Reflect.set(window, 'said', said)
    document.body.append(frame)
  }, start)
}
const said = (page: Page) =>
  page.evaluate(() =>
    Reflect.get(window, 'said').map(({ kind, id }: Record<string, string>) => [kind, id].join(' ').trim()),
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
    ...{ stops, legs: [{ id: 'l', mode: 'walk', path: stops }], centre: stops[0], zoom: 12, here: null },
    ...{ selectedId: null, hoveredId: null, ink: {} },
  }
  await openFrame(page, { to: 'map-frame', kind: 'start', ...(await key.json()), scene })
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('button')).toHaveText(['Colosseum', 'Pantheon'])
  await expect(frame.locator('[data-kind=line]')).toHaveCount(1)
  await expect(frame.locator('#map[data-fitted]')).toHaveCount(1)
  await frame.getByRole('button', { name: 'Pantheon' }).click()
  await expect.poll(() => said(page)).toContain('select pantheon')
  expect(await said(page)).toEqual(expect.arrayContaining(['listening', 'ready']))

  expect(Object.fromEntries(google.asked.at(-1) ?? [])).toMatchObject({
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
  const answer = await page.request.get('/map-frame.html')
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(answer.headers()['x-frame-options']).toBe('SAMEORIGIN')
  expect((await page.request.get('/')).headers()['x-frame-options']).toBe('DENY')
})
