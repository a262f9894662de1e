import { expect, expectAccessible, open, test } from './fixtures.ts'

test('a country is told by its level and its reasons, and once seen also with no network', async ({
  page,
  context,
  complaints,
}) => {
  const choose = async (typed: string, name: string) => {
    await page.getByRole('combobox', { name: 'City or country' }).fill(typed)
    await page.getByRole('listbox').getByRole('option', { name }).click()
  }
  await open(page, '/risk-radar?place=CO')
  await expect(page.getByText('Think again before you go')).toBeVisible()
  await expect(page.getByText(/^Because of violent crime/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 123' })).toBeVisible()
  await expect(page.getByText('Real risk of robbery or attacks')).toBeVisible()
  await expect(page.getByText('Embassy in Bogotá').first()).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(true)
  await choose('jap', 'Japan')
  await expect(page.getByRole('link', { name: 'Call 119' })).toBeVisible()
  await expect(page.getByText(/this isn’t on this device/).first()).toBeVisible()
  await expect(page.getByText(/this isn’t on this device/).nth(1)).toBeVisible()
  await choose('colombia', 'Colombia')
  await expect(page.getByText('Think again before you go')).toBeVisible()
  await expect(page.getByText('Real risk of robbery or attacks')).toBeVisible()
  await context.setOffline(false)
  // Chromium logs each request that failed offline.
  complaints.length = 0
})

test('who fetches a car reads what holds on the roads there', async ({ page }) => {
  await open(page, '/car-rental')
  await page.getByRole('button', { name: 'Fill in the form' }).click()
  await expect(page.getByRole('heading', { name: 'Driving: Spain' })).toBeVisible()
  await page.getByLabel('Driving in').selectOption('United Kingdom')
  await expect(page.getByText('Left', { exact: true })).toBeVisible()
  await expect(page.getByText('Towns 30 mph, Outside towns 60 mph, Highways 70 mph')).toBeVisible()
  await expect(
    page.getByText(
      /^On some roads, bridges or tunnels. Some have no place to pay: a camera reads your plate/,
    ),
  ).toBeVisible()
  await page.getByLabel('Your license is from').selectOption('Germany')
  await expect(page.getByText(/^Your license, if it’s a photocard/)).toBeVisible()
  await expect(page).toHaveURL(/country=GB&licence=DE/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Driving: United Kingdom' })).toBeVisible()
})

test('plugs are tried on the sockets of any other country', async ({ page }) => {
  await open(page, '/gemini-travel-intel?country=GB&home=US')
  await expect(page.getByText('You need an adapter')).toBeVisible()
  await expect(page.getByText(/^Higher voltage \(230 V, not 120 V\)/)).toBeVisible()
  await page.getByLabel('Your devices are from').selectOption('Ireland')
  await expect(page.getByText('No adapter needed')).toBeVisible()
})

test('the passport is tried by the rule of the country that is chosen', async ({ page }) => {
  await open(page, '/documents?to=TH&entry=2027-06-10&exit=2027-06-20')
  await page.getByLabel('Expires on').fill('2027-12-09')
  await expect(page.getByText('It expires too soon')).toBeVisible()
  await expect(page.getByText(/It must be valid until Dec 10, 2027/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Destination', exact: true }).selectOption('United Kingdom')
  await expect(page.getByText('Your passport is fine')).toBeVisible()
})
