import { expect, open, test } from './fixtures.ts'

const WORDS = [
  ['/about', 'About Tripwright'],
  ['/terms-and-conditions', 'Terms and Conditions'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/cookies-policy', 'Cookies Policy'],
  ['/refund-policy', 'Refund Policy'],
] as const

test('the legal pages are whole without any script, each section with its anchor', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const page = await context.newPage()
  for (const [path, heading] of WORDS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const sections = await page.locator('article section > h2[id]:not(#choice)').count()
    expect(sections).toBe(
      await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').count(),
    )
    expect(sections).toBeGreaterThan(2)
  }
  await context.close()
})

test('the prose of a legal page stays English and left to right in a right-to-left interface', async ({
  page,
}) => {
  await open(page, '/privacy-policy?lang=ar-XB')
  for (const prose of await page.locator('article [dir=ltr]').all())
    await expect(prose).toHaveAttribute('lang', 'en')
  await expect(page.locator('article section p').first()).toHaveCSS('direction', 'ltr')
})

test('short addresses lead to the legal pages, and an anchor to its section', async ({ page }) => {
  for (const [short, path] of [
    ['/terms', '/terms-and-conditions'],
    ['/privacy', '/privacy-policy'],
    ['/cookies', '/cookies-policy'],
  ] as const) {
    await open(page, short)
    await expect(page).toHaveURL(path)
  }
  await open(page, '/terms-and-conditions')
  await page.getByRole('link', { name: 'privacy policy' }).click()
  await expect(page).toHaveURL('/privacy-policy#rights')
  await expect(page.getByRole('heading', { name: 'Your rights and how to use them' })).toBeInViewport()
})

test('is dark on light on paper, also from the dark theme, with no buttons on it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await open(page, '/privacy-policy')
  const ink = await page.locator('article').evaluate((article) => getComputedStyle(article).color)
  expect(ink).toBe('rgb(0, 0, 0)')
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
})

test('the check of this installation says what holds: on a local address all but https', async ({ page }) => {
  await open(page, '/pwabuilder')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('button', { name: 'Run checks' }).click()
  // https and the service worker are missing: these tests block workers and use http.
  await expect(page.getByRole('status').filter({ hasText: '2 checks failed.' })).toBeVisible()
  await expect(page.locator('dd').filter({ hasText: /^Yes$/ })).toHaveCount(4)
  await expect(page.getByRole('link', { name: /PWABuilder/ })).toHaveCount(0)
})

test('a link that leads elsewhere is shown before it is followed, and refused when it is no plain https', async ({
  page,
}) => {
  await open(page, `/redirect?url=${encodeURIComponent('https://example.org/a?b=c')}`)
  await expect(page).toHaveURL(/\/redirect/)
  await expect(page.getByText('https://example.org/a?b=c')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue to example.org' })).toHaveAttribute(
    'href',
    'https://example.org/a?b=c',
  )
  for (const url of ['javascript:alert(1)', 'https://bank.example@evil.example/', '']) {
    await open(page, `/redirect?url=${encodeURIComponent(url)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work')
    await expect(page.locator('main a')).toHaveCount(1)
  }
})

test('from Instagram one can start to plan, or copy the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await open(page, '/instagram')
  await page.getByRole('button', { name: 'Share Tripwright' }).click()
  await expect(page.getByText('Link copied').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${new URL(page.url()).origin}/`)
  await page.getByRole('main').getByRole('link', { name: 'Get the app' }).click()
  await expect(page).toHaveURL('/download')
})
