import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM, CHROMIUM_FLAGS } from './browser.ts'

/** The Lighthouse result of a page on its phone profile (mobile form factor, slow 4G and a slow CPU simulated). */
export type LighthouseResult = {
  /** From 0 to 100. */
  scores: Record<LighthouseCategory, number>
  lcpMs: number
  cls: number
  tbtMs: number
  /** Lighthouse's benchmark index of this machine: about 1500 is a desktop computer; below 1000 timings are pessimistic. */
  benchmarkIndex: number
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type LighthouseCategory = (typeof CATEGORIES)[number]

const TRIES = 3

/** Runs Lighthouse once in a new browser. Throws when Lighthouse gives no score. */
export async function runLighthouse(url: string): Promise<LighthouseResult> {
  for (let tries = 1; ; tries++)
    try {
      return await tryLighthouse(url)
    } catch (error) {
      // On a busy machine Lighthouse sometimes misses the start of its trace.
      if (tries === TRIES) throw error
    }
}

async function tryLighthouse(url: string): Promise<LighthouseResult> {
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: CHROMIUM_FLAGS, handleSIGINT: false })
  try {
    const flags = { port: chrome.port, onlyCategories: [...CATEGORIES], logLevel: 'error' as const }
    const { lhr } = (await lighthouse(url, flags)) ?? {}
    if (!lhr || lhr.runtimeError)
      throw new Error(`Lighthouse on ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`)
    const score = (category: LighthouseCategory) =>
      Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100)
    const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      lcpMs: figure('largest-contentful-paint'),
      cls: figure('cumulative-layout-shift'),
      tbtMs: figure('total-blocking-time'),
      benchmarkIndex: lhr.environment.benchmarkIndex,
    }
  } finally {
    chrome.kill()
  }
}
