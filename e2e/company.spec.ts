import { expect, expectAccessible, fitsWidth, open, test } from './fixtures.ts'

const WORDS = [
  ['/about', 'About Tripwright', 'About Tripwright | how plans are made and checked'],
  ['/terms-and-conditions', 'Terms and Conditions', 'Terms and Conditions | Tripwright'],
  ['/privacy-policy', 'Privacy Policy', 'Privacy Policy | Tripwright'],
  ['/cookies-policy', 'Cookies Policy', 'Cookies Policy | Tripwright'],
  ['/refund-policy', 'Refund Policy', 'Refund Policy | Tripwright'],
] as const

for (const [path, heading, title] of WORDS) {
  test(`${path} has its own title and one heading, is accessible in both themes and directions, and fits 320 px`, async ({
    page,
  }) => {
    await open(page, path)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    await open(page, `${path}?lang=ar-XB`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('article [dir=ltr]').first()).toHaveAttribute('lang', 'en')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await fitsWidth(page)).toBe(true)
  })
}

test('the legal pages are whole without any script, each section with its anchor', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const page = await context.newPage()
  for (const [path, heading] of WORDS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const sections = await page.locator('article section > h2[id]').count()
    expect(sections).toBe(
      await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').count(),
    )
    expect(sections).toBeGreaterThan(2)
  }
  await context.close()
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
  await expect(page.getByRole('heading', { name: 'Your rights, and how to use them' })).toBeInViewport()
})

test('is dark on light on paper, also from the dark theme, with no buttons on it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await open(page, '/privacy-policy')
  const ink = await page.locator('article').evaluate((article) => getComputedStyle(article).color)
  expect(ink).toBe('rgb(0, 0, 0)')
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden()
})
