import { becomeMember, becomeOwner, linkIn } from './account.ts'
import {
  endsAtTheRight,
  expect,
  expectAccessible,
  fitsWidth,
  open,
  suppressOverlays,
  test,
} from './fixtures.ts'

test('the search finds help articles by their words, ignoring accents', async ({ page }) => {
  await open(page, '/help-center')
  await expectAccessible(page)
  await page.getByLabel('Search articles').fill('sígnal number')
  await expect(page.getByText('1 article', { exact: true })).toBeVisible()
  await page.getByText('What works with no signal').click()
  await expect(page.getByText('A number shows how many changes aren’t in your account yet.')).toBeVisible()
  await page.getByLabel('Search articles').fill('zeppelin')
  await expect(page.getByText('No articles found')).toBeVisible()
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
  await page.getByRole('button', { name: 'Start chat' }).click()
  const log = page.getByRole('log', { name: 'Conversation' })
  await expect(log).toContainText('The map of Rome stays blank.')
  await page.getByLabel('Reply').fill('It was on a train.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log).toContainText('It was on a train.')
  await expectAccessible(page)
  const mail = await product.mailTo(address, 'We got your message')
  const other = await (await browser.newContext({ baseURL: product.url })).newPage()
  await open(other, linkIn(mail.links, '/chat-with-us'))
  await expect(other.getByRole('log')).toContainText('It was on a train.')
  await expect(other).toHaveURL('/chat-with-us')
  await other.context().close()
})

test('a support request of an account is in its own list', async ({ page, product, address }) => {
  await becomeMember(page, product, address)
  await open(page, '/support-center')
  await page.getByLabel('What is it about?').fill('A question of prices')
  await page.getByRole('textbox', { name: 'Message' }).fill('Is a year cheaper?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible()
  await page.getByRole('link', { name: 'A question of prices' }).click()
  await expect(page.getByRole('log')).toContainText('Is a year cheaper?')
})

test('what a traveller writes is in the inbox of staff within seconds, unasked, and counts in its title', async ({
  page,
  product,
  browser,
}) => {
  // Hides the focus from the page, as if another tab were in front: under automation every page has the focus.
  await page.addInitScript(() => Object.assign(document, { hasFocus: () => false }))
  await becomeOwner(page, product)
  await open(page, '/support-admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
  const title = await page.title()
  const row = page.getByRole('listitem').filter({ hasText: 'Does the ferry run in May?' })
  await expect(row).toHaveCount(0)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  const traveller = await browser.newContext({ baseURL: product.url })
  await suppressOverlays(traveller)
  const chat = await traveller.newPage()
  await open(chat, '/chat-with-us')
  await chat.getByLabel('Your email address').fill('ferry.traveller@example.org')
  await chat.getByLabel('Your message').fill('Does the ferry run in May?')
  await chat.getByRole('button', { name: 'Start chat' }).click()
  await expect(chat.getByRole('log')).toContainText('Does the ferry run in May?')
  // Sooner than the page's next poll.
  await expect(row).toBeVisible({ timeout: 5000 })
  await expect(row.getByText('new', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(`(1) ${title}`)

  await chat.getByLabel('Reply').fill('To Procida, I mean.')
  await chat.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveTitle(`(2) ${title}`, { timeout: 5000 })
  await row.getByRole('link').click()
  await expect(page.getByRole('log')).toContainText('To Procida, I mean.')
  await chat.getByLabel('Reply').fill('Or to Ischia.')
  await chat.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log')).toContainText('Or to Ischia.', { timeout: 5000 })
  // What only staff see: an internal note.
  await page.getByLabel('Add a note').fill('Asks about ferries every week.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Asks about ferries every week.')).toBeVisible()
  await page.getByLabel('Your reply').fill('Both run all year.')
  // A guest has no account, and sees at once that somebody writes, and what.
  await expect(chat.getByText('Tripwright is typing…')).toBeVisible({ timeout: 3000 })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(chat.getByRole('log')).toContainText('Both run all year.', { timeout: 3000 })
  await expect(page.getByRole('log').getByText('Seen')).toBeVisible({ timeout: 3000 })
  await expect(chat.getByText('Asks about ferries every week.')).toHaveCount(0)
  await expectAccessible(page)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page).toHaveTitle(title)
  expect(await page.evaluate(() => Object(window).isSamePage)).toBe(true)
  await traveller.close()

  // From right to left: the full stop of an English subject is at its end.
  await open(page, '/support-admin?lang=ar-XB')
  await page.locator('main fieldset button').nth(1).click()
  const subject = page.getByRole('link', { name: 'Does the ferry run in May?' })
  await expect(subject).toBeVisible()
  expect(await endsAtTheRight(subject)).toBe(true)
})
