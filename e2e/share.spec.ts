import { expect, expectToast, open, suppressOverlays, test } from './fixtures.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('passes the answer of a tool on: a stranger sees the same answer', async ({ page, browser }) => {
  await open(page, '/gemini-safety?utm_source=somebody&country=TH')
  await expect(page.getByRole('heading', { name: 'Emergency numbers in Thailand' })).toBeVisible()
  await page.getByRole('button', { name: 'Share this result' }).click()
  await expectToast(page, 'Link copied')
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.pathname + link.search).toBe('/gemini-safety?country=TH')

  const stranger = await browser.newContext({ baseURL: link.origin })
  await suppressOverlays(stranger)
  const other = await stranger.newPage()
  await open(other, link.pathname + link.search)
  await expect(other.getByRole('heading', { name: 'Emergency numbers in Thailand' })).toBeVisible()
  await expect(other.getByText('1669')).toBeVisible()

  await open(other, '/documents?passports=DE&to=JP&purpose=tourism')
  const answer = other.getByRole('region', { name: 'Visa requirement' })
  await expect(answer.getByText('You don’t need a visa for Japan, up to 90 days.')).toBeVisible()
  // Saved as a favourite, it links back to this page.
  await answer.getByRole('button', { name: /^Save Germany: You don’t need a visa/ }).click()
  await open(other, '/dashboard')
  await other.getByRole('link', { name: /^Germany: You don’t need a visa for Japan/ }).click()
  await expect(other).toHaveURL(/\/documents\?passports=DE&to=JP&purpose=tourism$/)

  // Only the desktop home compares two cities; its link opens on any device, and so does that of a car.
  await open(other, '/gemini-travel-intel?city=lisbon&month=2027-05&currency=EUR&with=tokyo')
  await expect(other.getByRole('row', { name: /^Low to high .*57°F.*75°F/ })).toBeVisible()
  await open(other, '/car-rental?place=Seville%2C%20Spain&country=ES&licence=JP')
  await expect(other.getByRole('combobox', { name: 'Pick-up location' })).toHaveValue('Seville, Spain')
  await expect(other.getByText('Right', { exact: true })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Save Car rental in Seville, Spain' })).toBeVisible()
  await stranger.close()
})
