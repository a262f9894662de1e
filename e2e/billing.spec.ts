import { becomeMember } from './account.ts'
import { endsAtTheRight, expect, expectAccessible, expectToast, fitsWidth, open, test } from './fixtures.ts'

test('a plan is stopped, renewed again and changed at the announced price; every payment is listed', async ({
  page,
  product,
  address,
}) => {
  await becomeMember(page, product, address)
  await open(page, '/pricing')
  await page.getByRole('button', { name: 'Choose Globetrotter' }).click()
  await page.getByRole('button', { name: 'Complete test payment' }).click()
  await expect(page.getByText('You’re now on Globetrotter.')).toBeVisible()
  await expect(page.getByText('Your plan', { exact: true })).toBeVisible()

  await open(page, '/settings')
  await expect(page.getByText(/^Globetrotter\. Renews on .* for \$9\.99\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await expectToast(page, 'Plan canceled. You keep it until the end date.')
  await expect(page.getByText(/^Globetrotter, until .* It won’t renew\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Renew plan' }).click()
  await expect(page.getByRole('button', { name: 'Cancel plan' })).toBeVisible()
  await expectToast(page, 'Your plan will renew again.')
  // While a toast lies over a switch, the switch is a small target.
  await expect(page.locator('.toast')).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await fitsWidth(page)).toBe(true)

  await page.getByRole('button', { name: 'Change plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change plan' })
  await dialog.getByLabel('New plan').selectOption({ label: 'Jetsetter, $19.99 per month' })
  // Right after the purchase nearly both whole months are unused: $19.99 less the $7.99 already paid.
  await expect(dialog.getByText('Due now')).toBeVisible()
  await expect(dialog.getByText('$12.00')).toBeVisible()
  await expectAccessible(page)
  expect(await fitsWidth(page)).toBe(true)
  await dialog.getByRole('button', { name: 'Change now' }).click()
  await expectToast(page, 'You’re now on Jetsetter.')
  await expect(page.getByText(/^Jetsetter\. Renews on /)).toBeVisible()
  const payments = page.getByRole('listitem').filter({ hasText: '$' })
  await expect(payments.filter({ hasText: '$7.99' })).toBeVisible()
  await expect(payments.filter({ hasText: '$12.00' })).toBeVisible()
  const receipt = await product.mailTo(address, 'Your payment for Jetsetter')
  expect(receipt.text).toContain('No card was used and no money was charged')
})

test('a guest pays first and has the plan with the account that proves the address', async ({
  page,
  product,
  address,
}) => {
  await open(page, '/pricing')
  await page.getByRole('button', { name: 'Buy without an account: Lifetime' }).click()
  const dialog = page.getByRole('dialog', { name: 'Test payment' })
  await dialog.getByLabel('Email').fill(address)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Complete test payment' }).click()
  await expect(page.getByText(/^Payment received\. To get Lifetime, sign up/)).toBeVisible()
  await becomeMember(page, product, address)
  await open(page, '/settings')
  await expect(page.getByText('Lifetime, paid once. It never ends.')).toBeVisible()
})

test('a discount that does not apply shows the full price, and the buyer may continue at that price', async ({
  page,
  product,
  address,
  complaints,
}) => {
  await open(page, '/pricing?discount=spent-long-ago')
  await page.getByRole('button', { name: 'Buy without an account: Lifetime' }).click()
  const dialog = page.getByRole('dialog', { name: 'This discount doesn’t apply' })
  await expect(dialog.getByText('Without it, Lifetime starts at $299.00.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Continue at this price' }).click()
  const checkout = page.getByRole('dialog', { name: 'Test payment' })
  await expect(checkout.getByText('$299.00')).toBeVisible()
  // Appearing and disappearing, a toast beside it must not shift it.
  const at = await checkout.boundingBox()
  await checkout.getByRole('region').getByRole('button', { name: 'Close' }).click()
  await expect(checkout.getByRole('region').getByRole('listitem')).toHaveCount(0)
  expect(await checkout.boundingBox()).toEqual(at)

  // A signed-in person sees the same notice; in a right-to-left page the English sentence keeps its order.
  await becomeMember(page, product, address)
  await open(page, '/pricing?discount=spent-long-ago&lang=ar-XB')
  // Until the session is known the page also offers to buy without an account.
  await page
    .getByRole('button', { name: /Lifetime/ })
    .first()
    .click()
  const sentence = page.getByText('Without it, Lifetime starts at $299.00.')
  await expect(sentence).toBeVisible()
  expect(await endsAtTheRight(sentence)).toBe(true)
  // Chromium logs the 409 itself.
  complaints.length = 0
})
