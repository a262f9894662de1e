import { readFile } from 'node:fs/promises'
import { becomeMember, signIn } from './account.ts'
import { expect, expectAccessible, expectToast, fitsWidth, open, test } from './fixtures.ts'

test('a person changes the name, takes everything along and deletes the account', async ({
  page,
  product,
  address,
}) => {
  await open(page, '/profile')
  await expect(page).toHaveURL('/auth')
  await becomeMember(page, product, address)
  await open(page, '/profile')
  await expectAccessible(page)
  expect(await fitsWidth(page)).toBe(true)
  await page.getByLabel('Full name').fill('Ada Example')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Saved.')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await (await downloading).path()
  const bytes = await readFile(file, 'latin1')
  expect(bytes.slice(0, 2)).toBe('PK')
  for (const name of ['README.txt', 'account.json', 'tables/sessions.json']) expect(bytes).toContain(name)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your email address').fill(address)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expectToast(page, 'Your account is deleted. Safe travels!')
  await expect(page).toHaveURL('/')
})

test('the settings list the sessions of the account and can end the other ones', async ({
  page,
  browser,
  product,
  address,
  complaints,
}) => {
  await becomeMember(page, product, address)
  const elsewhere = await browser.newContext({ baseURL: product.url })
  const other = await elsewhere.newPage()
  await signIn(other, address)
  await other.waitForURL('/dashboard')
  await open(page, '/settings')
  await expect(page.getByText('this device', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Chrome on /)).toHaveCount(2)
  await expect(page.getByRole('switch', { name: 'Location' })).toBeVisible()
  await expectAccessible(page)
  expect(await fitsWidth(page)).toBe(true)
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expectToast(page, 'All other devices are signed out.')
  expect((await other.request.get('/api/saved-items')).status()).toBe(401)
  expect((await page.request.get('/api/saved-items')).status()).toBe(200)
  await elsewhere.close()
  complaints.length = 0
})
