import { becomeMemberOnPage } from './account.ts'
import { expect, expectAccessible, expectToast, fitsWidth, open, test } from './fixtures.ts'

test('prices change with the interval, are accessible and fit 320 px', async ({ page }) => {
  await open(page, '/pricing')
  await expect(page.getByText('$7.99 for the first month, 20% off')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Year' }).click()
  await expect(page.getByText('Save $20.88 a year')).toBeVisible()
  await expect(page.getByText('$399.00')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await fitsWidth(page)).toBe(true)
})

test('a plan that a guest chooses is gone on with after signing up, by itself, and is bought in the test checkout', async ({
  page,
  product,
  address,
}) => {
  await open(page, '/pricing')
  await page.getByRole('button', { name: 'Choose Jetsetter' }).click()
  await expect(page).toHaveURL('/auth')
  await becomeMemberOnPage(page, product, address)
  await expect(page.getByText('Trial, 7 days left')).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expectToast(page, 'Redirecting to checkout...')
  const dialog = page.getByRole('dialog', { name: 'Test payment' })
  await expect(dialog).toContainText('$15.99')
  // A person who returns without paying can resume the checkout, and it does not restart on its own.
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await page.reload()
  const notice = page.getByRole('status').filter({ hasText: 'You chose Jetsetter.' })
  await notice.getByRole('button', { name: 'Choose Jetsetter' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Complete test payment' }).click()
  await expect(page.getByText('You’re now on Jetsetter.')).toBeVisible()
  await expectAccessible(page)
})
