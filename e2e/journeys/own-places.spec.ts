import { becomeMember } from '../account.ts'
import { expect, expectAccessible, expectToast, fitsWidth, open, type Page, test } from '../fixtures.ts'

const places = (page: Page) => page.getByRole('region', { name: 'Your places', exact: true })
const sheet = (page: Page) => page.getByRole('dialog')
const stopOf = (page: Page, name: string) => page.locator('[data-stop]').filter({ hasText: name })

async function pick(page: Page, position: string): Promise<void> {
  await places(page).getByRole('button', { name: 'Add your own place' }).click()
  await sheet(page).getByRole('combobox', { name: 'Place, address, coordinates' }).fill(position)
  await sheet(page).getByRole('listbox').getByRole('option').first().click()
}

test('a place of one’s own is planned and proved like any other, offline too, and a stay is where days begin', async ({
  page,
  context,
  product,
  address,
  complaints,
}, info) => {
  await becomeMember(page, product, address)
  await open(page, '/itinerary')
  await page.getByRole('combobox', { name: 'City', exact: true }).fill('Honolulu')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Days' }).fill('2')
  await page.getByLabel('First day').fill('2027-05-10')
  await page.getByRole('button', { name: 'Plan my trip' }).click()
  await page.waitForURL(/\?trip=/)
  await expect(places(page).getByRole('button', { name: 'Add your own place' })).toBeVisible()

  await pick(page, '21.2790, -157.8292')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(sheet(page).getByRole('alert')).toHaveText('Fix 1 field to continue.')
  await sheet(page).getByRole('textbox', { name: 'Name' }).fill('Aunt Lani')
  await sheet(page).getByRole('combobox', { name: 'Opening hours' }).selectOption('week')
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Aunt Lani added.')
  await expect(places(page).getByRole('button', { name: /Aunt Lani/ })).toContainText('Not in the plan yet')
  // On a phone the map is behind a button, as its stops are.
  if (info.project.name === 'desktop')
    await expect(page.getByRole('button', { name: 'Aunt Lani, Not in the plan yet' })).toHaveText('+')
  await places(page).getByRole('button', { name: 'Fit it into the plan' }).click()
  await expect(stopOf(page, 'Aunt Lani')).toHaveCount(1)
  await expect(page.locator('[data-proof]')).toHaveAttribute('data-proof', 'kept')

  await pick(page, 'https://www.google.com/maps/@21.2850,-157.8350,17z')
  await sheet(page).getByRole('combobox', { name: 'What is it for?' }).selectOption('stay')
  await sheet(page).getByRole('textbox', { name: 'Name' }).fill('Harbour Inn')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(places(page)).toContainText('You stay here in Honolulu')
  await expect(page.locator('[data-day="0"]')).toContainText('Harbour Inn')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await fitsWidth(page)).toBe(true)

  await context.setOffline(true)
  await places(page)
    .getByRole('button', { name: /Aunt Lani/ })
    .click()
  await sheet(page).getByRole('textbox', { name: 'Visit length in minutes' }).fill('90')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(places(page).getByRole('button', { name: /Aunt Lani/ })).toContainText('90 min')
  await context.setOffline(false)
  await expect(page.locator('main header').getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(places(page).getByRole('button', { name: /Aunt Lani/ })).toContainText('90 min')
  complaints.length = 0
})
