import { becomeMember } from './account.ts'
import {
  captureOpenedUrl,
  expect,
  expectAccessible,
  expectToast,
  fitsWidth,
  open,
  type Page,
  test,
} from './fixtures.ts'

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
    viewport: { width: 500, height: 800 },
    baseURL: product.url,
    hasTouch: false,
    isMobile: false,
  })
  const narrow = await context.newPage()
  await open(narrow, '/')
  await expect(narrow.getByRole('link', { name: 'GET STARTED' })).toBeVisible()
  expect(await fitsWidth(narrow)).toBe(true)
  await context.close()
  // Touch screens get the mobile layout up to 767 px.
  for (const [width, isMobile] of [
    [767, true],
    [768, false],
  ] as const) {
    const touched = await browser.newContext({
      viewport: { width, height: 800 },
      baseURL: product.url,
      hasTouch: true,
      isMobile: true,
    })
    const screen = await touched.newPage()
    await open(screen, '/')
    await expect(screen.getByRole('link', { name: 'GET STARTED' })).toBeVisible({ visible: !isMobile })
    await touched.close()
  }
})

test('keeps the chosen theme and language over a reload, and paints in them at once', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await open(page, '/?lang=ar-XB')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(11, 22, 28)')
})

// In CSS px. Both are measured in one frame, because the page turns around when its language has loaded.
function gapBesideHeading(): number {
  const mark = document.querySelector('.contours-mark')?.getBoundingClientRect()
  const words = document.querySelector('h1')?.getBoundingClientRect()
  if (!mark || !words) return Number.NaN
  return Math.max(words.left - mark.right, mark.left - words.right)
}

test('the place that the hero marks lies beside its heading, also right to left', async ({ page }) => {
  for (const lang of ['en', 'ar-XB']) {
    await open(page, `/?lang=${lang}`)
    await expect(page.locator('html')).toHaveAttribute('dir', lang === 'en' ? 'ltr' : 'rtl')
    await expect.poll(() => page.evaluate(gapBesideHeading), lang).toBeGreaterThanOrEqual(0)
  }
})

test('leaves no text unaccented in the pseudo-locale: every one is translatable', async ({ page }) => {
  await open(page, '/?lang=en-XA')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Á ƥļļáñ')
  const bare = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const problems: string[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      const text = walker.currentNode.textContent?.trim() ?? ''
      if (!parent || parent.closest('script, style, option, [lang]:not(html)') || !/[a-z]{3}/i.test(text))
        continue
      if (/^[\x20-\x7e]+$/.test(text)) problems.push(text)
    }
    return problems
  })
  expect(bare).toEqual([])
})

test('can be walked and worked by keyboard alone', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.getByRole('button', { name: 'Save Rome, Italy' }).focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Rome, Italy has been saved to your favorites.')
})

test('an address that no page has says so, with status 404', async ({ page, complaints }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expectAccessible(page)
  complaints.length = 0
})

/** Scrolls down the page, because its parts load when they come near the view. */
async function walkDown(page: Page): Promise<void> {
  for (const place of await page.locator('[data-late]:visible').all()) {
    await place.scrollIntoViewIfNeeded()
    await expect(place.getByRole('heading', { level: 2 }).first()).toBeVisible()
  }
}

test('sends a question to the assistant with Enter', async ({ page }, info) => {
  // The mobile home has no such field; the assistant is a tab there.
  if (info.project.name === 'mobile') return
  await open(page, '/')
  const box = page.getByLabel('Your question')
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  // The field grows with its text.
  const height = async () => (await box.boundingBox())?.height ?? 0
  const before = await height()
  await box.fill('1\n2\n3\n4\n5')
  expect(await height()).toBeGreaterThan(before + 40)
  await box.fill('100 US dollars in Thai baht')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/assistant/)
  await expect(page.getByRole('main').getByText('100 US dollars in Thai baht').first()).toBeVisible()
})

test('a hotel search opens the partner at the first press', async ({ page }, info) => {
  await open(page, '/')
  const form = page.getByRole('form', { name: 'Hotel' })
  const button = form.getByRole('button', { name: 'Search hotels' })
  if (info.project.name === 'mobile') {
    await button.click()
    await expectToast(page, 'Please select a destination.')
  } else await expect(button).toBeDisabled()
  await form.getByRole('combobox', { name: 'Destination' }).fill('Lisbon')
  await form.getByLabel('Guests').selectOption({ label: '1 Guest' })
  const { searchParams } = await captureOpenedUrl(page, /expedia\.com/, () => button.click())
  expect(Object.fromEntries(searchParams)).toMatchObject({ destination: 'Lisbon', adults: '1', rooms: '1' })
  await expect(form.getByText('Opened on Expedia in a new tab.')).toBeVisible()
})

test('a flight search opens the partner at the first press', async ({ page }) => {
  await open(page, '/')
  const form = page.getByRole('form', { name: 'Flight' })
  await form.getByRole('combobox', { name: 'From' }).fill('Berlin')
  await form.getByRole('combobox', { name: 'To' }).fill('Lisbon')
  // The list of places would cover the next field.
  await form.getByRole('combobox', { name: 'To' }).press('Tab')
  await form.getByRole('button', { name: /^Departure/ }).click()
  await form
    .getByRole('dialog', { name: 'Departure' })
    .locator('[data-date]:not([aria-disabled=true])')
    .last()
    .click()
  await form.getByLabel('Passengers').selectOption({ label: '2 Passengers' })
  await form.getByLabel('Class').selectOption('business')
  const press = () => form.getByRole('button', { name: 'Search flights' }).click()
  const { searchParams } = await captureOpenedUrl(page, /expedia\.com/, press)
  expect(searchParams.get('passengers')).toContain('adults:2')
  expect(searchParams.get('options')).toContain('cabinclass:business')
  await expect(form.getByText('Opened on Expedia in a new tab.')).toBeVisible()
})

test('has each part in the order of its layout, and what is a sample in no document', async ({
  page,
  request,
}, info) => {
  await open(page, '/')
  await walkDown(page)
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  const common = ['Quick search', 'What you can do']
  const trust = ['Why you can trust a plan', '12 places to start']
  expect(headings).toEqual(
    info.project.name === 'mobile'
      ? [
          'Quick search',
          'Quick Actions',
          'What you can do',
          'More tools',
          ...trust,
          'What travelers say',
          'Partners',
          'Know someone who’s traveling soon?',
          'Reviews',
          'Frequently asked questions',
        ]
      : [
          'Ask the assistant',
          ...common,
          ...trust,
          'Partners',
          'What travelers say',
          'Know someone who’s traveling soon?',
          'Frequently asked questions',
          'Compare two cities',
          'Estimate a trip',
          'Reviews',
        ],
  )
  await expect(page.getByText('4.9', { exact: true })).toHaveCount(1)
  await expect(page.locator('details.question:visible')).toHaveCount(info.project.name === 'mobile' ? 6 : 8)
  expect(await (await request.get('/')).text()).not.toMatch(/Official Partner|Verified|15,?847/)
  expect(await fitsWidth(page)).toBe(true)
  await expectAccessible(page)
})

test('copies a question, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/')
  const question = page.locator('details', { hasText: 'Does it work with no signal?' })
  await question.locator('summary').click()
  await question.getByRole('button', { name: 'Copy for Instagram' }).click()
  await expectToast(page, 'FAQ copied to clipboard')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Does it work with no signal\?\n\nYes\./,
  )
})

test('draws a question as a story of 1080 by 1920', async ({ page }) => {
  // Without the Web Share API the picture is downloaded.
  await page.addInitScript(() => Object.assign(Navigator.prototype, { canShare: undefined }))
  await open(page, '/')
  const question = page.locator('details').first()
  await question.locator('summary').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('button', { name: 'Story' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('tripwright-different.png')
  const bytes = await (await download.createReadStream()).toArray()
  const png = Buffer.concat(bytes)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1920])
})

test('compares two cities and reckons what days cost, as the budget does', async ({ page }, info) => {
  // Only the desktop home has them.
  if (info.project.name === 'mobile') return
  await open(page, '/')
  await walkDown(page)
  const table = page.getByRole('table')
  await expect(table.getByRole('row', { name: /^Cost per day, hotel included \$\d{2,3} / })).toBeVisible()
  await page.getByLabel('Second city').selectOption('paris')
  await expect(page.getByText(/^90\d mi apart in a straight line, 1 hour time difference/)).toBeVisible()
  await expect(page).toHaveURL(/second=paris/)
  const sum = page.getByText(/^About \$[\d,]+$/)
  const two = await sum.textContent()
  await page.getByLabel('Travelers', { exact: true }).selectOption('1')
  await expect(sum).not.toHaveText(two ?? '')
  await page.getByRole('link', { name: 'Plan this trip' }).click()
  await expect(page.getByRole('combobox', { name: 'City', exact: true })).toHaveValue('Rome')
})

test('takes a review from who is signed in, and keeps it to them until it was read', async ({
  page,
  product,
  address,
  request,
}) => {
  await becomeMember(page, product, address)
  await open(page, '/')
  await walkDown(page)
  const form = page.getByRole('form', { name: 'Your review' })
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('Choose 1 to 5 stars.')).toBeVisible()
  await form.locator('label', { hasText: '4 of 5 stars' }).click()
  await form.getByLabel('What went well, and what didn’t?').fill('The ferry left when it said it would.')
  await form.getByRole('button', { name: 'Send' }).click()
  await expectToast(page, 'Thank you! We’ll read it first.')
  await expect(form.getByText('In review. Only you can see it.')).toBeVisible()
  expect(await (await request.get('/api/reviews')).json()).toMatchObject({ reviews: [], count: 0 })
})
