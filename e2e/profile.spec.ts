import { readFile } from 'node:fs/promises'
import { becomeMember } from './account.ts'
import { expect, expectAccessible, expectSaid, fitsWidth, open, test } from './fixtures.ts'

test('a person changes the name, takes everything along and deletes the account', async ({
  page,
  product,
  address,
}) => {
  await open(page, '/profile')
  await expect(page).toHaveURL('/auth')
  await becomeMember(page, product, address)
  await open(page, '/profile')
  await expect(page.getByText('this one')).toBeVisible()
  await expectAccessible(page)
  expect(await fitsWidth(page)).toBe(true)
  await page.getByLabel('Full name').fill('Ada Example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectSaid(page, 'Saved.')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const file = await (await downloading).path()
  expect(JSON.parse(await readFile(file, 'utf8')).account).toMatchObject({
    email: address,
    name: 'Ada Example',
  })
  await page.getByRole('button', { name: 'Delete the account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete the account?' })
  await dialog.getByLabel('Your email address').fill(address)
  await dialog.getByRole('button', { name: 'Delete it all' }).click()
  await expectSaid(page, 'The account is deleted. Safe travels.')
  await expect(page).toHaveURL('/')
})
