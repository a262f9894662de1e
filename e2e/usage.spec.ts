import { PASSWORD, verify } from './account.ts'
import { expect, expectAccessible, fitsWidth, open, type Page, test } from './fixtures.ts'

/** Sums up the layout shifts (cumulative layout shift) from the next page on. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftsOf = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'shifts'))

test('a guest sees the usage of today and a warning near the limit', async ({ page }) => {
  await open(page, '/dashboard')
  await expect(page.getByText('0 of 10')).toBeVisible()
  const unit = { p_usage_type: 'ai_requests' }
  for (let n = 0; n < 8; n++)
    expect((await page.request.post('/api/rpc/increment_device_usage', { data: unit })).status()).toBe(200)
  await noteShifts(page)
  await page.reload()
  await expect(page.getByText('2 left today · 8 of 10')).toBeVisible()
  const banner = page.getByRole('status').filter({ hasText: 'You’ve used 8 of 10 questions today.' })
  await expect(banner.getByRole('link', { name: 'Get Free Trial' })).toHaveAttribute('href', '/auth')
  await expectAccessible(page)
  expect(await fitsWidth(page)).toBe(true)
  expect(await shiftsOf(page)).toBeLessThan(0.02)
  await open(page, '/')
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  expect(await shiftsOf(page)).toBeLessThan(0.02)
  await open(page, '/dashboard')
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(page.getByText('2 left today · 8 of 10')).toBeVisible()
  await expect(banner).toBeHidden()
})

test('what a guest could not save is saved after signing up', async ({ page, product, address }) => {
  await open(page, '/')
  for (const place of ['Rome, Italy', 'Lisbon, Portugal', 'Tokyo, Japan', 'Paris, France']) {
    await page.getByRole('button', { name: `Save ${place}` }).click()
    const prompt = page.getByRole('dialog')
    if (place === 'Paris, France') await prompt.getByRole('button', { name: 'Get Free Trial' }).click()
    else if (place !== 'Rome, Italy') await prompt.getByRole('button', { name: 'Later' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Sign up to save Paris, France' })
  await expect(dialog.getByText('No daily limits for 7 days')).toBeVisible()
  await dialog.getByLabel('Email').fill(address)
  await dialog.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
  await dialog.getByLabel('Confirm password').fill(PASSWORD)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(dialog.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await verify(page, product, address)
  await open(page, '/dashboard')
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveCount(4)
  await expect(page.getByText('Your plan has no daily limits.')).toBeVisible()
})

test('what a guest could not save is saved once where the mailed link opens in another tab, and the page goes on', async ({
  page,
  context,
  product,
  address,
}) => {
  await open(page, '/')
  for (const place of ['Rome, Italy', 'Lisbon, Portugal', 'Tokyo, Japan', 'Paris, France']) {
    await page.getByRole('button', { name: `Save ${place}` }).click()
    const prompt = page.getByRole('dialog')
    if (place === 'Paris, France') await prompt.getByRole('button', { name: 'Get Free Trial' }).click()
    else if (place !== 'Rome, Italy') await prompt.getByRole('button', { name: 'Later' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Sign up to save Paris, France' })
  await dialog.getByLabel('Email').fill(address)
  await dialog.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
  await dialog.getByLabel('Confirm password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(dialog.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const other = await context.newPage()
  // A save that leaving the page interrupts is sent again under the same key, and takes effect once.
  const saves = new Set<string | undefined>()
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/saved-items'))
      saves.add(request.headers()['idempotency-key'])
  })
  await verify(other, product, address)
  await expect(other.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/')
  // The first tab updates too.
  await expect(dialog).toBeHidden()
  await open(other, '/dashboard')
  await expect(other.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveCount(4)
  await expect.poll(() => saves.size).toBe(1)
})
