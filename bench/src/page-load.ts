import { brotliCompressSync } from 'node:zlib'
import { type Browser, devices, type Response } from '@playwright/test'

/** What one visit with nothing cached makes the browser fetch; bytes of the bodies as they came over the wire. */
export type PageLoad = {
  document: number
  /** The style sheet inside the document, packed alone. */
  styles: number
  scripts: number
  total: number
  requests: number
  /** Scripts asked for before the largest paint: each of them competes with it. */
  earlyScripts: number
  /** Texts that were not packed with brotli, by their path. */
  unpacked: string[]
}

type Fetched = { path: string; bytes: number; startedAt: number }

const PACKABLE = /^(text\/|application\/manifest|image\/svg)/

/** Loads a page as a phone does, until it answers to clicks and nothing more is fetched. Throws when it never comes alive. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    ignoreHTTPSErrors: true,
    // What it fetches for later is weighed by the build.
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

/** Bytes of all that is between style tags, brotli at its best. */
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

// The two below run in the page and see nothing of this file.

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
