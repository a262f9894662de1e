import { randomUUID } from 'node:crypto'
import { becomeMember } from '../account.ts'
import { startFaultyProxy } from '../faulty-proxy.ts'
import { expect, open, suppressOverlays, test } from '../fixtures.ts'
import { keepWrite, readWaiting } from '../waiting-writes.ts'

// Edits of every kind in Chromium, through a proxy that spoils half of all writes. `npm run prove` makes 1,000.

const EDITS = Number(process.env.EDITS ?? (process.env.PROVE === '1' ? 1000 : 24))
const SEED = Number(process.env.SEED ?? 1)
/** Fewer than the server takes of one person: in a day, and of messages in an hour. */
const MOST: Record<string, number> = { saved: 28, review: 9, messages: 110 }

/** One kind of edit: what a press does, and how the server's state is compared with what was done last. */
type Kind = { act: (n: number) => Promise<void>; settled: () => Promise<void> }

test('edits of every kind arrive once and in order through a network that drops, delays, cuts and refuses', async ({
  browser,
  product,
  address,
  complaints,
}) => {
  test.setTimeout(EDITS * 5_000 + 240_000)
  const proxy = await startFaultyProxy(product.url, SEED)
  const context = await browser.newContext({ baseURL: proxy.url, viewport: { width: 1440, height: 900 } })
  await suppressOverlays(context)
  const home = await context.newPage()
  await becomeMember(home, product, address)
  const read = async (path: string) => (await context.request.get(product.url + path)).json()
  expect((await context.request.post(`${proxy.url}/api/notifications/test`, { data: {} })).status()).toBe(200)
  const tab = async (path: string) => {
    const opened = await context.newPage()
    await open(opened, path)
    return opened
  }
  const trip = await tab('/itinerary')
  await trip.getByRole('button', { name: 'Plan three days in Rome' }).click()
  await trip.waitForURL(/\?trip=/)
  const tripId = new URL(trip.url()).searchParams.get('trip')
  const isThere = async () => (await context.request.get(`${product.url}/api/trips/${tripId}`)).status()
  await expect.poll(isThere, { timeout: 60_000 }).toBe(200)
  const chat = await tab('/chat-with-us')
  await chat.getByLabel('Your message').fill('Message 0')
  await chat.getByRole('button', { name: 'Start chat' }).click()
  await expect(chat.getByRole('log')).toContainText('Message 0')
  const { requests } = await read('/api/support/requests')
  const [profile, settings, marks] = [
    await tab('/profile'),
    await tab('/settings'),
    await tab('/notifications'),
  ]
  await open(home, '/')

  const cityButton = home.getByRole('button', { name: /^Saved?:? Tokyo, Japan/ }).first()
  const title = trip.getByRole('textbox', { name: 'Trip name' })
  const vegan = profile.getByRole('checkbox', { name: 'Vegan' })
  const news = settings.getByRole('switch', { name: 'News and offers' })
  const choice = marks.getByRole('switch').first()
  const done = {
    saves: 0,
    title: '',
    name: '',
    vegan: false,
    news: false,
    choice: false,
    isRead: false,
    talk: '',
    reminds: false,
    rating: 0,
  }
  const messages = ['Message 0']
  const comments: string[] = []
  const talk = randomUUID()
  const question = {
    id: randomUUID(),
    text: 'Is it cold in Rome?',
    askedOn: '2026-11-28',
    at: 1,
    changedAt: 1,
  }
  const { id: person } = (await read('/api/auth/get-session')).user
  const keep = (method: string, url: string, queue: string, body: object) =>
    keepWrite(home, person, { method, url, queue, body })
  const kinds: Record<string, Kind> = {
    saved: {
      act: async () => {
        await cityButton.click()
        done.saves += 1
      },
      settled: async () => {
        const { items } = await read('/api/saved-items')
        expect(items).toHaveLength(done.saves % 2)
      },
    },
    trip: {
      act: async (n) => {
        done.title = `Rome ${n}`
        await title.fill(done.title)
        await title.press('Enter')
      },
      settled: async () => {
        const { items } = await read(`/api/trips/${tripId}`)
        const { fields } = items.find(({ id }: { id: string }) => id === tripId)
        if (done.title !== '') expect(fields.title.value).toBe(done.title)
      },
    },
    name: {
      act: async (n) => {
        done.name = `Ana ${n}`
        await profile.getByLabel('Full name').fill(done.name)
        await profile.getByRole('button', { name: 'Save', exact: true }).click()
      },
      settled: async () => {
        if (done.name !== '') expect((await read('/api/auth/get-session')).user.name).toBe(done.name)
      },
    },
    preferences: {
      act: async () => {
        done.vegan = !(await vegan.isChecked())
        await vegan.setChecked(done.vegan)
        await profile.getByRole('button', { name: 'Save preferences' }).click()
      },
      settled: async () => {
        const { needs } = await read('/api/account/preferences')
        expect(needs.diets).toEqual(done.vegan ? ['vegan'] : [])
      },
    },
    mails: {
      act: async () => {
        await news.click()
        done.news = await news.isChecked()
      },
      settled: async () => expect((await read('/api/campaigns/mail-choices')).news).toBe(done.news),
    },
    choices: {
      act: async () => {
        await choice.click()
        done.choice = await choice.isChecked()
      },
      settled: async () => {
        const choices = await read('/api/notifications/choices')
        expect(choices['trip-alert'].here).toBe(done.choice)
      },
    },
    marks: {
      act: async () => {
        const button = marks.getByRole('button', { name: /^Mark as (un)?read$/ }).first()
        done.isRead = (await button.textContent()) === 'Mark as read'
        await button.click()
      },
      settled: async () => expect((await read('/api/notifications')).unread).toBe(done.isRead ? 0 : 1),
    },
    messages: {
      act: async () => {
        const text = `Message ${messages.length}`
        messages.push(text)
        await chat.getByLabel('Reply').fill(text)
        await chat.getByRole('button', { name: 'Send' }).click()
        await expect(chat.getByRole('log')).toContainText(text)
      },
      settled: async () => {
        const answer = await read(`/api/support/requests/${requests[0].id}`)
        expect(answer.messages.map(({ text }: { text: string }) => text)).toEqual(messages)
      },
    },
    comments: {
      act: async () => {
        const text = `Comment ${comments.length}`
        comments.push(text)
        const body = { commentId: randomUUID(), itemId: tripId, text }
        await keep('POST', `/api/trips/${tripId}/comments`, `comments:${tripId}`, body)
      },
      settled: async () => {
        const answer = await read(`/api/trips/${tripId}/comments`)
        expect(answer.comments.map(({ text }: { text: string }) => text)).toEqual(comments)
      },
    },
    conversations: {
      act: async (n) => {
        done.talk = `Talk ${n}`
        await keep('PUT', `/api/assistant/conversations/${talk}`, 'conversations', {
          turns: [question],
          title: { text: done.talk, at: n },
        })
      },
      settled: async () => {
        const { conversations } = await read('/api/assistant/conversations')
        if (done.talk !== '') expect(conversations[0]?.title.text).toBe(done.talk)
      },
    },
    reminders: {
      act: async () => {
        done.reminds = !done.reminds
        const group = 'journey:TH:2099-12-01'
        await keep('PUT', '/api/vault/reminders', `reminders:${group}`, {
          group,
          reminders: done.reminds ? [{ what: 'task.money', dueOn: '2099-11-01' }] : [],
          zone: 'Europe/Rome',
          locale: 'en-US',
        })
      },
      settled: async () => {
        const { reminders } = await read('/api/vault/reminders')
        expect(reminders).toHaveLength(done.reminds ? 1 : 0)
      },
    },
    review: {
      act: async (n) => {
        done.rating = 1 + (n % 5)
        await keep('POST', '/api/reviews', 'review', { rating: done.rating, text: `I was there ${n} times.` })
      },
      settled: async () => {
        const { own } = await read('/api/reviews')
        expect(own?.rating ?? 0).toBe(done.rating)
      },
    },
  }
  done.news = await news.isChecked()
  done.choice = await choice.isChecked()

  proxy.arrivals.length = 0
  proxy.suffer(0.5)
  const names = Object.keys(kinds)
  const made: Record<string, number> = {}
  for (let n = 1; n <= EDITS; n++) {
    let name = names[(n * 7 + Math.floor(n / names.length)) % names.length] ?? 'saved'
    if ((made[name] ?? 0) >= (MOST[name] ?? EDITS)) name = 'trip'
    await kinds[name]?.act(n)
    made[name] = (made[name] ?? 0) + 1
    // Now and then the network goes altogether.
    if (n % 25 === 10) await context.setOffline(true)
    if (n % 25 === 15) await context.setOffline(false)
  }
  await context.setOffline(false)
  proxy.suffer(0)

  await expect.poll(() => readWaiting(home), { timeout: 300_000 }).toEqual([])
  for (const [name, { settled }] of Object.entries(kinds))
    await expect(settled, `${name}, of which ${made[name] ?? 0} were made`).toPass({ timeout: 60_000 })
  // Each write was taken once; a second arrival of its key got the first answer again.
  const keys = new Set(proxy.arrivals.map(({ key }) => key).filter((key) => key !== ''))
  const taken = proxy.arrivals.filter(({ key, status }) => key !== '' && status < 300)
  expect(new Set(taken.map(({ key }) => key)).size).toBe(keys.size)
  const again = proxy.arrivals.length - keys.size
  process.stdout.write(
    `${EDITS} edits: ${JSON.stringify(made)}; faults: ${JSON.stringify(proxy.counts)}; ${keys.size} writes, ${again} arrived again\n`,
  )
  await context.close()
  await proxy.stop()
  complaints.length = 0
})
