import { randomUUID } from 'node:crypto'
import { parseCsv } from '@tripwright/domain/base/csv'
import { utcDate } from '@tripwright/domain/base/dates'
import { escapeHtml } from '@tripwright/domain/base/html'
import { type ExpenseGroup, type RateBook, toCsv } from '@tripwright/domain/money/expenses'
import { feedOf } from '@tripwright/domain/site/blog'
import { questions, sitemap, structuredText } from '@tripwright/domain/site/seo'
import { editedElement, editedOf } from '@tripwright/domain/staff/content'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { makeTestPlatform } from '#platform/http/test-server.ts'
import type { MailMessage } from '#platform/mail/mail.port.ts'
import { linksOf } from '#platform/mail/mail-links.ts'
import type { Platform } from '#platform/platform.ts'
import { makeUser } from '#seeds/make.ts'
import { makeApp } from './app.ts'
import { makeFeatures } from './features.ts'
import { findMarkup, HOSTILE_TEXTS } from './test-staff-texts.ts'

// Each text goes through every call with which staff, or somebody who writes to staff, stores a text that others read.
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 120_000 })

/** All two hundred, or one of each ten. */
const TEXTS = inject('isProving') ? HOSTILE_TEXTS : HOSTILE_TEXTS.filter((_, at) => at % 10 === 3)

let platform: Platform
let app: ReturnType<typeof makeApp>
const mails: MailMessage[] = []
let owner: Made
let support: Made
let member: Made
let victim: Made
type Made = Awaited<ReturnType<typeof makeUser>>
type Answer = { status: number; type: string; headers: Headers; text: string; body: Record<string, unknown> }

beforeAll(async () => {
  platform = await makeTestPlatform()
  platform.mail = {
    send: async (mail) => {
      mails.push(mail)
      return { ok: true }
    },
    close: async () => undefined,
  }
  platform.limits = { take: async () => ({ ok: true, left: 1 }), forget: async () => undefined }
  platform.config.ownerEmail = 'house@example.org'
  const features = makeFeatures(platform)
  app = makeApp(platform, features)
  await platform.jobs.start(features.jobs)
  owner = await makeUser(platform, { role: 'owner' })
  support = await makeUser(platform, { role: 'support' })
  member = await makeUser(platform)
  victim = await makeUser(platform)
})
afterAll(() => platform.database.close())

async function call(who: Made | null, method: string, path: string, body?: object): Promise<Answer> {
  const response = await app.request(path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(who && { authorization: `Bearer ${who.bearer}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  expect(response.status, `${method} ${path} ${JSON.stringify(body)}`).toBeLessThan(500)
  expect(response.headers.get('x-content-type-options'), path).toBe('nosniff')
  for (const [name, value] of response.headers) expect(`${name}: ${value}`).not.toMatch(/evil|Win$/)
  const isJson = type.startsWith('application/json')
  return {
    status: response.status,
    type,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : {},
  }
}
const drain = () => (platform.jobs as unknown as { drain(): Promise<void> }).drain()
const ORIGIN = 'https://trips.example'
/** What a mail or a list shows in one line. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
/** The text as one line, which a field for a line takes. */
const lineOf = (text: string, most: number) => oneLine(text).slice(0, most).trim() || 'Words'

/** What a spreadsheet takes for a formula; a number with a minus is none. */
const FORMULA = /^\s*[=+@＝＋＠]|^[\t\r\n]|^\s*[-－](?!\d)/

/** Expenses whose every word is this text. */
function expensesNamed(text: string): ExpenseGroup {
  const expense = {
    id: 'e-1',
    title: text,
    category: 'meal' as const,
    date: '2026-05-01',
    amount: 1001,
    currency: 'EUR',
    paidBy: 'ada',
    hasReceipt: false,
    split: { kind: 'equal' as const, people: ['ada', 'ben'] },
  }
  const people = ['ada', 'ben'].map((id) => ({ id, name: text }))
  return { currency: 'EUR', people, expenses: [expense], payments: [{ from: 'ben', to: 'ada', amount: 500 }] }
}
const NO_RATES: RateBook = { table: null, months: null, dayRates: [] }
const wordsOf = (text: string, decimal: '.' | ','): Parameters<typeof toCsv>[3] => ({
  head: ['Date', 'What', 'Kind', 'Paid by', 'Currency', 'Sum'],
  own: 'In EUR',
  receipt: 'Receipt',
  details: ['Type', 'Paid with', 'Returned', 'Charged'],
  category: () => text,
  type: () => text,
  paidWith: () => text,
  payment: (to) => to,
  decimal,
})

describe(`${TEXTS.length} hostile texts`, () => {
  it('are two hundred, and all different', () => {
    expect(new Set(HOSTILE_TEXTS).size).toBe(200)
    expect(HOSTILE_TEXTS).toHaveLength(200)
  })

  it('are words in every conversation, note, tag and saved reply, and in the mails of them', async () => {
    for (const text of TEXTS) {
      mails.length = 0
      const asked = await call(member, 'POST', '/api/support/requests', { subject: text, text })
      expect(asked.status).toBe(200)
      const path = `/api/support/requests/${asked.body.id}`
      await call(null, 'POST', '/api/support/requests', { subject: text, text, email: 'guest@example.org' })
      await call(support, 'POST', `${path}/messages`, { text })
      await call(support, 'POST', `${path}/notes`, { text })
      await call(support, 'PATCH', path, { tags: [text.slice(0, 30)] })
      const reply = { title: text.slice(0, 78), text }
      await call(support, 'PUT', `/api/support/replies/${randomUUID()}`, reply)
      await drain()

      const read = await call(support, 'GET', path)
      expect(read.type).toContain('application/json')
      expect(read.body).toMatchObject({
        request: { subject: text.trim() },
        messages: [{ text: text.trim() }, { text: text.trim() }],
        desk: { notes: [{ text: text.trim() }] },
      })
      const words = await call(support, 'GET', `/api/support/inbox?words=${encodeURIComponent(text)}`)
      expect(words.status).toBeLessThan(401)

      expect(mails.length).toBeGreaterThanOrEqual(4)
      for (const mail of mails) {
        expect(findMarkup(mail.html), text).toEqual([])
        expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
        expect(mail.to).not.toContain('evil')
        for (const link of linksOf(mail)) expect(new URL(link).origin).toBe(platform.config.publicUrl)
      }
      const guests = mails.filter(({ to }) => to === 'guest@example.org')
      expect(guests.map(({ subject }) => subject)).toEqual(['We got your message'])
      // Not filled in a second time.
      const own = mails.find(({ to, subject }) => to === member.email && subject.startsWith('We got'))
      expect(oneLine(own?.subject ?? '')).toBe(oneLine(`We got your request: ${text}`))
    }
  })

  it('are words in campaigns, posts, reasons and reports, and none runs in a page of them', async () => {
    const mailing = randomUUID()
    let [version, base, banners] = [0, 0, 0]
    for (const text of TEXTS) {
      mails.length = 0
      const written = await call(owner, 'PUT', `/api/admin/mailings/${mailing}`, {
        version,
        subject: lineOf(text, 120),
        body: text,
        plan: 'any',
        language: null,
      })
      if (written.status === 200) {
        version++
        const page = await call(owner, 'GET', `/api/admin/mailings/${mailing}/page`)
        expect(findMarkup(page.text), text).toEqual([])
        expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'|sandbox/)
        await call(owner, 'POST', `/api/admin/mailings/${mailing}/test`, {})
      } else expect(written.status).toBe(400)

      const post = { title: lineOf(text, 70), description: lineOf(text, 150), writer: '', topics: [], text }
      const saved = await call(owner, 'PUT', '/api/admin/blog/posts/hostile-words', { base, text: post })
      if (saved.status === 200) base++
      else expect(saved.status).toBe(400)

      const offer = { title: lineOf(text, 60), text: lineOf(text, 160) }
      const value = { expired: offer, trial: offer, upgrade: offer }
      const content = { part: 'banners', base: banners, value }
      const shown = await call(owner, 'PUT', '/api/admin/content/text', content)
      expect(shown.status, text).toBe(200)
      banners++
      // Each word of it as it came: refused, or stored as one line.
      const raw = {
        ...content,
        base: banners,
        value: { ...value, trial: { title: text.slice(0, 60), text } },
      }
      const isStored = (await call(owner, 'PUT', '/api/admin/content/text', raw)).status === 200
      expect(isStored).toBe(
        text.length <= 160 && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text.trim()) && text.trim() !== '',
      )
      if (isStored) banners++
      await call(owner, 'POST', '/api/admin/content/acts', {
        part: 'banners',
        act: 'publish',
        revision: banners,
      })
      const site = editedElement(editedOf(1, new Map([['banners', raw.value]]), '/'))
      expect(site.match(/<\/?script/gi), text).toHaveLength(2)

      const listed = { slug: 'hostile', date: '2026-12-01', updated: '2026-12-01', minutes: 1, ...post }
      const feed = feedOf(
        { title: text, description: text, path: '/blog/rss.xml' },
        [listed],
        () => text,
        ORIGIN,
      )
      const map = sitemap(ORIGIN, [{ path: '/blog/hostile', title: text, description: text, changed: null }])
      expect(findMarkup(feed + map), text).toEqual([])
      const head = `<title>${escapeHtml(text)}</title>${structuredText(questions([{ question: text, answer: text }]))}`
      expect(findMarkup(head), text).toEqual([])

      const reason = `Because: ${text}`.slice(0, 300)
      const suspended = await call(support, 'POST', `/api/admin/accounts/${victim.id}/suspension`, { reason })
      const lifted = await call(support, 'DELETE', `/api/admin/accounts/${victim.id}/suspension`)
      if (suspended.status === 200) expect(lifted.status).toBe(200)
      const review = await call(member, 'POST', '/api/reviews', { rating: 5, text: `Words: ${text}` })
      const { own } = Object(review.body)
      if (review.status === 200 && own) {
        const verdict = { state: 'hidden', reason, writtenAt: own.writtenAt }
        await call(support, 'POST', `/api/admin/reviews/${own.id}/verdict`, verdict)
      }
      await drain()
      for (const mail of mails) {
        expect(findMarkup(mail.html), text).toEqual([])
        expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
        expect(mail.to).not.toContain('evil')
      }
    }
    // A mailing refuses text that it cannot read; a post keeps it as a draft.
    expect(version).toBeGreaterThan(TEXTS.length / 5)
    expect(base).toBeGreaterThan(TEXTS.length / 2)
    for (const path of [
      '/api/admin/reviews',
      '/api/admin/reports',
      '/api/admin/mailings',
      '/api/admin/blog/posts',
    ]) {
      const list = await call(owner, 'GET', path)
      expect([list.status, list.type.split(';')[0]]).toEqual([200, 'application/json'])
    }
  })

  it('are no formulas in the log as a table, whose every line has its cells', async () => {
    const log = await call(owner, 'GET', '/api/admin/audit.csv')
    expect(log.type).toBe('text/csv; charset=utf-8')
    const [head, ...rows] = parseCsv(log.text)
    expect(rows.length).toBeGreaterThan(TEXTS.length)
    for (const { cells } of rows) {
      expect(cells).toHaveLength(head?.cells.length ?? 0)
      for (const cell of cells) expect(cell).not.toMatch(FORMULA)
    }
  })

  it('are no formulas in the figures as a table: no name from outside is counted, and a page is one of ours', async () => {
    const range = `from=${utcDate(Date.now())}&to=${utcDate(Date.now())}`
    for (const text of TEXTS) {
      await call(null, 'POST', '/api/views', {
        pages: [text.slice(0, 100), `/blog/${text}`.slice(0, 100)],
        errors: 1,
      })
      await call(null, 'GET', `/redirect?url=${encodeURIComponent(text)}`)
      const query = `${range}&page=${encodeURIComponent(text)}`
      const one = await call(owner, 'GET', `/api/admin/figures.csv?${query}`)
      expect([200, 400]).toContain(one.status)
      if (one.status === 200)
        for (const { cells } of parseCsv(one.text)) expect(cells.join()).not.toMatch(FORMULA)
    }
    await platform.counts.flush()
    const { body } = await call(owner, 'GET', `/api/admin/figures?${range}`)
    expect(body).toMatchObject({ pages: [], partners: [], days: [{ browserErrors: TEXTS.length }] })
    const table = await call(owner, 'GET', `/api/admin/figures.csv?${range}`)
    const [head, ...rows] = parseCsv(table.text)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.cells).toHaveLength(head?.cells.length ?? 0)
    for (const cell of rows[0]?.cells ?? []) expect(cell).toMatch(/^[\d.-]+$/)
  })

  it('are no formulas in the table of expenses, as a title, a person or a kind, with either decimal mark', () => {
    for (const text of TEXTS)
      for (const decimal of ['.', ','] as const) {
        const mark = decimal === ',' ? ';' : ','
        const table = toCsv(expensesNamed(text), NO_RATES, '2026-05-01', wordsOf(text, decimal))
        const [head, ...rows] = parseCsv(table, mark)
        expect(rows, text).toHaveLength(2)
        for (const { cells } of [...(head ? [head] : []), ...rows]) {
          expect(cells, text).toHaveLength(head?.cells.length ?? 0)
          for (const cell of cells) expect(cell).not.toMatch(FORMULA)
        }
      }
  })
})
