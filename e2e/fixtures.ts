import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { type Product, startProduct } from './product.ts'

export type { BrowserContext, Page, Product }
export { expect }

type Fixtures = {
  /** True in tests about overlays that open without a click; all other tests have them switched off. */
  isInterrupted: boolean
  /** Console errors, page errors and CSP refusals; a test that expects one empties the list. */
  complaints: string[]
  /** A fresh address, so that tests never meet each other's accounts. */
  address: string
}

/** Every test has the product running, starts at its address, and fails on any console error, page error or CSP refusal. */
export const test = base.extend<Fixtures, { product: Product }>({
  isInterrupted: [false, { option: true }],
  context: async ({ context, isInterrupted }, use) => {
    if (!isInterrupted) await suppressOverlays(context)
    await use(context)
  },
  product: [
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  address: async ({}, use, info) => use(`traveller.${info.testId.slice(-12)}.${info.retry}@example.org`),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      await use(complaints)
      expect(complaints, 'errors on the page').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Makes every page of this context that of a returning visitor, who has answered the consent question and closed the
 * notices.
 */
export async function suppressOverlays(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const answered = {
      'splash-seen': 'true',
      'last-activity': String(Date.now()),
      'cookie-consent': 'declined',
      'install-prompt': JSON.stringify({ firstVisit: 0, dismissedAt: 0, isForGood: true }),
      'tripwright-email-popup': JSON.stringify({ dismissed: true, permanentlyDismissed: true }),
    }
    try {
      for (const [key, value] of Object.entries(answered)) localStorage.setItem(key, value)
    } catch {
      // about:blank has no storage, and shows no overlays.
    }
  })
}

/** Goes to a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor()
}

/** The address of `site` that a new tab requests after `act`. The tab is closed then: no test leaves the machine. */
export async function captureOpenedUrl(page: Page, site: RegExp, act: () => Promise<void>): Promise<URL> {
  const opened = page.context().waitForEvent('page')
  const requestMade = page.context().waitForEvent('request', (request) => site.test(request.url()))
  await act()
  const [tab, request] = await Promise.all([opened, requestMade])
  await tab.close()
  return new URL(request.url())
}

/** A toast shows the text and its live region repeats it, so it is in the page twice. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible()
}

/** Every rule of WCAG 2.2 AA that axe can check. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page), 'axe').toEqual([])
}

/** Checks every rule in the light theme, and in the dark one those that a theme can break; then restores the page. */
export async function expectAccessibleByDayAndNight(page: Page): Promise<void> {
  // Transitions are off: axe would measure a colour half-way between two themes.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.evaluate(paintedTwice)
  expect(await violationsOf(axe(page).withRules(RULES_OF_COLOUR)), 'axe at night').toEqual([])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/** A busy browser follows a new theme a frame later. */
const paintedTwice = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** What axe finds, one line a rule, in all of the page or without a part. */
export function axeFindings(page: Page, without?: string): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const builder = axe(page).withTags(tags)
  return violationsOf(without === undefined ? builder : builder.exclude(without))
}

/**
 * Our pages have no frames, so axe may run in the page itself, which is far quicker, and only the violations are returned.
 * It need not fetch style sheets and media: only one of these rules looks at media, and we have none.
 */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })
}

async function violationsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

/** True once the page does not scroll sideways. It has two seconds, because a page on a busy machine follows a new size late. */
export function fitsWidth(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { documentElement } = document
    const fits = () => documentElement.scrollWidth <= documentElement.clientWidth
    const until = performance.now() + 2_000
    while (!fits() && performance.now() < until) await new Promise(requestAnimationFrame)
    return fits()
  })
}

/**
 * Whether the last character of an English text is to the right of the one before it, as it must be in a right-to-left page
 * too.
 */
export function endsAtTheRight(text: Locator): Promise<boolean> {
  return text.evaluate((element) => {
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let last: Node | null = null
    while (walk.nextNode()) last = walk.currentNode
    if (!last?.textContent) throw new Error('there is no text')
    const leftOf = (from: number) => {
      const range = document.createRange()
      range.setStart(Object(last), from)
      range.setEnd(Object(last), from + 1)
      return range.getBoundingClientRect().left
    }
    const end = last.textContent.length - 1
    return leftOf(end) > leftOf(end - 1)
  })
}
