import { becomeMember } from './account.ts'
import { axeFindings, expect, fitsWidth, open, type Page, test } from './fixtures.ts'
import { partsAreStored, workerReady } from './service-worker.ts'

const waits = (page: Page) => page.getByText("Action saved for when you're back online").first()
const read = async (page: Page, path: string) => (await page.request.get(path)).json()

/** A tab that is open when the network goes: tabs share one queue. */
async function tab(page: Page, path: string): Promise<Page> {
  const opened = await page.context().newPage()
  await open(opened, path)
  return opened
}

/** The list of what waits, opened by its button. */
async function expectWaiting(page: Page, ...words: string[]): Promise<void> {
  await page.getByRole('button', { name: 'See which' }).click()
  const list = page.getByRole('dialog', { name: 'Waiting to sync' })
  await expect(list.getByRole('listitem')).toHaveCount(words.length)
  for (const one of words) await expect(list).toContainText(one)
  await page.keyboard.press('Escape')
}

async function expectSent(...pages: Page[]): Promise<void> {
  for (const one of pages) await expect(one.getByRole('button', { name: 'See which' })).toHaveCount(0)
}

test('what one chooses and writes with no network is listed in words, and arrives once when it is back', async ({
  page,
  context,
  product,
  address,
  complaints,
}) => {
  test.slow()
  await becomeMember(page, product, address)
  await open(page, '/')
  await workerReady(page)
  await partsAreStored(page)
  const profile = await tab(page, '/profile')
  await profile.getByRole('button', { name: 'Save preferences' }).waitFor()
  const settings = await tab(page, '/settings')
  const news = settings.getByRole('switch', { name: 'News and offers' })
  await expect(news).toBeEnabled()
  const wanted = await news.isChecked()
  const review = page.getByRole('form', { name: 'Your review' })
  for (const place of await page.locator('[data-late]:visible').all()) {
    await place.scrollIntoViewIfNeeded()
    await expect(place.getByRole('heading', { level: 2 }).first()).toBeVisible()
  }

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save Tokyo, Japan' }).click()
  await review.locator('label', { hasText: '4 of 5 stars' }).click()
  await review.getByLabel('What went well, and what didn’t?').fill('The ferry left when it said it would.')
  await review.getByRole('button', { name: 'Send review' }).click()
  await expect(waits(page)).toBeVisible()
  await profile.getByLabel('Full name').fill('Ana Lima')
  await profile.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(waits(profile)).toBeVisible()
  await profile.getByRole('checkbox', { name: 'Vegan' }).check()
  await profile.getByRole('button', { name: 'Save preferences' }).click()
  await news.click()
  await expectWaiting(
    settings,
    'Save an item: Tokyo, Japan',
    'Your review: The ferry left',
    'Change your name: Ana Lima',
    'Save your travel preferences',
    'Change which emails you get',
  )

  await context.setOffline(false)
  await expectSent(page, profile, settings)
  expect((await read(page, '/api/saved-items')).items).toMatchObject([{ title: 'Tokyo, Japan' }])
  expect((await read(page, '/api/reviews')).own).toMatchObject({ rating: 4 })
  expect((await read(page, '/api/auth/get-session')).user.name).toBe('Ana Lima')
  expect((await read(page, '/api/account/preferences')).needs.diets).toEqual(['vegan'])
  expect((await read(page, '/api/campaigns/mail-choices')).news).toBe(!wanted)
  complaints.length = 0
})

test('messages to support and marks wait too, in the order in which they were made', async ({
  page,
  context,
  product,
  address,
  complaints,
}) => {
  test.slow()
  await becomeMember(page, product, address)
  await open(page, '/chat-with-us')
  await workerReady(page)
  await partsAreStored(page)
  await page.getByLabel('Your message').fill('Where is my invoice?')
  await page.getByRole('button', { name: 'Start chat' }).click()
  const log = page.getByRole('log')
  await expect(log).toContainText('Where is my invoice?')
  expect((await page.request.post('/api/notifications/test', { data: {} })).status()).toBe(200)
  const marks = await tab(page, '/notifications')
  const hears = marks.getByRole('switch').first()
  await hears.waitFor()
  const heard = await hears.isChecked()
  const support = await tab(page, '/support-center')
  await support.getByLabel('What is it about?').waitFor()

  await context.setOffline(true)
  await marks.getByRole('button', { name: 'Mark as read', exact: true }).click()
  await expect(marks.getByRole('button', { name: 'Mark as unread' })).toBeVisible()
  await hears.click()
  for (const text of ['It was in March.', 'Thanks!']) {
    await page.getByLabel('Reply').fill(text)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(log).toContainText(text)
  }
  await expect(log.getByText('Waiting to send')).toHaveCount(2)
  await support.getByLabel('What is it about?').fill('A second thing')
  await support.getByRole('textbox', { name: 'Message' }).fill('May I pay by invoice?')
  await support.getByRole('button', { name: 'Send' }).click()
  await expect(support.getByText('Your question “A second thing” is saved on this device.')).toBeVisible()
  await expectWaiting(
    support,
    'Mark notifications',
    'Change what you hear about',
    'Message to support: It was in March.',
    'Message to support: Thanks!',
    'Ask support: A second thing',
  )

  await context.setOffline(false)
  await expectSent(page, marks, support)
  expect((await read(page, '/api/notifications')).unread).toBe(0)
  await marks.reload()
  await expect(hears).toBeChecked({ checked: !heard })
  await expect(log.getByText('Waiting to send')).toHaveCount(0)
  const { requests }: { requests: { id: string; subject: string }[] } = await read(
    page,
    '/api/support/requests',
  )
  expect(requests).toHaveLength(2)
  const first = requests.find(({ subject }) => subject !== 'A second thing')
  const { messages } = await read(page, `/api/support/requests/${first?.id}`)
  expect(messages.map(({ text }: { text: string }) => text)).toEqual([
    'Where is my invoice?',
    'It was in March.',
    'Thanks!',
  ])
  complaints.length = 0
})

test('what another app shares with no network waits on its page until somebody decides', async ({
  page,
  context,
  complaints,
}) => {
  test.slow()
  await open(page, '/')
  await workerReady(page)
  await partsAreStored(page)
  await context.setOffline(true)
  // As the share sheet of a phone does: a form of three texts and a file.
  const share = (words: string) =>
    page.evaluate((text) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'POST',
        action: '/received',
        enctype: 'multipart/form-data',
      })
      const field = document.createElement('input')
      Object.assign(field, { name: 'text', value: text })
      form.append(field)
      document.body.append(form)
      form.submit()
    }, words)
  await share('Trattoria da Enzo https://maps.example.org/enzo')
  await page.waitForURL('/received')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shared with Tripwright')
  await page.locator('html[data-hydrated]').waitFor()
  await share('Gate B12, boards 14:10')
  await expect(page.getByText('Gate B12, boards 14:10')).toBeVisible()
  await expect(page.getByText('Trattoria da Enzo')).toBeVisible()
  await expect(page.getByText(/^Shared \w{3} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/)).toHaveCount(2)
  expect(await fitsWidth(page)).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: /^Save Trattoria da Enzo/ }).click()
  await page.getByRole('button', { name: 'Remove' }).first().click()
  await expect(page.getByText('Gate B12, boards 14:10')).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(page.getByRole('main').getByRole('heading', { name: /^Trattoria da Enzo/ })).toBeVisible()
  complaints.length = 0
})
