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

const form = (page: Page) => page.getByRole('form', { name: 'Car search' })
const search = (page: Page) => form(page).getByRole('button', { name: 'Search cars' }).click()

test('a car is searched for at the booking site', async ({ page }) => {
  await open(page, '/car-rental')
  await page.getByRole('button', { name: 'Fill in the form' }).click()
  await form(page).getByRole('combobox', { name: 'Pick-up location' }).fill('sevi')
  await expect(page.getByRole('listbox')).toHaveCSS('max-height', '240px')
  await page.getByRole('option', { name: 'Seville, Spain' }).click()
  const { searchParams } = await captureOpenedUrl(page, /^https:\/\/www\.expedia\.com\/carsearch\?/, () =>
    search(page),
  )
  expect(searchParams.get('locn')).toBe('Seville, Spain')
  const [from, to] = ['date1', 'date2'].map((name) => Date.parse(searchParams.get(name) ?? ''))
  expect(Math.round(((to ?? 0) - (from ?? 0)) / 86_400_000)).toBe(5)
})

test('the form names missing fields, and the page is accessible, narrow and right to left', async ({
  page,
}, info) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/car-rental')
  await search(page)
  for (const text of ['Pick-up location is required', 'Pick-up date is required'])
    await expect(form(page).getByText(text)).toBeVisible()
  if (info.project.name === 'mobile') {
    await expectToast(page, 'Missing destination')
    expect((await page.locator('.toast').boundingBox())?.width).toBe(356)
  }
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/car-rental?lang=ar-XB')
  expect(await fitsWidth(page)).toBe(true)
  await expectAccessible(page)
})
