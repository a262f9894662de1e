import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM, CHROMIUM_FLAGS } from './browser.ts'
import type { Figure } from './figures.ts'
import {
  CATEGORIES,
  type LighthouseCategory,
  type LighthouseResult,
  runLighthouse,
} from './lighthouse-run.ts'
import { type Opening, openOnNewDevice, planRome } from './opened-trip.ts'
import { loadPage } from './page-load.ts'
import { seedPeople, signInPeople } from './people.ts'
import { startProduct } from './product.ts'
import { type BenchReport, runBench } from './report.ts'
import { median } from './statistics.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { startTlsProxy, type TlsProxy } from './tls-proxy.ts'
import { isWebsiteBuilt, WEBSITE } from './website.ts'

// npm run bench:page: the transfer sizes of pages and their Lighthouse scores on a phone, over HTTP/2 with TLS as for a
// real visitor.

type Page = {
  path: string
  /** Complete in its document, so that it is readable without scripts. */
  isPrerendered: boolean
  /** Indexable pages; Lighthouse lowers the SEO score of a page with noindex, as intended. */
  isIndexed: boolean
}

const PAGES: readonly Page[] = [
  { path: '/', isPrerendered: true, isIndexed: true },
  { path: '/auth', isPrerendered: true, isIndexed: true },
  { path: '/dashboard', isPrerendered: true, isIndexed: false },
  { path: '/flights', isPrerendered: true, isIndexed: true },
  { path: '/about', isPrerendered: true, isIndexed: true },
  { path: '/blog/a-city-on-a-monday', isPrerendered: true, isIndexed: true },
]
/** The targets of the web app on a phone (docs/decisions, "prerendered and late hydrated"). */
const TO_BEAT = { performance: 99, others: 100, lcpMs: 1000, cls: 0, tbtMs: 100 }

await runBench({ name: 'page', numbers: { runs: 3 }, measure })

async function measure(sheet: BenchReport, { runs }: { runs: number }): Promise<void> {
  if (!isWebsiteBuilt()) throw new Error('The website is not built: "npm run build" first.')
  const weights = await readWeights()
  const front = await startSite(sheet)
  await weighPages(front, weights, sheet)
  sheet.add(...weights.map(weightFigure))

  const speeds: number[] = []
  for (const page of PAGES) {
    const verdicts: LighthouseResult[] = []
    for (let run = 1; run <= runs; run++) {
      sheet.say(`Lighthouse on ${page.path}, ${run} of ${runs}`)
      verdicts.push(await runLighthouse(front.url + page.path))
    }
    sheet.add(...verdictFigures(page, verdicts))
    speeds.push(...verdicts.map(({ benchmarkIndex }) => benchmarkIndex))
  }
  sheet.add(...(await measureTrip(sheet, runs)))
  sheet.note(`Lighthouse found this machine's benchmark index to be ${Math.round(median(speeds))}.`)
}

/** A trip of three days, opened by its owner on devices that never saw the app. */
async function measureTrip(sheet: BenchReport, runs: number): Promise<Figure[]> {
  const folder = await temporaryFolder(sheet.started)
  const place = { dataDir: join(folder, 'data') }
  await seedPeople(place, folder)
  const product = await startProduct(place)
  sheet.started.defer(product.stop)
  const { reader: cookie } = await signInPeople(product)
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS })
  try {
    const url = product.url + (await planRome(browser, { url: product.url, cookie }))
    const figures: Figure[] = []
    for (const device of ['desktop', 'phone'] as const) {
      const openings: Opening[] = []
      for (let run = 1; run <= runs; run++) {
        sheet.say(`a trip on a ${device}, ${run} of ${runs}`)
        openings.push(await openOnNewDevice(browser, { device, url, cookie, content: '[data-stop]' }))
      }
      figures.push(...openingFigures(device, openings))
    }
    return figures
  } finally {
    await browser.close()
  }
}

function openingFigures(device: string, openings: readonly Opening[]): Figure[] {
  const figure = (name: string, of: (opening: Opening) => number, aim?: number): Figure => ({
    group: `a trip opened on a ${device}`,
    name,
    value: median(openings.map(of)),
    unit: 'ms',
    better: 'lower',
    ...(aim !== undefined && { aim }),
  })
  return [
    figure('its first stop is shown', ({ contentMs }) => contentMs, TO_BEAT.lcpMs),
    figure('main thread until idle', ({ mainThreadMs }) => mainThreadMs),
    figure('of it scripts', ({ scriptMs }) => scriptMs),
    figure('of it styles and layout', ({ styleAndLayoutMs }) => styleAndLayoutMs),
  ]
}

async function startSite(sheet: BenchReport): Promise<TlsProxy> {
  const front = await startTlsProxy(await temporaryFolder(sheet.started))
  sheet.started.defer(front.stop)
  const place = { dataDir: await temporaryFolder(sheet.started) }
  const product = await startProduct(place, { publicUrl: front.url })
  sheet.started.defer(product.stop)
  front.leadTo(product.url)
  return front
}

async function weighPages(front: TlsProxy, weights: readonly Weight[], sheet: BenchReport): Promise<void> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS })
  const homeBudget = weights.find(({ what }) => what.startsWith('home document'))?.budget
  try {
    for (const { path, isPrerendered } of PAGES) {
      sheet.say(`weighing ${path}`)
      const load = await loadPage(browser, front.url + path)
      const figure = (name: string, value: number, unit: string, aim?: number): Figure => ({
        group: `${path} on the wire`,
        name,
        value,
        unit,
        better: 'lower',
        ...(aim !== undefined && { aim }),
      })
      sheet.add(
        figure('document', load.document, 'bytes', path === '/' ? homeBudget : undefined),
        figure('the styles in it, alone', load.styles, 'bytes'),
        figure('scripts', load.scripts, 'bytes'),
        figure('everything until idle', load.total, 'bytes'),
        figure('requests', load.requests, ''),
        figure('scripts before the largest paint', load.earlyScripts, '', isPrerendered ? 0 : undefined),
      )
      if (load.unpacked.length > 0)
        sheet.note(`${path} got these without brotli: ${load.unpacked.join(', ')}`)
    }
  } finally {
    await browser.close()
  }
}

/** A line of the table that the build gates by (web/build/budgets.ts). */
type Weight = { what: string; bytes: number; budget: number }

async function readWeights(): Promise<Weight[]> {
  return JSON.parse(await readFile(join(WEBSITE, 'budgets.json'), 'utf8'))
}

function weightFigure({ what, bytes, budget }: Weight): Figure {
  return {
    group: 'built, against its budgets',
    name: what,
    value: bytes,
    unit: 'bytes',
    better: 'lower',
    aim: budget,
  }
}

function verdictFigures({ path, isIndexed }: Page, verdicts: readonly LighthouseResult[]): Figure[] {
  const group = `${path} by Lighthouse on a phone`
  const middle = (of: (verdict: LighthouseResult) => number) => median(verdicts.map(of))
  const scoreToBeat = (category: LighthouseCategory) =>
    category === 'performance'
      ? TO_BEAT.performance
      : category === 'seo' && !isIndexed
        ? undefined
        : TO_BEAT.others
  const scores = CATEGORIES.map((category): Figure => {
    const aim = scoreToBeat(category)
    const value = middle(({ scores }) => scores[category])
    return { group, name: category, value, unit: '', better: 'higher', ...(aim !== undefined && { aim }) }
  })
  const timing = (
    name: string,
    of: (verdict: LighthouseResult) => number,
    unit: string,
    aim: number,
  ): Figure => ({
    group,
    name,
    value: middle(of),
    unit,
    better: 'lower',
    aim,
  })
  return [
    ...scores,
    timing('largest paint', ({ lcpMs }) => lcpMs, 'ms', TO_BEAT.lcpMs),
    timing('layout shift', ({ cls }) => cls, '', TO_BEAT.cls),
    timing('blocking time', ({ tbtMs }) => tbtMs, 'ms', TO_BEAT.tbtMs),
  ]
}
