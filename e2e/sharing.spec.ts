import { becomeMember, becomeMemberOnPage } from './account.ts'
import { expect, open, suppressOverlays, test } from './fixtures.ts'

test('a trip is shared by a link: a guest reads it, and who joins changes it together with its owner', async ({
  page,
  product,
  browser,
  address,
}) => {
  await becomeMember(page, product, address)
  await open(page, '/itinerary')
  await page.getByRole('button', { name: 'Plan three days in Rome' }).click()
  await page.waitForURL(/\?trip=/)
  // The server knows no sharing of a trip that it has not received yet.
  await expect(page.locator('main header').getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'People and history' })
  await panel.getByRole('button', { name: 'Create link' }).click()
  const link = new URL(await panel.getByRole('textbox', { name: 'Link address' }).inputValue())
  await panel.getByRole('button', { name: 'Close' }).click()

  const friend = await browser.newContext({ baseURL: product.url })
  await suppressOverlays(friend)
  const other = await friend.newPage()
  await open(other, link.pathname + link.hash)
  await expect(other.locator('[data-proof=kept]')).toBeVisible()
  await expect(other.locator('[data-stop]').first()).toBeVisible()
  await becomeMemberOnPage(other, product, `friend.${address}`)
  await open(other, link.pathname + link.hash)
  await other.getByRole('button', { name: 'Edit together' }).click()
  await other.waitForURL(/\/itinerary\?trip=/)

  const title = (of: typeof page) => of.getByRole('textbox', { name: 'Trip name' })
  await title(other).fill('Rome with Kim')
  await title(other).press('Enter')
  await expect(title(page)).toHaveValue('Rome with Kim')

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await panel.getByRole('button', { name: 'Remove No name' }).click()
  await expect(title(other)).toBeHidden()
  await open(other, link.pathname + link.hash)
  await expect(other.getByText(/^This link was removed/)).toBeVisible()
  await friend.close()
})
