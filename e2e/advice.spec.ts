import { expect, open, test } from './fixtures.ts'

test('the numbers of a country can be called, with no network, and the position tells the country', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 13.75, longitude: 100.5 })
  await open(page, '/gemini-safety?country=JP')
  await expect(page.getByRole('heading', { name: 'Emergency numbers in Japan' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 119' })).toHaveAttribute('href', 'tel:119')
  await page.getByRole('button', { name: 'Which country am I in?' }).click()
  await expect(page.getByText(/You’re in Thailand/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 1669' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('combobox', { name: 'Country' }).fill('fra')
  await page.getByRole('listbox').getByRole('option', { name: 'France', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Call 15', exact: true })).toBeVisible()
  await context.setOffline(false)
  // Chromium logs each request that failed offline.
  complaints.length = 0
})
