import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test'

/** What it costs to open a page on a device that has never seen it. */
export type Opening = {
  /** Until what the person came for is on the screen, since the navigation began. */
  contentMs: number
  /** Work of the page's main thread until the network is idle. */
  mainThreadMs: number
  scriptMs: number
  styleAndLayoutMs: number
}

type Device = 'desktop' | 'phone'

/** The slow-down of the processor of a phone, as Lighthouse simulates it. */
const PHONE_SLOWDOWN = 4
const TIMEOUT_MS = 60_000

/** A new device of a person who is signed in by this cookie. */
async function newDevice(
  browser: Browser,
  { device, url, cookie }: { device: Device; url: string; cookie: string },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...(device === 'phone' ? devices['Pixel 7'] : { viewport: { width: 1440, height: 900 } }),
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  })
  const [name = '', ...value] = cookie.split('=')
  await context.addCookies([{ name, value: value.join('='), url: new URL(url).origin }])
  return context
}

/** Opens a page there and waits for `content`, then until the network is idle. Closes the device. */
export async function openOnNewDevice(
  browser: Browser,
  { device, url, cookie, content }: { device: Device; url: string; cookie: string; content: string },
): Promise<Opening> {
  const context = await newDevice(browser, { device, url, cookie })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    if (device === 'phone') await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN })
    await session.send('Performance.enable', { timeDomain: 'timeTicks' })
    await page.goto(url)
    // On a phone the welcome lies over it.
    await page.locator(content).first().waitFor({ state: 'attached', timeout: TIMEOUT_MS })
    const contentMs = await page.evaluate(() => performance.now())
    await page.waitForLoadState('networkidle')
    const { metrics } = await session.send('Performance.getMetrics')
    const read = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
    return {
      contentMs,
      mainThreadMs: read('TaskDuration'),
      scriptMs: read('ScriptDuration'),
      styleAndLayoutMs: read('LayoutDuration') + read('RecalcStyleDuration'),
    }
  } finally {
    await context.close()
  }
}

/** Makes the example trip of three days in Rome by the page itself; gives its path. */
export async function planRome(
  browser: Browser,
  { url, cookie }: { url: string; cookie: string },
): Promise<string> {
  const context = await newDevice(browser, { device: 'desktop', url, cookie })
  try {
    const page: Page = await context.newPage()
    await page.goto(`${url}/itinerary`)
    await page.locator('html[data-hydrated]').waitFor()
    const isSaved = page.waitForResponse(
      (response) => /\/api\/trips\/[^/]+\/ops$/.test(response.url()) && response.ok(),
    )
    await page.getByRole('button', { name: 'Plan three days in Rome' }).click()
    await page.waitForURL(/\?trip=/, { timeout: TIMEOUT_MS })
    await isSaved
    await page.waitForLoadState('networkidle')
    const { pathname, search } = new URL(page.url())
    return pathname + search
  } finally {
    await context.close()
  }
}
