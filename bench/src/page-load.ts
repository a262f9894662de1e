import { brotliCompressSync } from 'node:zlib'
import { type Browser, devices, type Response } from '@playwright/test'

/** The downloads of a first visit with an empty cache; bytes of the bodies as transferred. */
export type PageLoad = {
  document: number
  /** The inline style sheet, compressed alone. */
  styles: number
  scripts: number
  total: number
  requests: number
  /** Scripts requested before the largest contentful paint, because they compete with it. */
  earlyScripts: number
  /** Text responses without brotli, by path. */
  unpacked: string[]
}

type Fetched = { path: string; bytes: number; startedAt: number }

const PACKABLE = /^(text\/|application\/manifest|image\/svg)/

/** Loads a page as a phone does, until it is interactive and the network is idle. Throws when it never becomes interactive. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    ignoreHTTPSErrors: true,
    // Prefetches are not counted here, because the build has budgets for them.
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.addInitScript(keepLargestPaint)
    const response = await page.goto(url)
    await page.locator('html[data-hydrated]').waitFor()
    await page.waitForLoadState('networkidle')
    const { document, others, paintedAt } = await page.evaluate(readTimings)
    const scripts = others.filter(({ path }) => path.endsWith('.js'))
    return {
      document,
      styles: packedStyles((await response?.text()) ?? ''),
      scripts: bytesOf(scripts),
      total: document + bytesOf(others),
      requests: 1 + others.length,
      earlyScripts: scripts.filter(({ startedAt }) => startedAt < paintedAt).length,
      unpacked: responses.filter(isUnpacked).map((response) => new URL(response.url()).pathname),
    }
  } finally {
    await context.close()
  }
}

/** The bytes of all inline styles with the best brotli level. */
export function packedStyles(html: string): number {
  const sheets = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet)
  return sheets.length === 0 ? 0 : brotliCompressSync(sheets.join('')).length
}

function isUnpacked(response: Response): boolean {
  const { 'content-type': type = '', 'content-encoding': encoding } = response.headers()
  return PACKABLE.test(type) && encoding !== 'br'
}

function bytesOf(fetched: readonly Fetched[]): number {
  return fetched.reduce((sum, { bytes }) => sum + bytes, 0)
}

// The two functions below run in the page and cannot use the rest of this file.

function keepLargestPaint(): void {
  const seen = new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries())
      document.documentElement.dataset.largestPaint = `${startTime}`
  })
  seen.observe({ type: 'largest-contentful-paint', buffered: true })
}

function readTimings(): { document: number; others: Fetched[]; paintedAt: number } {
  const [whole] = performance.getEntriesByType('navigation')
  const others = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map(({ name, startTime, encodedBodySize }) => {
      return { path: new URL(name).pathname, startedAt: startTime, bytes: encodedBodySize }
    })
  return {
    document: whole instanceof PerformanceNavigationTiming ? whole.encodedBodySize : 0,
    others,
    paintedAt: Number(document.documentElement.dataset.largestPaint ?? 0),
  }
}
