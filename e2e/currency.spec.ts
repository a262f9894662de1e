import { expect, open, test } from './fixtures.ts'

test('an amount in any writing is exact in several currencies, beside the age of the rate', async ({
  page,
}) => {
  await open(page, '/currency-converter')
  await page.getByLabel('Amount').fill('1.234,50')
  await page.getByLabel('To', { exact: true }).selectOption('JPY')
  await expect(page.getByText('JPY 230,543', { exact: false })).toBeVisible()
  await expect(page.getByText(/^Rates from April 13, 2026, \d+ days old/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Rate from Jul 2023 to Apr 2026/ })).toBeVisible()
  await page.getByText('Show table', { exact: true }).click()
  await expect(page.getByRole('row', { name: 'Apr 2026 185.2' })).toBeVisible()
  await page.getByLabel('Amount').fill('١٠٠')
  await expect(page.getByText('JPY 18,675')).toBeVisible()
  await page.getByRole('button', { name: 'Swap currencies' }).click()
  await expect(page.getByText('EUR 0.54', { exact: true })).toBeVisible()
  await page.getByLabel('Amount').fill('1.5')
  await expect(page.getByText('JPY has no decimals. Write ten thousand as 10,000,')).toBeVisible()

  await expect(page).toHaveURL(/\?(?=.*amount=1\.5)(?=.*from=JPY)(?=.*to=EUR)/)
  await page.getByLabel('Add currency').selectOption('ISK')
  await page.getByRole('button', { name: 'Keep JPY to EUR in my list' }).click()
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor()
  await expect(page.getByRole('button', { name: 'Remove Icelandic Króna' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove JPY to EUR' })).toBeVisible()
})

test('money that was replaced is refused by its name', async ({ page }) => {
  await open(page, '/currency?amount=100&from=DEM&to=USD')
  await expect(page).toHaveURL(/\/currency-converter\?/)
  await expect(
    page.getByText(/Euro replaced German mark \(DEM\) on January 1, 1999, one for 1\.95583 DEM/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Use EUR' }).click()
  await expect(page.getByText('USD 116.84')).toBeVisible()
})

test('converts with no network once the rates are here', async ({ page, context }) => {
  await open(page, '/currency-converter')
  await expect(page.getByText('USD 116.84')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByLabel('Amount').fill('1e15')
  await expect(page.getByText('USD 1,168,400,000,000,000.00')).toBeVisible()
})
