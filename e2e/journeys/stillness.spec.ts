import { becomeMember } from '../account.ts'
import { expect, open, type Page, test } from '../fixtures.ts'

/** Sums up every layout shift of the pages that are opened from now on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Object(window).shift + Object(entry).value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function shiftOf(page: Page, path: string): Promise<number> {
  await open(page, path)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => Object(window).shift)
}

for (const path of ['/', '/auth', '/dashboard'])
  test(`${path} never moves what was shown first, and hydrates without an error`, async ({ page }) => {
    await watchShifts(page)
    expect(await shiftOf(page, path)).toBeLessThan(0.001)
  })

test('the dashboard of somebody signed in does not move either, nor that of a guest with saves', async ({
  page,
  product,
  address,
}) => {
  await watchShifts(page)
  await open(page, '/')
  await page.getByRole('button', { name: 'Save Rome, Italy' }).click()
  expect(await shiftOf(page, '/dashboard')).toBeLessThan(0.001)
  await becomeMember(page, product, address)
  expect(await shiftOf(page, '/dashboard')).toBeLessThan(0.001)
})

test('the dashboard shows a newcomer what it is for before any script, and a known person room for a list', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/dashboard')
  const lead = page.getByText('You are here as a guest.')
  await expect(lead).toBeVisible()
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('last-person', '{}'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible()
  await expect(lead).toBeHidden()
  await expect(page.getByText('Nothing saved yet')).toBeHidden()
})
