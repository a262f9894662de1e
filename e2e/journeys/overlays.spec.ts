import {
  expect,
  expectAccessible,
  expectAccessibleByDayAndNight,
  expectToast,
  fitsWidth,
  open,
  type Page,
  test,
} from '../fixtures.ts'

// This visitor is new: every overlay that opens without a click may open.
test.use({ isInterrupted: true })

const panel = (page: Page) => page.locator('.overlay-panel')
const welcome = (page: Page) => page.locator('.splash')
const notice = (page: Page) => page.getByRole('region', { name: 'Cookie settings' })
const press = (page: Page, name: string) => panel(page).getByRole('button', { name }).click()
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

const BEGIN = new Date('2026-11-21T12:00:00Z').getTime()

/** Opens a page as a new visitor with a stopped clock, which the test moves on. */
async function arriveAtMoment(page: Page, path: string): Promise<(seconds: number) => Promise<void>> {
  await page.clock.setFixedTime(BEGIN)
  await open(page, path)
  await expect(welcome(page)).toBeVisible()
  return (seconds) => page.clock.setFixedTime(BEGIN + seconds * 1000)
}

test('the welcome, the cookie notice, the app and the mail come one after the other and leave the page alone', async ({
  page,
  product,
  address,
}, info) => {
  await page.clock.install()
  await open(page, '/itinerary')
  await expect(welcome(page)).toBeVisible()
  const city = page.getByRole('combobox', { name: 'City' }).first()
  // On a phone the welcome covers the whole screen.
  const isPanel = info.project.name === 'desktop'
  if (isPanel) await city.fill('Rom')
  await page.clock.runFor(10_500)
  await page.clock.runFor(1000)
  await expect(notice(page)).toBeVisible()
  await expect(panel(page)).toHaveCount(1)
  expect(await stored(page, 'splash-seen')).toBe('true')
  await expect(city).toHaveValue(isPanel ? 'Rom' : '')
  await press(page, 'Decline')
  expect(await stored(page, 'cookie-consent')).toBe('declined')
  if (info.project.name === 'desktop') {
    await expect(panel(page).getByRole('heading')).toHaveText('Get the Tripwright app')
    await press(page, 'Not Now')
  }
  await expect(panel(page)).toHaveCount(0)
  await page.clock.runFor(30_000)
  await expect(panel(page).getByRole('heading')).toHaveText('Try everything free for 7 days')
  await press(page, 'Send me the link')
  await expectToast(page, 'Please enter a valid email address')
  await panel(page).getByRole('textbox').fill(address)
  await press(page, 'Send me the link')
  await expect(panel(page).getByRole('heading')).toHaveText('Email Sent')
  const mail = await product.mailTo(address, '7-day free trial')
  expect(mail.links).toEqual([expect.stringMatching(/\/auth$/)])
  await press(page, 'Continue Browsing')
  await expect(panel(page)).toHaveCount(0)
})

test('each is accessible in both themes, and fits 320 px and a right-to-left page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const passed = await arriveAtMoment(page, '/about?lang=ar-XB')
  await passed(8)
  await expect(welcome(page).getByRole('link')).toBeVisible()
  await expectAccessibleByDayAndNight(page)
  expect(await fitsWidth(page)).toBe(true)
  const sides = await welcome(page).evaluate((notice) => {
    const { left, right } = notice.getBoundingClientRect()
    return [left, document.documentElement.clientWidth - right]
  })
  expect(Math.min(...sides)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await passed(9)
  const cookies = panel(page).filter({ has: page.locator('a[href="/cookies-policy"]') })
  await expect(cookies).toBeVisible()
  await cookies.getByRole('button').last().click()
  await expect(cookies).toHaveCount(0)
  expect(await stored(page, 'cookie-consent')).toBeNull()
})

test('a choice of cookies is kept, and taken back on the cookies page', async ({ page }, { project }) => {
  await open(page, '/cookies-policy')
  if (project.name === 'desktop') {
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await page.getByRole('button', { name: 'Back to top' }).click()
  }
  await welcome(page).getByRole('button', { name: 'Skip' }).click()
  await press(page, 'Customize')
  await expectAccessible(page)
  await panel(page).getByRole('checkbox', { name: 'Analytics' }).check()
  await press(page, 'Save choice')
  expect(await stored(page, 'cookie-consent')).toBe('customized')
  expect(JSON.parse((await stored(page, 'cookie-preferences')) ?? '')).toEqual({
    essential: true,
    analytics: true,
    marketing: false,
  })
  const choice = page.getByRole('region', { name: 'Your choice' })
  await choice.getByRole('checkbox', { name: 'Analytics' }).uncheck()
  await choice.getByRole('button', { name: 'Save choice' }).click()
  await expect(choice.getByRole('status')).toHaveText('Your choice is saved on this device.')
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor()
  await expect(choice.getByRole('checkbox', { name: 'Analytics' })).not.toBeChecked()
  await expect(choice).toContainText('You chose your own settings.')
})

test('the welcome never moves the page, and is not its largest paint', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0, largest: '' })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Object(window).shift + Object(entry).value })
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { largest: Object(entry).element?.closest('section')?.className ?? '' })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await open(page, '/')
  await expect(welcome(page)).toBeVisible()
  await expect(welcome(page).getByRole('link', { name: 'Start My Free Trial' })).toBeVisible()
  await expect(notice(page)).toBeVisible()
  const [shift, largest] = await page.evaluate(() => [Object(window).shift, Object(window).largest])
  expect(shift).toBeLessThan(0.001)
  expect(largest).not.toContain('overlay-panel')
})

test('somebody from a post is offered the app at once where it can be installed', async ({ page }) => {
  const passed = await arriveAtMoment(page, '/?utm_source=instagram')
  await welcome(page).getByRole('button', { name: 'Skip' }).click()
  await passed(1)
  await page.evaluate(() => {
    const userChoice = Promise.resolve({ outcome: 'accepted' })
    const event = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(Object.assign(event, { prompt: async () => undefined, userChoice }))
  })
  await press(page, 'Accept')
  await expect(panel(page).getByRole('heading')).toHaveText('Take Tripwright with you')
  await press(page, 'Install')
  await expect(panel(page)).toHaveCount(0)
  expect(JSON.parse((await stored(page, 'install-counts')) ?? '')).toMatchObject({ shown: 1, succeeded: 1 })
})
