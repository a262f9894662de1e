import { moveGuestSaves, saveItem } from '@tripwright/domain/sharing/saved'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { savedRoutes } from './index.ts'

let server: TestServer
let ana: Person
let ben: Person

beforeAll(async () => {
  server = await openTestServer(savedRoutes)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(new Date('2026-05-01T10:00:00Z'))
  ana = await person()
  ben = await person()
})

const person = async () => ({ ...(await makeUser(server.platform)), signedInAt: new Date() })

const inn = {
  item_type: 'hotel',
  item_id: 'inn-1',
  title: 'The Inn',
  item_data: { rating: 4.5, place_id: 'x' },
}
const place = (n: number) => ({ item_type: 'destination', item_id: `place-${n}`, title: `Place ${n}` })
const path = saveItem.path
const save = (person: Person | null, body: unknown, headers = {}) =>
  server.call(person, 'POST', path, { body, headers })
const list = async (person: Person, query = '') => (await server.call(person, 'GET', `${path}${query}`)).body
const ids = async (person: Person, query = '') =>
  ((await list(person, query)).items as { item_id: string }[]).map((item) => item.item_id)
const remove = (person: Person, id = 'inn-1', type = 'hotel') =>
  server.call(person, 'DELETE', `${path}?item_type=${type}&item_id=${id}`)

describe('saving', () => {
  it('keeps every field and gives it back, newest first', async () => {
    const { status, body } = await save(ana, {
      ...inn,
      description: 'quiet',
      image_url: 'https://img.example/1.jpg',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      created: true,
      item: { ...inn, user_id: ana.id, description: 'quiet', created_at: '2026-05-01T10:00:00.000Z' },
    })
    server.setNow(new Date('2026-05-01T10:00:01Z'))
    await save(ana, place(1))
    expect(await ids(ana)).toEqual(['place-1', 'inn-1'])
    expect((await list(ana)).items).toMatchObject([{ user_id: ana.id }, { user_id: ana.id }])
  })

  it('changes nothing when it is saved already, and counts nothing', async () => {
    await save(ana, inn)
    for (let i = 0; i < 20; i++)
      expect((await save(ana, { ...inn, title: 'Renamed' })).body.created).toBe(false)
    expect((await list(ana)).items).toMatchObject([{ title: 'The Inn' }])
  })

  it('is found by its type and id, as the heart asks', async () => {
    await save(ana, inn)
    expect(await ids(ana, '?item_type=hotel&item_id=inn-1')).toEqual(['inn-1'])
    expect(await ids(ana, '?item_type=flight&item_id=inn-1')).toEqual([])
  })

  it('pages through many without losing or doubling one that shares its second with others', async () => {
    for (let n = 0; n < 15; n++) await save(ana, place(n))
    const seen: string[] = []
    let after = ''
    do {
      const page = await list(ana, `?limit=4${after}`)
      seen.push(...(page.items as { item_id: string }[]).map((item) => item.item_id))
      after = page.next === null ? '' : `&after=${page.next}`
    } while (after !== '')
    expect(seen).toHaveLength(15)
    expect(new Set(seen).size).toBe(15)
  })

  it('notifies the other tabs of the same person only', async () => {
    const receivers: string[] = []
    const listener = (person: Person) => ({
      onEvent: () => receivers.push(person.id),
      missed: () => {},
      end: () => {},
    })
    for (const person of [ana, ben]) server.platform.events.subscribe(person.id, listener(person))
    await save(ana, inn)
    await expect.poll(() => receivers).toEqual([ana.id])
  })
})

describe('the free limit of 15 a UTC day', () => {
  it('is reached by the sixteenth save, which says when the count starts again', async () => {
    for (let n = 0; n < 15; n++) expect((await save(ana, place(n))).status).toBe(200)
    const refused = await save(ana, place(15))
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({
      error: 'limit-reached',
      usage: { type: 'saved_items', count: 15, limit: 15, resetsAt: '2026-05-02T00:00:00.000Z' },
    })
    expect(refused.headers.get('retry-after')).toBe(String(14 * 3600))
    expect(await ids(ana)).not.toContain('place-15')
    server.setNow(new Date('2026-05-02T00:00:00Z'))
    expect((await save(ana, place(15))).status).toBe(200)
  })

  it('is exact when thirty saves arrive at once', async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, (_, n) => save(ana, place(n))))
    expect(responses.filter((response) => response.status === 200)).toHaveLength(15)
    expect(responses.filter((response) => response.status === 429)).toHaveLength(15)
    expect(await ids(ana, '?limit=100')).toHaveLength(15)
  })

  it('counts one save once when two tabs save the same thing at once', async () => {
    const responses = await Promise.all([save(ana, inn), save(ana, inn), save(ana, inn)])
    expect(responses.filter((response) => response.body.created)).toHaveLength(1)
    for (let n = 0; n < 14; n++) expect((await save(ana, place(n))).status).toBe(200)
  })
})

describe('removing and undo', () => {
  it('removes the own item, once', async () => {
    await save(ana, inn)
    expect((await remove(ana)).body).toEqual({ removed: true })
    expect((await remove(ana)).body).toEqual({ removed: false })
    expect(await ids(ana)).toEqual([])
  })

  it('brings back uncounted within a day, in its old place', async () => {
    await save(ana, inn)
    server.setNow(new Date('2026-05-01T10:00:05Z'))
    for (let n = 0; n < 14; n++) await save(ana, place(n))
    await remove(ana)
    expect((await save(ana, inn)).body.created).toBe(true)
    expect((await ids(ana, '?limit=100')).at(-1)).toBe('inn-1')
  })

  it('counts as a new save after a day', async () => {
    await save(ana, inn)
    await remove(ana)
    server.setNow(new Date('2026-05-02T10:00:01Z'))
    for (let n = 0; n < 15; n++) await save(ana, place(n))
    expect((await save(ana, inn)).status).toBe(429)
  })
})

describe('whose rows', () => {
  it('needs a session before anything is said about the input', async () => {
    expect((await save(null, { nonsense: true })).body.error).toBe('not-signed-in')
  })

  it('shows, removes and pages only items of the caller', async () => {
    await save(ana, inn)
    const mine = (await list(ana)).items as { id: string }[]
    expect(await ids(ben)).toEqual([])
    expect((await remove(ben)).body).toEqual({ removed: false })
    expect(await ids(ben, `?after=${mine[0]?.id}`)).toEqual([])
    expect(await ids(ana)).toEqual(['inn-1'])
  })

  it('takes no owner, id or date from the body', async () => {
    await save(ana, { ...inn, user_id: ben.id, id: crypto.randomUUID(), created_at: '1999-01-01T00:00:00Z' })
    expect(await ids(ben)).toEqual([])
    expect((await list(ana)).items).toMatchObject([{ created_at: '2026-05-01T10:00:00.000Z' }])
  })
})

describe('the same call again', () => {
  const key = (text: string) => ({ 'idempotency-key': text })

  it('gets the same answer and has one effect', async () => {
    const [first, again] = [await save(ana, inn, key('k1')), await save(ana, inn, key('k1'))]
    expect(again.body).toEqual(first.body)
    expect(again.body.created).toBe(true)
  })

  it('has one effect when both are in flight', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => save(ana, inn, key('k2'))))
    expect(responses.every((response) => response.body.created === true)).toBe(true)
    expect(await ids(ana)).toEqual(['inn-1'])
  })

  it('is refused when its body is another', async () => {
    await save(ana, inn, key('k3'))
    expect((await save(ana, place(1), key('k3'))).body.error).toBe('key-reused')
  })

  it('is another call for another person', async () => {
    await save(ana, inn, key('k4'))
    expect((await save(ben, inn, key('k4'))).body.created).toBe(true)
    expect(await ids(ben)).toEqual(['inn-1'])
  })

  it('may be tried again after a refusal', async () => {
    expect((await save(ana, { ...inn, title: '' }, key('k5'))).status).toBe(400)
    expect((await save(ana, inn, key('k5'))).status).toBe(200)
  })
})

describe('moving a guest’s saves', () => {
  const move = (person: Person, items: unknown) =>
    server.call(person, 'POST', moveGuestSaves.path, { body: { items } })

  it('takes them in once, however often it is asked', async () => {
    expect((await move(ana, [inn, place(1)])).body).toEqual({ moved: 2 })
    expect((await move(ana, [inn, place(1)])).body).toEqual({ moved: 0 })
    expect((await ids(ana)).sort()).toEqual(['inn-1', 'place-1'])
  })

  it('loses none to the daily limit, and is no way around it', async () => {
    for (let n = 0; n < 15; n++) await save(ana, place(n))
    expect((await move(ana, [inn])).body).toEqual({ moved: 1 })
    for (let n = 1; n < 5; n++) await move(ana, [place(100 + n)])
    expect((await move(ana, [place(200)])).body.error).toBe('too-many-requests')
    expect((await move(ben, [inn, place(1), place(2), place(3)])).status).toBe(400)
  })
})

describe('hostile input', () => {
  it.each([
    ['an unknown type', { ...inn, item_type: 'HOTEL<script>' }],
    ['a blank title', { ...inn, title: '   ' }],
    ['a title without end', { ...inn, title: 'x'.repeat(301) }],
    ['a script as picture', { ...inn, image_url: 'javascript:alert(1)' }],
    ['a picture from a foreign host written as a path', { ...inn, image_url: '//evil.example/x.png' }],
    ['a heap of data', { ...inn, item_data: { note: 'x'.repeat(17_000) } }],
    ['an array for an object', [inn]],
    ['numbers for texts', { ...inn, title: 7 }],
    ['nothing', {}],
  ])('is refused with words: %s', async (_, body) => {
    const answer = await save(ana, body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: 'bad-input', message: expect.stringMatching(/\w/) })
    expect(server.log.lines.filter((line) => line.level === 'error')).toEqual([])
  })

  it.each(['?limit=0', '?limit=101', '?limit=x', '?after=1', '?item_type=%00', '?item_id='])(
    'in the query %s',
    async (query) => {
      expect((await server.call(ana, 'GET', `${path}${query}`)).status).toBe(400)
    },
  )

  it('keeps texts of any script, quote and emoji as they are', async () => {
    const title = `'"; drop table saved_items; -- كتاب 🧭 ${'𝒳'.repeat(20)}`
    await save(ana, { ...inn, title })
    expect((await list(ana)).items).toMatchObject([{ title }])
  })
})
