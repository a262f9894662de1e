import { expect, open, type Page, test } from '../fixtures.ts'

// Of home, sign-in and the dashboard: layout-shift.spec.ts.

/** The most requests of a visit that begins there: its document, scripts, styles, fonts and calls. */
const FIRST_PAGES = { '/flights': 27, '/itinerary': 36 }
/** The most scripts and calls of a page that is opened from the one before. */
const LATER_PAGES = { '/': 12, '/flights': 12, '/dashboard': 12, '/currency-converter': 14 }

/** The most requests of a trip that is opened from its address, with its map, its weather and its pictures. */
const MOST_OF_TRIP = 64

async function requestsOf(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const requests: string[] = []
  const note = (request: { url(): string }) => requests.push(new URL(request.url()).pathname)
  page.on('request', note)
  await act()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return requests
}

test('a first visit and a page after it make few requests', async ({ page }) => {
  for (const [path, most] of Object.entries(FIRST_PAGES)) {
    const requests = await requestsOf(page, () => open(page, path))
    expect(requests.length, `${path}:\n${requests.join('\n')}`).toBeLessThanOrEqual(most)
  }
  await untilQuiet(page)
  for (const [path, most] of Object.entries(LATER_PAGES)) {
    const requests = await requestsOf(page, () => goWithin(page, path))
    expect(requests.length, `${path}:\n${requests.join('\n')}`).toBeLessThanOrEqual(most)
  }
})

test('a trip that is opened from its address makes few requests until its page is idle', async ({ page }) => {
  await open(page, '/itinerary')
  await page.getByRole('button', { name: 'Plan three days in Rome' }).click()
  await page.waitForURL(/\?trip=/)
  await untilQuiet(page)
  const requests = await requestsOf(page, async () => {
    await page.reload()
    await page.locator('[data-stop]').first().waitFor()
  })
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MOST_OF_TRIP)
})

const QUIET_MS = 2000

/** On a busy machine a page fetches the parts of every visit long after it stands: the next page is not counted with them. */
async function untilQuiet(page: Page): Promise<void> {
  let last = Date.now()
  const note = () => {
    last = Date.now()
  }
  page.on('request', note)
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100)
  page.off('request', note)
}

/** As a link of ours does, without a new document. */
async function goWithin(page: Page, path: string): Promise<void> {
  const heading = await page.locator('h1:visible').textContent()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator('h1:visible')).not.toHaveText(heading ?? '')
}
