import { becomeMember, becomeOwner } from './account.ts'
import { expect, expectAccessible, expectToast, fitsWidth, open, suppressOverlays, test } from './fixtures.ts'

test('a review is reported by a guest, taken down by staff, and its writer is told why', async ({
  page,
  browser,
  product,
  address,
}) => {
  const context = await browser.newContext()
  await suppressOverlays(context)
  const writer = await context.newPage()
  await becomeMember(writer, product, address)
  await becomeOwner(page, product)
  const headers = { origin: product.url }
  const text = `The owner of the inn is at 555 0100. Written by ${address}.`
  const written = await writer.request.post('/api/reviews', { data: { rating: 2, text }, headers })
  const { own } = await written.json()
  const { reviews } = await (await page.request.get('/api/admin/reviews')).json()
  const { writtenAt } = reviews.find(({ id }: { id: string }) => id === own.id)
  await page.request.post(`/api/admin/reviews/${own.id}/verdict`, {
    data: { state: 'shown', writtenAt },
    headers,
  })

  const guest = await (await browser.newContext()).newPage()
  await suppressOverlays(guest.context())
  await open(guest, '/')
  const shown = guest.getByRole('listitem').filter({ hasText: text })
  for (const late of await guest.locator('[data-late]:visible').all()) await late.scrollIntoViewIfNeeded()
  await shown.getByRole('button', { name: /^Report the review by/ }).click()
  await guest.getByLabel('Details').fill('That is my phone number.')
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Send report' }).click()
  await expectToast(guest, 'Thanks. We got your report and will look at it.')

  await open(page, '/admin?tab=reports')
  const row = page.getByRole('listitem').filter({ hasText: text })
  await expect(row).toContainText('That is my phone number.')
  await expect(row).toContainText('It has someone’s personal data')
  await expectAccessible(page)
  expect(await fitsWidth(page)).toBe(true)
  await row.getByRole('button', { name: 'Take down' }).click()
  await row.getByLabel('Reason').fill('It has the phone number of somebody else.')
  await row.getByRole('button', { name: 'Take it down' }).click()
  await expectToast(page, 'Taken down. The person who made it was told why.')

  await open(writer, '/notifications')
  const why = 'We took down your review. Reason: It has the phone number of somebody else.'
  await expect(writer.getByText(why)).toBeVisible()
  await guest.reload()
  await expect(shown).toHaveCount(0)
  await guest.context().close()
  await context.close()
})
