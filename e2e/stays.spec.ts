import {
  captureOpenedUrl,
  expect,
  expectAccessible,
  expectAccessibleByDayAndNight,
  expectToast,
  fitsWidth,
  open,
  type Page,
  test,
} from './fixtures.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Hotel search' })
const destination = (page: Page) => form(page).getByRole('combobox', { name: 'Destination' })
const isoIn = (days: number) => {
  const day = new Date(Date.now() + days * 86_400_000)
  return new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome' }).format(day)
}

const partnerOpened = (page: Page, button: string) =>
  captureOpenedUrl(page, /^https:\/\/www\.(expedia|airbnb)\.com\//, () =>
    form(page).getByRole('button', { name: button }).click(),
  )

test('a stay is searched for tonight unless other days are said, at either site', async ({ page }) => {
  await open(page, '/accommodation-search')
  await destination(page).fill('lisb')
  await page.getByRole('option', { name: 'Lisbon, Portugal' }).click()
  await form(page)
    .getByRole('button', { name: /^Guests and rooms/ })
    .click()
  await page.getByRole('button', { name: 'Add one guest' }).click()
  await page.getByRole('button', { name: 'Add one room' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(form(page).getByRole('button', { name: 'Guests and rooms: 3 guests, 2 rooms' })).toBeVisible()
  const hotels = await partnerOpened(page, 'Search hotels')
  const [today, tomorrow] = [isoIn(0), isoIn(1)]
  expect(Object.fromEntries(hotels.searchParams)).toEqual({
    destination: 'Lisbon, Portugal',
    d1: today,
    startDate: today,
    d2: tomorrow,
    endDate: tomorrow,
    adults: '3',
    rooms: '2',
    sort: 'RECOMMENDED',
  })
  const homes = await partnerOpened(page, 'Search homes on Airbnb')
  expect(decodeURIComponent(homes.pathname)).toBe('/s/Lisbon, Portugal/homes')
  expect(Object.fromEntries(homes.searchParams)).toEqual({ checkin: today, checkout: tomorrow, adults: '3' })
})

test('hotels are suggested beside cities, and an old address still leads here', async ({ page }) => {
  await open(page, '/accommodation')
  await expect(page).toHaveURL(/\/accommodation-search$/)
  await expect(destination(page)).toHaveAttribute('placeholder', 'City or hotel name')
  await destination(page).fill('london')
  await expect(page.getByRole('option').first()).toHaveText(/London, United Kingdom/)
  await expect(page.getByRole('option').last()).toHaveText(/The Ritz London.*5 stars/)
})

test('a missing destination and missing dates are said in the words of the specification', async ({
  page,
}, info) => {
  await open(page, '/accommodation-search')
  await form(page).getByRole('button', { name: 'Search hotels' }).click()
  await expect(form(page).getByText('Destination is required')).toBeVisible()
  await expect(destination(page)).toBeFocused()
  if (info.project.name === 'mobile') {
    await expectToast(page, 'Missing destination')
    await expectToast(page, 'Please select a destination.')
  }
  await form(page)
    .getByRole('button', { name: /^Check-in and check-out/ })
    .click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.keyboard.press('Escape')
  await form(page).getByRole('button', { name: 'Search homes on Airbnb' }).click()
  await expect(form(page).getByText('Check-in date is required')).toBeVisible()
})

test('is accessible in both themes, fits 320 px and reads right to left', async ({ page }) => {
  await open(page, '/accommodation-search')
  await form(page)
    .getByRole('button', { name: /^Guests and rooms/ })
    .click()
  await page.getByRole('button', { name: 'Done' }).waitFor()
  await expectAccessibleByDayAndNight(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/accommodation-search?lang=ar-XB')
  expect(await fitsWidth(page)).toBe(true)
  await expectAccessible(page)
})

test('the days stay where they are from month to month, inside the window', async ({ page }) => {
  await open(page, '/accommodation-search')
  await form(page)
    .getByRole('button', { name: /^Check-in and check-out/ })
    .click()
  const panel = page.getByRole('dialog', { name: /^Check-in and check-out/ })
  const height = page.viewportSize()?.height ?? 0
  // It has no place yet in the moment in which it opens.
  await expect.poll(async () => (await panel.boundingBox())?.height ?? 0).toBeGreaterThan(100)
  const first = await panel.boundingBox()
  // Half a year has months of four, five and six weeks.
  for (let month = 0; month < 6; month++) {
    await panel.getByRole('button', { name: 'Later months' }).click()
    expect(await panel.boundingBox()).toEqual(first)
  }
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(height)
  // Two six-week months do not fit a low window: the panel moves up, and its footer stays visible.
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 740 })
  await form(page)
    .getByRole('button', { name: /^Check-in and check-out/ })
    .click()
  for (let month = 0; month < 6; month++) {
    await panel.getByRole('button', { name: 'Later months' }).click()
    await expect
      .poll(async () => {
        const box = await panel.boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0)
      })
      .toBeLessThanOrEqual(740)
  }
})
