// Takes a picture of every screen on desktop and mobile, light, dark and right to left, into var/screens, which git ignores.
// Run with: npm run screens [-- name ...]   (after a build; with names only the screens whose name begins so)
// The few that README and docs show are copies in docs/screens.
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, devices, type Page } from '@playwright/test'
import { becomeMember, becomeOwner } from './account.ts'
import { open, suppressOverlays } from './fixtures.ts'
import { type Product, startProduct } from './product.ts'

const folder = fileURLToPath(new URL('../var/screens', import.meta.url))
const SCREENS = [
  ['home', '/'],
  ['auth', '/auth'],
  ['itinerary', '/itinerary'],
  ['dashboard', '/dashboard'],
  ['not-found', '/nowhere'],
] as const
/** The other pages in two of the looks, which show what the rest would. */
const MORE_SCREENS = [
  ['assistant', '/assistant'],
  ['flights', '/flights'],
  ['stays', '/accommodation-search'],
  ['cars', '/car-rental'],
  ['visa', '/documents'],
  ['currency', '/currency-converter'],
  ['compensation', '/flight-compensation'],
  ['budget', '/budget'],
  ['translate', '/translate'],
  ['risk-radar', '/risk-radar'],
  ['safety', '/gemini-safety'],
  ['travel-intel', '/gemini-travel-intel'],
  ['offline-maps', '/offline-maps'],
  ['pricing', '/pricing'],
  ['blog', '/blog'],
  ['about', '/about'],
  ['post', '/blog/a-day-when-it-rains'],
  ['writers', '/writers'],
  ['terms', '/terms-and-conditions'],
  ['download', '/download'],
  ['help', '/help-center'],
  ['chat', '/chat-with-us'],
] as const
/** Pages of a signed-in person and of the installation's owner. */
const OWN_SCREENS = [
  ['settings', '/settings'],
  ['profile', '/profile'],
  ['notifications', '/notifications'],
] as const
const STAFF_SCREENS = [
  ['admin', '/dashboard-admin'],
  ['admin-people', '/dashboard-admin?tab=users'],
  ['admin-plans', '/dashboard-admin?tab=subscriptions'],
] as const
const LOOKS_OF_MORE = ['desktop', 'mobile-dark']
const LOOKS = [
  ['desktop', { viewport: { width: 1440, height: 900 } }, ''],
  ['desktop-dark', { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' }, ''],
  ['mobile', { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }, ''],
  ['mobile-dark', { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, colorScheme: 'dark' }, ''],
  ['mobile-rtl', { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }, '?lang=ar-XB'],
] as const

const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((one) => name.startsWith(one))

const product = await startProduct()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
await mkdir(folder, { recursive: true })
try {
  for (const [look, options, query] of LOOKS) await takeAll(browser, product, { look, options, query })
} finally {
  await browser.close()
  await product.stop()
}

type Look = { look: string; options: Parameters<Browser['newContext']>[0]; query: string }

async function takeAll(browser: Browser, product: Product, { look, options, query }: Look): Promise<void> {
  const context = await browser.newContext({ ...options, baseURL: product.url, serviceWorkers: 'block' })
  await suppressOverlays(context)
  const page = await context.newPage()
  for (const [name, path] of SCREENS.filter(([one]) => isWanted(one)))
    await take(page, `${path}${query}`, `${name}-${look}`)
  if (LOOKS_OF_MORE.includes(look))
    for (const [name, path] of MORE_SCREENS.filter(([one]) => isWanted(one)))
      await take(page, `${path}${query}`, `${name}-${look}`)
  if (LOOKS_OF_MORE.includes(look)) await takeOwn(page, product, { query, look })
  if (isWanted('itinerary')) await takeTrip(page, { query, look })
  if (isWanted('dashboard')) await takeMember(page, product, { query, look })
  await context.close()
}

/** Account pages and staff pages. */
async function takeOwn(
  page: Page,
  product: Product,
  { query, look }: { query: string; look: string },
): Promise<void> {
  const takeEach = async (screens: readonly (readonly [string, string])[]) => {
    for (const [name, path] of screens.filter(([one]) => isWanted(one))) {
      await take(page, `${path}${query}`, `${name}-${look}`)
    }
    await page.context().clearCookies()
  }
  if (OWN_SCREENS.some(([name]) => isWanted(name))) {
    await becomeMember(page, product, `own.${look}@example.org`)
    await takeEach(OWN_SCREENS)
  }
  if (STAFF_SCREENS.some(([name]) => isWanted(name))) {
    await becomeOwner(page, product)
    await takeEach(STAFF_SCREENS)
  }
}

/** The dashboard of a person with saved items. */
async function takeMember(
  page: Page,
  product: Product,
  { query, look }: { query: string; look: string },
): Promise<void> {
  await becomeMember(page, product, `ada.${look}@example.org`)
  await open(page, '/')
  for (const place of ['Rome, Italy', 'Cape Town, South Africa', 'Tokyo, Japan'])
    await page.getByRole('button', { name: `Save ${place}` }).click()
  for (let saved = 0; saved < 3; await page.waitForTimeout(100))
    saved = (await (await page.request.get('/api/saved-items')).json()).items.length
  await take(page, `/dashboard${query}`, `dashboard-member-${look}`)
}

/** A trip that was just planned: its top, a day, and on mobile its map. */
async function takeTrip(page: Page, { query, look }: { query: string; look: string }): Promise<void> {
  await open(page, `/itinerary${query}`)
  await page.locator('main aside button').click()
  await page.waitForURL(/trip=/)
  await page.locator('[data-stop]').first().waitFor()
  await shoot(page, `itinerary-trip-${look}`)
  const stop = page.locator('[data-stop]').nth(2)
  await stop.locator('details summary').click()
  await stop.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  await shoot(page, `itinerary-day-${look}`)
  if (!look.startsWith('mobile')) return
  await stop.locator('button[aria-pressed]').first().click()
  await page.locator('.tm-stop').first().waitFor()
  await shoot(page, `itinerary-map-${look}`)
}

async function take(page: Page, path: string, name: string): Promise<void> {
  await open(page, path)
  await page.waitForLoadState('networkidle')
  await shoot(page, name)
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(800)
  await page.screenshot({ path: `${folder}/${name}.jpg`, quality: 75 })
}
