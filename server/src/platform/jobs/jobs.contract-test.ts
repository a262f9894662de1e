import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../db/db.port.ts'
import type { Job, Jobs } from './jobs.port.ts'

type Fixture = {
  database: Database
  jobs: Jobs
  /** Waits, or runs jobs, until this no longer throws. */
  until(check: () => void): Promise<void>
  close(): Promise<void>
}

type Note = { text: string }

/** The guarantees for feature code; run on the real jobs and on the fake ones. */
export function jobsContract(open: () => Promise<Fixture>): void {
  const notes: object[] = []
  const failures: string[] = []
  const list: Job<Note>[] = [
    { name: 'test.note', run: async (data) => void notes.push(data) },
    { name: 'test.shaky', run: failTwice, retries: 3 },
    {
      name: 'test.twice',
      run: ({ text }) => fixture.jobs.enqueue(fixture.database.db, 'test.note', { text }),
    },
  ]
  let fixture: Fixture

  async function failTwice({ text }: Note): Promise<void> {
    failures.push(text)
    if (failures.length < 3) throw new Error(`not yet: ${text}`)
    notes.push({ text })
  }

  beforeAll(async () => {
    fixture = await open()
    const early = fixture.jobs.enqueue(fixture.database.db, 'test.note', {})
    await expect(early).rejects.toThrow('not started yet')
    await fixture.jobs.start(list as Job[])
  })
  afterAll(() => fixture.close())

  it('runs what was enqueued, with its data as they were', async () => {
    const data = {
      text: 'Zürich "später"\n\\ 東京 🧭',
      list: [1, { deep: null }],
      at: '2026-11-21T10:00:00Z',
    }
    await fixture.jobs.enqueue(fixture.database.db, 'test.note', data)
    await fixture.until(() => expect(notes).toContainEqual(data))
  })

  it('forgets what holds a text as a value, run or not, and keeps what only resembles it', async () => {
    const { database, jobs, until } = fixture
    const [mail, other] = ['ann@example.org', 'joann@example.org']
    for (const text of [mail, other]) await jobs.enqueue(database.db, 'test.note', { text })
    await until(() => expect(notes).toContainEqual({ text: other }))
    const later = database.db.transaction(async (transaction) => {
      await jobs.enqueue(transaction, 'test.note', { text: `${mail} `, deep: [{ to: mail }] })
      await jobs.forget(transaction, mail)
    })
    await later
    await jobs.enqueue(database.db, 'test.note', { text: 'after' })
    await until(() => expect(notes).toContainEqual({ text: 'after' }))
    expect(notes.filter((note) => JSON.stringify(note).includes('"ann@'))).toEqual([{ text: mail }])
  })

  it('keeps a job back until its transaction commits, and forgets it when that is rolled back', async () => {
    const { database, jobs, until } = fixture
    const lost = database.db.transaction(async (transaction) => {
      await jobs.enqueue(transaction, 'test.note', { text: 'rolled back' })
      throw new Error('changed my mind')
    })
    await expect(lost).rejects.toThrow('changed my mind')
    await database.db.transaction(async (transaction) => {
      await jobs.enqueue(transaction, 'test.note', { text: 'committed' })
      expect(notes).not.toContainEqual({ text: 'committed' })
    })
    await until(() => expect(notes).toContainEqual({ text: 'committed' }))
    expect(notes).not.toContainEqual({ text: 'rolled back' })
  })

  it('runs jobs of one kind in the order in which they came', async () => {
    const texts = Array.from({ length: 30 }, (_, i) => `order ${i}`)
    await fixture.database.db.transaction(async (transaction) => {
      for (const text of texts) await fixture.jobs.enqueue(transaction, 'test.note', { text })
    })
    const seen = () => notes.map((note) => Reflect.get(note, 'text')).filter((text) => texts.includes(text))
    await fixture.until(() => expect(seen()).toEqual(texts))
  })

  it('runs a job again whose handler threw, with the same data', async () => {
    await fixture.jobs.enqueue(fixture.database.db, 'test.shaky', { text: 'shaky' })
    await fixture.until(() => expect(notes).toContainEqual({ text: 'shaky' }))
    expect(failures).toEqual(['shaky', 'shaky', 'shaky'])
  })

  it('lets a job enqueue another one', async () => {
    await fixture.jobs.enqueue(fixture.database.db, 'test.twice', { text: 'from a job' })
    await fixture.until(() => expect(notes).toContainEqual({ text: 'from a job' }))
  })

  it('refuses a job without a handler', async () => {
    const unknown = fixture.jobs.enqueue(fixture.database.db, 'test.unknown', {})
    await expect(unknown).rejects.toThrow('no job is called test.unknown')
  })
}
