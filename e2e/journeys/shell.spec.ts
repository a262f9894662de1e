import { becomeMember } from '../account.ts'
import { expect, expectAccessible, expectToast, fitsWidth, open, type Page, test } from '../fixtures.ts'

const isMobile = () => test.info().project.name === 'mobile'
const palette = (page: Page) =>
  page.getByRole('combobox', { name: 'Search pages, trips, places and actions' })

test('every link of bars, drawer and footer leads to a page', async ({ page, request }) => {
  await open(page, '/about')
  if (isMobile()) await page.getByRole('button', { name: 'All tools' }).click()
  // Read in one evaluation: a re-render in between could detach the links.
  const links = page.locator('header a, footer a, nav a, dialog a')
  const hrefs = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
  const own = [...hrefs].filter((href) => href?.startsWith('/'))
  expect(own.length).toBeGreaterThan(10)
  for (const href of own) expect((await request.get(href ?? '')).status(), href ?? '').toBe(200)
})

async function walkPalette(page: Page): Promise<void> {
  // The page handles shortcuts only after it is hydrated and idle.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeFocused({ timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
  await page.keyboard.type('flig')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/flights')
  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  // All key hints end at the same edge, also on a line of their own, in either direction.
  expect(new Set(await sidesOf(page, 'right')).size).toBe(1)
  await page.keyboard.press('Escape')
  await open(page, '/flights?lang=ar-XB')
  await expect(async () => {
    await page.keyboard.press('Shift+?')
    await expect(page.locator('dialog kbd').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(new Set(await sidesOf(page, 'left')).size).toBe(1)
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page).toHaveURL('/flights')
}

function sidesOf(page: Page, side: 'left' | 'right'): Promise<number[]> {
  const keys = page.locator('dialog dd')
  return keys.evaluateAll((all, at) => all.map((one) => Math.round(one.getBoundingClientRect()[at])), side)
}

async function walkDrawer(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'All tools' })
  const drawer = page.getByRole('dialog', { name: 'All tools' })
  await menu.click()
  await drawer.waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(menu).toBeFocused()
  await menu.click()
  await drawer.waitFor()
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL('/about')
  await menu.click()
  await drawer.getByRole('link', { name: 'Flights' }).click()
  await expect(page).toHaveURL('/flights')
}

test('from any page one goes to any other: by palette and keys, or by the drawer', async ({ page }) => {
  await open(page, '/about')
  await (isMobile() ? walkDrawer : walkPalette)(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('the menu of theme and language is seen, at its button, and works', async ({ page }) => {
  // On a phone it is in the sheet of the Profile tab.
  if (isMobile()) return
  await open(page, '/about')
  const button = page.getByRole('button', { name: 'Theme and language' })
  await button.click()
  const dark = page.getByRole('radio', { name: 'Dark' })
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible()
  const [menu, at] = [await page.locator('.display-panel').boundingBox(), await button.boundingBox()]
  expect(menu?.y).toBeGreaterThanOrEqual((at?.y ?? 0) + (at?.height ?? 0))
  await dark.check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeHidden()
})

test('a signed-in person has an account menu or sheet, and signs out there', async ({
  page,
  product,
  address,
}) => {
  await becomeMember(page, product, address)
  await open(page, '/')
  if (isMobile()) await walkSheet(page, address)
  else await walkMenu(page, address)
  const signOut = { name: 'Sign Out' }
  await page.getByRole('button', signOut).or(page.getByRole('menuitem', signOut)).click()
  await expectToast(page, 'Signed out successfully')
  if (isMobile()) await clearEverything(page)
})

async function walkMenu(page: Page, address: string): Promise<void> {
  // A bar too narrow for the address truncates its end, in a right-to-left page too.
  await open(page, '/about?lang=ar-XB')
  const currentName = page.locator('header button[aria-haspopup=menu] bdi')
  await expect(currentName).toHaveText(address)
  const [box, start] = await currentName.evaluate((element) => {
    const range = document.createRange()
    range.setStart(element.firstChild ?? element, 0)
    range.setEnd(element.firstChild ?? element, 1)
    return [element.getBoundingClientRect().left, range.getBoundingClientRect().left]
  })
  expect(start).toBeGreaterThanOrEqual((box ?? 0) - 1)
  await open(page, '/about?lang=en')
  await page.getByRole('button', { name: `Account of ${address}` }).click()
}

async function walkSheet(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).click()
  const sheet = page.getByRole('dialog', { name: address })
  await sheet.getByRole('switch', { name: 'Dark mode' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page)
}

async function clearEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).click()
  const sheet = page.getByRole('dialog', { name: 'Guest' })
  await sheet.getByRole('button', { name: 'Clear app data' }).click()
  await sheet.getByRole('button', { name: 'Clear now' }).click()
  await expectToast(page, 'App data cleared')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
}

test('a wide page has a way back to its top, and the installed app no offer of the app', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  // The mobile home has two links to the app.
  await open(page, isMobile() ? '/' : '/privacy-policy')
  const offers = page.locator('header, main').locator('a[href="/download"]')
  await expect(offers).toHaveCount(isMobile() ? 2 : 0)
  await expect(offers.filter({ visible: true })).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 1200))
  const toTop = page.getByRole('button', { name: 'Back to top' })
  if (isMobile()) return expect(toTop).toBeHidden()
  await toTop.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('nothing is lost at 320 px, and a narrow window has the bar that scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/about')
  expect(await fitsWidth(page)).toBe(true)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Get Free App' })).toBeVisible({ visible: isMobile() })
})
