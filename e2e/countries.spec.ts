import { expect, expectAccessible, fitsWidth, open, test } from './fixtures.ts'

test('a country is told by its level and its reasons, and once seen also with no network', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, '/risk-radar?place=CO')
  await expect(page.getByText('Think again before going')).toBeVisible()
  await expect(page.getByText(/^Because of violent crime/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 123' })).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(true)
  await page.getByLabel('City or country').selectOption('Japan')
  await expect(page.getByRole('link', { name: 'Call 119' })).toBeVisible()
  await expect(page.getByText(/^The facts of this country are not on this device yet/)).toBeVisible()
  await page.getByLabel('City or country').selectOption('Colombia')
  await expect(page.getByText('Think again before going')).toBeVisible()
  await context.setOffline(false)
  // The browser's own word on what it could not ask for.
  complaints.length = 0
})

test('who fetches a car reads what holds on the roads there', async ({ page }) => {
  await open(page, '/car-rental')
  await page.getByRole('button', { name: 'Fill in the form' }).click()
  await expect(page.getByRole('heading', { name: 'Driving: Spain' })).toBeVisible()
  await page.getByLabel('Country you drive in').selectOption('United Kingdom')
  await expect(page.getByText('On the left')).toBeVisible()
  await expect(page.getByText('In towns 30 mph, Outside 60 mph, Motorways 70 mph')).toBeVisible()
})

test('plugs are tried on the sockets of any other country', async ({ page }) => {
  await open(page, '/gemini-travel-intel?country=GB&home=US')
  await expect(page.getByText('You need an adapter')).toBeVisible()
  await expect(page.getByText(/^The voltage is higher \(230 V, not 120 V\)/)).toBeVisible()
  await page.getByLabel('Your devices come from').selectOption('Ireland')
  await expect(page.getByText('No adapter needed')).toBeVisible()
})

test('the passport is tried by the rule of the country that is chosen', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-06-01T12:00:00Z'))
  await open(page, '/documents')
  await page.getByLabel('Day of entry').fill('2026-06-10')
  await page.getByLabel('Day of exit').fill('2026-06-20')
  await page.getByLabel('Expires on').fill('2026-12-09')
  await page.getByLabel('Where you go').selectOption('Thailand')
  await expect(page.getByText('It expires too soon')).toBeVisible()
  await expect(page.getByText(/it has to be valid up to Dec 10, 2026/)).toBeVisible()
  await page.getByLabel('Where you come from').selectOption('Kenya')
  await expect(page.getByText('A certificate of vaccination is asked for.')).toBeVisible()
  await page.getByLabel('Where you go').selectOption('United Kingdom')
  await expect(page.getByText('It will do')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await fitsWidth(page)).toBe(true)
})
