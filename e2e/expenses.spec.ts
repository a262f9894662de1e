import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectAccessibleByDayAndNight, fitsWidth, open, test } from './fixtures.ts'

/** A picture of one pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('a group splits what it spends in two currencies, settles up and takes the list away', async ({
  page,
}) => {
  await open(page, '/budget#spent')
  // The form starts with the currency of the browser's country.
  await expect(page.getByLabel('Pay back in')).toHaveValue('USD')
  await page.getByLabel('Pay back in').selectOption('EUR')
  for (const name of ['Ada', 'Ben', 'Cleo']) {
    await page.getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
  }
  const form = page.getByRole('form', { name: 'New expense' })
  await form.getByLabel('Description').fill('Hotel')
  await form.getByLabel('Amount', { exact: true }).fill('100,00')
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') })
  await expect(form.getByRole('alert')).toContainText('This isn’t a photo')
  await form.locator('input[type=file]').setInputFiles({ name: 'bill', mimeType: '', buffer: PHOTO })
  await expect(form.getByRole('img', { name: 'Receipt' })).toBeVisible()
  await form.getByRole('button', { name: 'Add expense' }).click()
  await page.getByRole('button', { name: 'Show the receipt of Hotel' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Receipt' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('gets €66.66')).toBeVisible()
  await expect(page.getByText('owes €33.33')).toHaveCount(2)
  await expect(page.getByText('Only 2 payments needed')).toBeVisible()

  await form.getByLabel('Description').fill('Boat')
  await form.getByLabel('Amount', { exact: true }).fill('11.68')
  await form.getByLabel('Currency').selectOption('USD')
  await form.getByLabel('Paid by').selectOption('Ben')
  await form.getByLabel('Split', { exact: true }).selectOption('By exact amounts')
  await form.getByLabel('Amount for Cleo').fill('11')
  await form.getByRole('button', { name: 'Add expense' }).click()
  await expect(form.getByRole('alert')).toHaveText('The amounts don’t add up: $0.68 missing.')
  await form.getByLabel('Amount for Ben').fill('.68')
  await form.getByRole('button', { name: 'Add expense' }).click()
  await expect(page.getByText('about €10.00')).toBeVisible()
  const list = page.getByRole('region', { name: 'Expenses' })
  await expect(list.getByText('Total €110.00')).toBeVisible()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a table (CSV)' }).click()
  const text = await readFile(await (await saving).path(), 'utf8')
  expect(text).toContain(',Boat,Food and drink,Ben,USD,11.68,0.00,0.68,11.00,10.00')

  await page.reload()
  await page.locator('html[data-hydrated]').waitFor()
  // After part of the debt was paid in cash, the page proposes the rest.
  await page.getByText('Add another payment').click()
  await page.getByLabel('From', { exact: true }).selectOption('Cleo')
  await page.getByLabel('Amount in EUR').fill('10')
  await page.getByRole('button', { name: 'Save payment' }).click()
  await expect(page.getByText('gets €56.66')).toBeVisible()
  await page
    .getByRole('button', { name: /^Mark as paid: Cleo to Ada/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Mark as paid: Ben to Ada/ }).click()
  await expect(page.getByText('Everyone is paid back.')).toBeVisible()
  await page.getByLabel('Total budget', { exact: true }).fill('50')
  await page.getByRole('textbox', { name: 'First day' }).fill('2026-05-01')
  await page.getByLabel('Last day').fill('2026-05-05')
  await expect(page.getByText('You’re €60.00 over budget.')).toBeVisible()
})

test('is accessible with the example in both themes, fits 320 px and reads right to left', async ({
  page,
}) => {
  await open(page, '/budget#spent')
  await page.getByRole('button', { name: 'Add example' }).click()
  await expect(page.getByRole('region', { name: 'Expenses' })).toBeVisible()
  await page.getByLabel('Split', { exact: true }).selectOption('By item')
  await expectAccessibleByDayAndNight(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/budget?lang=ar-XB#spent')
  await expect(page.getByRole('listitem').filter({ hasText: 'Ada' }).first()).toBeVisible()
  expect(await fitsWidth(page)).toBe(true)
  await expectAccessible(page)
})

test('an estimate is saved on, becomes the budget of a list, and goes with a trip', async ({
  page,
  context,
}) => {
  await open(page, '/budget?to=lisbon.4&start=2031-07-10&currency=EUR&keep=bed~meal~transport~sights&flex=0')
  const total = page.getByRole('region', { name: 'Estimate' }).getByRole('status')
  await expect(total).toContainText(/About €[\d,]+.*probably €[\d,]+ to €[\d,]+/)
  await expect(page.getByText('Stay 30 minutes from Lisbon city center')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Don’t change: Area' }).click()
  await expect(page.getByText('We found no savings.')).toBeVisible()
  await expect(page).toHaveURL(/area/)

  // The browser is offline from here on.
  await page.getByRole('button', { name: 'Use as my budget' }).click()
  await page.getByLabel('Name').fill('Ada')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText(/^€.* a day$/)).toBeVisible()
  await expect(page.getByText(/^€0.00 of €/)).toHaveCount(4)
  await page.getByLabel('Expense list for').selectOption('New trip')
  await page.getByRole('button', { name: 'Move it to this trip' }).click()
  await page.getByLabel('Description').fill('Tram')
  await page.getByLabel('Amount', { exact: true }).fill('٣٫٥٠')
  await page.getByLabel('Category', { exact: true }).selectOption('Getting around')
  await page.getByRole('button', { name: 'Add expense' }).click()
  await expect(page.getByText(/^€3.50 of €/)).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Expense list for')).toContainText('Trip budget')
  await expect(page.getByText(/^€3.50 of €/)).toBeVisible()
})
