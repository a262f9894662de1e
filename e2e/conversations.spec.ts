import { becomeMember, linkIn } from './account.ts'
import { expect, expectAccessible, fitsWidth, open, test } from './fixtures.ts'

test('the help articles are found by their words, whatever the accents', async ({ page }) => {
  await open(page, '/help-center')
  await expectAccessible(page)
  await page.getByLabel('Search the articles').fill('sígnal badge')
  await expect(page.getByText('1 article', { exact: true })).toBeVisible()
  await page.getByText('What works with no signal').click()
  await expect(page.getByText('A badge counts what waits.')).toBeVisible()
  await page.getByLabel('Search the articles').fill('zeppelin')
  await expect(page.getByText('No article holds all of these words.')).toBeVisible()
  expect(await fitsWidth(page)).toBe(true)
})

test('a guest begins a conversation, and its mail opens it on another device', async ({
  page,
  product,
  address,
  browser,
}) => {
  await open(page, '/chat-with-us')
  await page.getByLabel('Your email address').fill(address)
  await page.getByLabel('Your message').fill('The map of Rome stays blank.')
  await page.getByRole('button', { name: 'Start the conversation' }).click()
  const log = page.getByRole('log', { name: 'The conversation' })
  await expect(log).toContainText('The map of Rome stays blank.')
  await page.getByLabel('Write on').fill('It was on a train.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log).toContainText('It was on a train.')
  await expectAccessible(page)
  const mail = await product.mailTo(address, 'We have your message')
  const other = await (await browser.newContext({ baseURL: product.url })).newPage()
  await open(other, linkIn(mail.links, '/chat-with-us'))
  await expect(other.getByRole('log')).toContainText('It was on a train.')
  await expect(other).toHaveURL('/chat-with-us')
  await other.context().close()
})

test('a request of an account stands in its own list', async ({ page, product, address }) => {
  await becomeMember(page, product, address)
  await open(page, '/support-center')
  await page.getByLabel('What is it about?').fill('A question of prices')
  await page.getByLabel('Tell us').fill('Is a year cheaper?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'It has arrived' })).toBeVisible()
  await page.getByRole('link', { name: 'A question of prices' }).click()
  await expect(page.getByRole('log')).toContainText('Is a year cheaper?')
})
