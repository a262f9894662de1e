import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, fitsWidth, open, test } from './fixtures.ts'

test('a group splits what it spends in two currencies, settles up and takes the list away', async ({
  page,
}) => {
  await open(page, '/budget')
  for (const name of ['Ada', 'Ben', 'Cleo']) {
    await page.getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
  }
  const form = page.getByRole('form', { name: 'New expense' })
  await form.getByLabel('What for').fill('Hotel')
  await form.getByLabel('Amount', { exact: true }).fill('100,00')
  await form.getByRole('button', { name: 'Add the expense' }).click()
  await expect(page.getByText('gets €66.66')).toBeVisible()
  await expect(page.getByText('owes €33.33')).toHaveCount(2)
  await expect(page.getByText('2 payments: fewer would not do.')).toBeVisible()

  await form.getByLabel('What for').fill('Boat')
  await form.getByLabel('Amount', { exact: true }).fill('11.72')
  await form.getByLabel('Currency').selectOption('USD')
  await form.getByLabel('Paid by').selectOption('Ben')
  await form.getByLabel('Split').selectOption('By exact amounts')
  await form.getByLabel('Amount of Cleo').fill('11')
  await form.getByRole('button', { name: 'Add the expense' }).click()
  await expect(form.getByRole('alert')).toHaveText('The amounts do not come to the sum: $0.72 missing.')
  await form.getByLabel('Amount of Ben').fill('.72')
  await form.getByRole('button', { name: 'Add the expense' }).click()
  await expect(page.getByText('about €10.00')).toBeVisible()
  await expect(page.getByText('Together €110.00')).toBeVisible()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const text = await readFile(await (await saving).path(), 'utf8')
  expect(text).toContain(',Boat,Ben,USD,11.72,0.00,0.72,11.00')

  await page.reload()
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('button', { name: /^Cleo paid Ada/ }).click()
  await page.getByRole('button', { name: /^Ben paid Ada/ }).click()
  await expect(page.getByText('Nobody owes anything.')).toBeVisible()
  await page.getByLabel('Budget for the whole trip').fill('50')
  await page.getByLabel('First day').fill('2026-05-01')
  await page.getByLabel('Last day').fill('2026-05-05')
  await expect(page.getByText('The budget is spent: €60.00 over.')).toBeVisible()
})

test('is accessible with the example in both themes, fits 320 px and reads right to left', async ({
  page,
}) => {
  await open(page, '/budget')
  await page.getByRole('button', { name: 'Fill in the example' }).click()
  await expect(page.getByText(/^Together €/)).toBeVisible()
  await page.getByLabel('Split').selectOption('By item')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/budget?lang=ar-XB')
  await expect(page.getByRole('listitem').filter({ hasText: 'Ada' }).first()).toBeVisible()
  expect(await fitsWidth(page)).toBe(true)
  await expectAccessible(page)
})
