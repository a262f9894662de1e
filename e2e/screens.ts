// Takes the pictures of docs/screens: every screen on desktop and mobile, light, dark and right to left.
// Run with: node e2e/screens.ts   (after a build)
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, devices, type Page } from '@playwright/test'
import { becomeMember } from './account.ts'
import { open } from './fixtures.ts'
import { type Product, startProduct } from './product.ts'

const folder = fileURLToPath(new URL('../docs/screens', import.meta.url))
const SCREENS = [
  ['home', '/'],
  ['auth', '/auth'],
  ['dashboard', '/dashboard'],
  ['not-found', '/nowhere'],
] as const
const LOOKS = [
  ['desktop', { viewport: { width: 1440, height: 900 } }, ''],
  ['desktop-dark', { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' }, ''],
  ['mobile', { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }, ''],
  ['mobile-dark', { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, colorScheme: 'dark' }, ''],
  ['mobile-rtl', { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }, '?lang=ar-XB'],
] as const

const product = await startProduct()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
await mkdir(folder, { recursive: true })
for (const [look, options, query] of LOOKS) await takeAll(browser, product, { look, options, query })
await browser.close()
await product.stop()

type Look = { look: string; options: Parameters<Browser['newContext']>[0]; query: string }

async function takeAll(browser: Browser, product: Product, { look, options, query }: Look): Promise<void> {
  const context = await browser.newContext({ ...options, baseURL: product.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  for (const [name, path] of SCREENS) await take(page, `${path}${query}`, `${name}-${look}`)
  await becomeMember(page, product, `ada.${look}@example.org`)
  await open(page, '/')
  for (const place of ['Rome, Italy', 'Cape Town, South Africa', 'Tokyo, Japan'])
    await page.getByRole('button', { name: `Save ${place}` }).click()
  for (let saved = 0; saved < 3; await page.waitForTimeout(100))
    saved = (await (await page.request.get('/api/saved-items')).json()).items.length
  await take(page, `/dashboard${query}`, `dashboard-member-${look}`)
  await context.close()
}

async function take(page: Page, path: string, name: string): Promise<void> {
  await open(page, path)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(500)
  await page.screenshot({ path: `${folder}/${name}.png` })
}
