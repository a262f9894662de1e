import { type OwnReview, listReviews as readReviews, writeReview } from '@tripwright/domain/site/home'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { homeRoutes, readReviewCommand } from './index.ts'

let server: TestServer
let ana: Person

beforeAll(async () => {
  server = await openTestServer(homeRoutes)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(new Date('2026-05-01T10:00:00Z'))
  await run('delete-all')
  ana = await person('Ana Diaz')
})

const person = async (name = 'Ben Okri') => ({
  ...(await makeUser(server.platform, { name })),
  signedInAt: new Date(),
})
const TEXT = 'The ferry left when it said it would.'
const write = (person: Person | null, body: unknown) =>
  server.call(person, 'POST', writeReview.path, { body })
const read = async (person: Person | null = null) => (await server.call(person, 'GET', readReviews.path)).body
const writeOk = async (person: Person, rating = 5, text = TEXT) =>
  (await write(person, { rating, text })).body.own as OwnReview

async function run(...words: string[]): Promise<string> {
  const { db } = server.platform.database
  if (words[0] === 'delete-all') {
    await db.execute('delete from reviews')
    return ''
  }
  return readReviewCommand(words)(db)
}

describe('writing', () => {
  it('keeps the review for its writer and shows it to nobody else until it is approved', async () => {
    const own = await writeOk(ana, 4)
    expect(own).toEqual({
      id: expect.any(String),
      name: 'Ana D.',
      rating: 4,
      text: TEXT,
      date: '2026-05-01',
      state: 'waiting',
      reason: null,
    })
    expect(await read()).toEqual({ reviews: [], count: 0, average: null, own: null })
    expect(await read(ana)).toEqual({ reviews: [], count: 0, average: null, own })
  })

  it('needs a session', async () => {
    expect((await write(null, { rating: 5, text: TEXT })).status).toBe(401)
  })

  it.each([
    ['a rating of 0', { rating: 0, text: TEXT }],
    ['a rating of 6', { rating: 6, text: TEXT }],
    ['half a star', { rating: 4.5, text: TEXT }],
    ['19 characters', { rating: 5, text: 'a'.repeat(19) }],
    ['19 characters and spaces around them', { rating: 5, text: `   ${'a'.repeat(19)}   ` }],
    ['1001 characters', { rating: 5, text: 'a'.repeat(1001) }],
    ['a character that no text holds', { rating: 5, text: `${TEXT}\0` }],
    ['no text', { rating: 5 }],
  ])('refuses %s', async (_, body) => {
    expect((await write(ana, body)).status).toBe(400)
    expect((await read(ana)).own).toBeNull()
  })

  it('takes 20 and 1000 characters', async () => {
    expect((await write(ana, { rating: 1, text: 'a'.repeat(20) })).status).toBe(200)
    expect((await write(ana, { rating: 1, text: 'é'.repeat(1000) })).status).toBe(200)
  })

  it('keeps one per person: the second replaces the first, and is pending again', async () => {
    const { id } = await writeOk(ana)
    await run('approve', id)
    const second = await writeOk(ana, 2, 'On second thoughts, it was two minutes late.')
    expect(second).toMatchObject({ id, rating: 2, state: 'waiting' })
    expect((await read()).count).toBe(0)
  })

  it('keeps the verdict when the same words are sent again', async () => {
    const { id } = await writeOk(ana)
    await run('approve', id)
    expect(await writeOk(ana)).toMatchObject({ id, state: 'shown' })
  })

  it('ends with one row when two tabs write at once', async () => {
    const responses = await Promise.all([
      write(ana, { rating: 1, text: TEXT }),
      write(ana, { rating: 2, text: TEXT }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect((await run('list')).match(/waiting/g)).toHaveLength(1)
  })

  it('refuses the eleventh of one person in a day, for each is read by somebody', async () => {
    for (let n = 1; n <= 10; n++)
      expect((await write(ana, { rating: 5, text: `${TEXT} ${n}` })).status).toBe(200)
    const refused = await write(ana, { rating: 5, text: `${TEXT} 11` })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).not.toBeNull()
  })
})

describe('the published reviews', () => {
  it('is approved, newest first, with the mean to one decimal', async () => {
    const ids: string[] = []
    for (const [second, rating] of [5, 4, 4].entries()) {
      server.setNow(new Date(Date.UTC(2026, 4, 1, 10, 0, second)))
      ids.push((await writeOk(await person(), rating, `${TEXT} Number ${second}.`)).id)
    }
    await writeOk(await person(), 1)
    for (const id of ids) await run('approve', id)
    const published = await read()
    expect(published).toMatchObject({ count: 3, average: 4.3 })
    expect((published.reviews as OwnReview[]).map(({ id }) => id)).toEqual(ids.toReversed())
    expect(published.reviews).not.toContainEqual(expect.objectContaining({ state: expect.anything() }))
  })

  it('is gone when it is hidden, and its writer is told', async () => {
    const { id } = await writeOk(ana)
    await run('approve', id)
    expect((await read()).count).toBe(1)
    await run('hide', id)
    expect(await read()).toMatchObject({ count: 0, average: null })
    expect((await read(ana)).own).toMatchObject({ state: 'hidden' })
  })
})

describe('the command of an operator', () => {
  it('lists all of them with their ids, one text on one line each', async () => {
    expect(await run('list')).toBe('No reviews yet.')
    const { id } = await writeOk(ana, 3, `${TEXT}\n\n${TEXT}`)
    expect(await run('list')).toBe(`${id}  waiting  3/5  2026-05-01  Ana D.\n  ${TEXT} ${TEXT}`)
  })

  it.each([[[]], [['approve']], [['list', 'x']], [['burn', 'x']], [['hide', 'x', 'y']]])(
    'says how it is used: %j',
    (words) => {
      expect(() => readReviewCommand(words)).toThrow(/^say what to do/)
    },
  )

  it.each(['7', '00000000-0000-4000-8000-000000000000', "' or true --"])('knows no review %s', async (id) => {
    await expect(run('hide', id)).rejects.toThrow(`there is no review ${id}`)
  })
})
