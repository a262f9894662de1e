import { expect, expectAccessible, expectSaid, fitsWidth, open, test } from './fixtures.ts'

test('says what it is, in its own title, one heading and a description', async ({ page }) => {
  await open(page, '/')
  await expect(page).toHaveTitle('Tripwright: a plan you can trust')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A plan you can trust, anywhere, even with no signal.',
  )
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /opening hours/)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
})

test('is whole without any script', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Rome, Italy' })).toBeVisible()
  await context.close()
})

test('shows one layout: mobile under 768 px with touch, else desktop, also for a narrow window with a mouse', async ({
  page,
  browser,
  product,
}, info) => {
  await open(page, '/')
  const tabs = page.getByRole('navigation').filter({ has: page.getByRole('button', { name: 'Profile' }) })
  await expect(tabs).toBeVisible({ visible: info.project.name === 'mobile' })
  const context = await browser.newContext({
    ...{ viewport: { width: 500, height: 800 }, baseURL: product.url },
    ...{ hasTouch: false, isMobile: false },
  })
  const narrow = await context.newPage()
  await open(narrow, '/')
  await expect(narrow.getByRole('link', { name: 'GET STARTED' })).toBeVisible()
  expect(await fitsWidth(narrow)).toBe(true)
  await context.close()
})

test('keeps the chosen theme and language over a reload, and paints in them at once', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await open(page, '/?lang=ar-XB')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(11, 22, 28)')
})

test('leaves no text unaccented in the pseudo-locale: every one is translatable', async ({ page }) => {
  await open(page, '/?lang=en-XA')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Á ƥļļáñ')
  const bare = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      const text = walker.currentNode.textContent?.trim() ?? ''
      if (!parent || parent.closest('script, style, option, [lang]:not(html)') || !/[a-z]{3}/i.test(text))
        continue
      if (/^[\x20-\x7e]+$/.test(text)) found.push(text)
    }
    return found
  })
  expect(bare).toEqual([])
})

test('is accessible in both themes and directions, and fits 320 px', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await open(page, '/')
    await expectAccessible(page)
  }
  await open(page, '/?lang=ar-XB')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await fitsWidth(page)).toBe(true)
})

test('can be walked and worked by keyboard alone', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.getByRole('button', { name: 'Save Rome, Italy' }).focus()
  await page.keyboard.press('Enter')
  await expectSaid(page, 'Rome, Italy has been saved to your favorites.')
})

test('an address that no page has says so, with status 404', async ({ page, complaints }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off the map')
  await expectAccessible(page)
  complaints.length = 0
})
