import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { becomeMember } from './account.ts'
import { startFaultyProxy } from './faulty-proxy.ts'
import { axeFindings, expect, fitsWidth, open, type Page, test } from './fixtures.ts'
import { partsAreStored, workerReady } from './service-worker.ts'
import { keepWrite, readWaiting, type Write } from './waiting-writes.ts'

const waits = (page: Page) => page.getByText("Action saved for when you're back online").first()

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

/** The rows of docs/offline-writes.md that wait, `{id}` standing for one part of an address. */
function kindsThatWait(): { call: string; form: RegExp }[] {
  const page = readFileSync(fileURLToPath(new URL('../docs/offline-writes.md', import.meta.url)), 'utf8')
  const calls = [...page.matchAll(/^\| (\w+ \/api\/\S+) \| waits \|/gm)].map(([, call = '']) => call)
  return calls.map((call) => ({ call, form: new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
}

test('every kind of write that is made with no network is listed in words, and arrives once when it is back', async ({
  context,
  product,
  address,
  browser,
  complaints,
}) => {
  test.slow()
  // It spoils nothing here; it sees what arrives, from pages and worker alike.
  const proxy = await startFaultyProxy(product.url, 1)
  const page = await context.newPage()
  await becomeMember(page, product, address)
  const send = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(product.url + path, {
      method,
      data,
      headers: { origin: product.url },
    })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  await open(page, `${proxy.url}/itinerary`)
  await workerReady(page)
  await partsAreStored(page)
  await page.getByRole('button', { name: 'Plan three days in Rome' }).click()
  await page.waitForURL(/\?trip=/)
  await expect(page.locator('main header').getByText('Saved', { exact: true })).toBeVisible()
  const trip = new URL(page.url()).searchParams.get('trip') ?? ''
  const [said, gone, talk, review] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const question = {
    id: randomUUID(),
    text: 'Is it cold in Rome?',
    askedOn: '2026-11-28',
    at: 1,
    changedAt: 1,
  }
  const comment = (id: string, text: string) => ({ commentId: id, itemId: trip, text })
  await send('POST', `/api/trips/${trip}/comments`, comment(gone, 'To be deleted'))
  await send('PUT', `/api/assistant/conversations/${talk}`, {
    turns: [question],
    title: { text: 'Old', at: 1 },
  })
  await send('POST', '/api/notifications/test', {})
  const tab = async (path: string) => {
    const opened = await context.newPage()
    await open(opened, proxy.url + path)
    return opened
  }
  const [home, profile, settings] = [await tab('/'), await tab('/profile'), await tab('/settings')]
  const [marks, chat, support] = [
    await tab('/notifications'),
    await tab('/chat-with-us'),
    await tab('/support-center'),
  ]
  const claim = await tab('/flight-compensation?departure=FCO&arrival=LHR&carrier=GB&date=2026-05-01&hours=5')
  await chat.getByLabel('Your message').fill('Where is my invoice?')
  await chat.getByRole('button', { name: 'Start chat' }).click()
  const log = chat.getByRole('log')
  await expect(log).toContainText('Where is my invoice?')
  await profile.getByRole('button', { name: 'Save preferences' }).waitFor()
  const news = settings.getByRole('switch', { name: 'News and offers' })
  await expect(news).toBeEnabled()
  const wanted = await news.isChecked()
  const hears = marks.getByRole('switch').first()
  await hears.waitFor()
  const heard = await hears.isChecked()
  await support.getByLabel('What is it about?').waitFor()
  await claim.getByRole('button', { name: 'Save letter' }).waitFor()
  for (const place of await home.locator('[data-late]:visible').all()) {
    await place.scrollIntoViewIfNeeded()
    await expect(place.getByRole('heading', { level: 2 }).first()).toBeVisible()
  }
  await home.getByRole('button', { name: 'Save Rome, Italy' }).click()
  await expect(home.getByRole('button', { name: /^Saved: Rome, Italy/ })).toBeVisible()
  // The heart is full at once, and its save may still be under way.
  await expect.poll(() => proxy.arrivals.map(({ call }) => call)).toContain('POST /api/saved-items')
  await expectSent(home)
  proxy.arrivals.length = 0

  await context.setOffline(true)
  const title = page.getByRole('textbox', { name: 'Trip name' })
  await title.fill('Rome by night')
  await title.press('Enter')
  await home.getByRole('button', { name: 'Save Tokyo, Japan' }).click()
  await home.getByRole('button', { name: /^Saved: Rome, Italy/ }).click()
  const form = home.getByRole('form', { name: 'Your review' })
  await form.locator('label', { hasText: '4 of 5 stars' }).click()
  await form.getByLabel('What went well, and what didn’t?').fill('The ferry left when it said it would.')
  await form.getByRole('button', { name: 'Send review' }).click()
  await expect(waits(home)).toBeVisible()
  await profile.getByLabel('Full name').fill('Ana Lima')
  await profile.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(waits(profile)).toBeVisible()
  await profile.getByRole('checkbox', { name: 'Vegan' }).check()
  await profile.getByRole('button', { name: 'Save preferences' }).click()
  await news.click()
  await marks.getByRole('button', { name: 'Mark as read', exact: true }).click()
  await expect(marks.getByRole('button', { name: 'Mark as unread' })).toBeVisible()
  await hears.click()
  for (const text of ['It was in March.', 'Thanks!']) {
    await chat.getByLabel('Reply').fill(text)
    await chat.getByRole('button', { name: 'Send' }).click()
    await expect(log).toContainText(text)
  }
  await expect(log.getByText('Waiting to send')).toHaveCount(2)
  await support.getByLabel('What is it about?').fill('A second thing')
  await support.getByRole('textbox', { name: 'Message' }).fill('May I pay by invoice?')
  await support.getByRole('button', { name: 'Send' }).click()
  await expect(support.getByText('Your question “A second thing” is saved on this device.')).toBeVisible()
  await claim.getByRole('button', { name: 'Save letter' }).click()
  const person = (await (await page.request.get(`${product.url}/api/auth/get-session`)).json()).user.id
  const queued: Write[] = [
    {
      method: 'POST',
      url: `/api/trips/${trip}/comments`,
      body: comment(said, 'Meet at the fountain'),
      queue: `comments:${trip}`,
    },
    { method: 'DELETE', url: `/api/trips/${trip}/comments/${gone}`, queue: `comments:${trip}` },
    {
      method: 'PUT',
      url: `/api/assistant/conversations/${talk}`,
      body: { turns: [], title: { text: 'New', at: 2 } },
      queue: 'conversations',
    },
    { method: 'DELETE', url: `/api/assistant/conversations/${talk}`, queue: 'conversations' },
    {
      method: 'PUT',
      url: '/api/vault/reminders',
      body: {
        group: 'journey:TH:2099-12-01',
        reminders: [{ what: 'task.money', dueOn: '2099-11-01' }],
        zone: 'Europe/Rome',
        locale: 'en-US',
      },
      queue: 'reminders:journey:TH:2099-12-01',
    },
    {
      method: 'POST',
      url: '/api/reports',
      body: { kind: 'review', target: review, reason: 'spam', text: 'Nobody wrote that.' },
      queue: 'reports',
    },
  ]
  for (const write of queued) await keepWrite(support, person, write)
  await expectWaiting(
    support,
    'Change a trip: Rome by night',
    'Save an item: Tokyo, Japan',
    'Remove a saved item',
    'Your review: The ferry left',
    'Change your name: Ana Lima',
    'Save your travel preferences',
    'Change which emails you get',
    'Mark notifications',
    'Change what you hear about',
    'Message to support: It was in March.',
    'Message to support: Thanks!',
    'Ask support: A second thing',
    'Save a claim',
    'Comment on a trip: Meet at the fountain',
    'Delete a comment',
    'Save a conversation',
    'Delete a conversation',
    'Change your reminders',
    'Report something: Nobody wrote that.',
  )
  // One that was never sent is taken back, and its screen follows.
  await chat.getByLabel('Reply').fill('Never mind.')
  await chat.getByRole('button', { name: 'Send' }).click()
  await expect(log).toContainText('Never mind.')
  await chat.getByRole('button', { name: 'See which' }).click()
  await chat.getByRole('button', { name: 'Take back Message to support: Never mind.' }).click()
  await chat.keyboard.press('Escape')
  await expect(log).not.toContainText('Never mind.')
  expect(proxy.arrivals).toEqual([])

  await context.setOffline(false)
  // The review that is reported is not there: that needs a person, and holds up nothing else.
  await expect(support.getByRole('button', { name: 'Review 1 change' })).toBeVisible()
  await expect.poll(() => readWaiting(support)).toEqual([404])
  const sent = proxy.arrivals.filter(({ key }) => key !== '')
  const times = kindsThatWait().map(({ call, form }) => [
    call,
    new Set(sent.filter((one) => form.test(one.call)).map(({ key }) => key)).size,
  ])
  expect(times).toEqual(kindsThatWait().map(({ call }) => [call, call.endsWith('/{id}/messages') ? 2 : 1]))
  expect(sent.map(({ key }) => key).filter((key, index, all) => all.indexOf(key) < index)).toEqual([])

  // Another device of the same account.
  const other = await browser.newContext({ baseURL: product.url, storageState: await context.storageState() })
  const read = async (path: string) => (await other.request.get(path)).json()
  const { items } = await read(`/api/trips/${trip}`)
  expect(items.find(({ id }: { id: string }) => id === trip).fields.title.value).toBe('Rome by night')
  expect((await read('/api/saved-items')).items).toMatchObject([{ title: 'Tokyo, Japan' }])
  expect((await read('/api/reviews')).own).toMatchObject({ rating: 4 })
  expect((await read('/api/auth/get-session')).user.name).toBe('Ana Lima')
  expect((await read('/api/account/preferences')).needs.diets).toEqual(['vegan'])
  expect((await read('/api/campaigns/mail-choices')).news).toBe(!wanted)
  expect((await read('/api/notifications')).unread).toBe(0)
  const { comments } = await read(`/api/trips/${trip}/comments`)
  expect(comments.map(({ text }: { text: string }) => text)).toEqual(['Meet at the fountain'])
  expect(await read('/api/assistant/conversations')).toMatchObject({ conversations: [], deleted: [talk] })
  expect((await read('/api/vault/reminders')).reminders).toMatchObject([{ what: 'task.money' }])
  const { claims } = await send('POST', '/api/compensation/claims', { claims: [] })
  expect(claims).toHaveLength(1)
  const { requests }: { requests: { id: string; subject: string }[] } = await read('/api/support/requests')
  expect(requests).toHaveLength(2)
  const first = requests.find(({ subject }) => subject !== 'A second thing')
  const { messages } = await read(`/api/support/requests/${first?.id}`)
  expect(messages.map(({ text }: { text: string }) => text)).toEqual([
    'Where is my invoice?',
    'It was in March.',
    'Thanks!',
  ])
  await marks.reload()
  await expect(hears).toBeChecked({ checked: !heard })
  await expect(log.getByText('Waiting to send')).toHaveCount(0)
  await other.close()
  await proxy.stop()
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
