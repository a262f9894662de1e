import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sqlState } from '../sql-state.ts'
import { nameStatements } from './named-statements.ts'

let client: PGlite
beforeAll(async () => {
  client = await PGlite.create()
  nameStatements(client)
  await client.exec('create table places (id int primary key, name text)')
}, 60_000)
afterAll(() => client.close())

const namesOf = async (text: string) =>
  (
    await client.query<{ name: string }>(`select name from pg_prepared_statements where statement = $1`, [
      text,
    ])
  ).rows
const stateOf = (work: Promise<unknown>) => work.then(() => 'no error', sqlState)

describe('a statement', () => {
  test('is parsed once and then takes one exchange with the engine', async () => {
    const text = 'select $1::int + 1 as next'
    expect((await client.query(text, [1])).rows).toEqual([{ next: 2 }])
    const exchange = vi.spyOn(client, 'execProtocolRawSync')
    expect((await client.query(text, [41])).rows).toEqual([{ next: 42 }])
    expect(exchange).toHaveBeenCalledTimes(1)
    exchange.mockRestore()
    expect(await namesOf(text)).toHaveLength(1)
  })

  test('gives what the table holds after its columns changed', async () => {
    await client.exec('create table notes (id int); insert into notes values (1)')
    const all = () => client.query('select * from notes')
    expect((await all()).rows).toEqual([{ id: 1 }])
    await client.exec(`alter table notes add column text text default 'new'`)
    expect((await all()).rows).toEqual([{ id: 1, text: 'new' }])
    await client.exec('alter table notes drop column id')
    expect((await all()).rows).toEqual([{ text: 'new' }])
  })

  test('that ended a transaction by a changed table is parsed anew by the next one', async () => {
    await client.exec('create table stops (id int); insert into stops values (1)')
    const read = () => client.transaction(async (tx) => (await tx.query('select * from stops')).rows)
    expect(await read()).toEqual([{ id: 1 }])
    await client.exec('alter table stops add column name text')
    expect(await stateOf(read())).toBe('0A000')
    expect(await read()).toEqual([{ id: 1, name: null }])
  })

  test('that fails says why and leaves the next ones alone', async () => {
    const insert = 'insert into places values ($1, $2)'
    await client.query(insert, [1, 'Rome'])
    const failed = client.query(insert, [1, 'Paris'])
    await expect(failed).rejects.toMatchObject({ code: '23505', query: insert, params: [1, 'Paris'] })
    expect(await stateOf(client.query('select nothing from places'))).toBe('42703')
    await client.query(insert, [2, null])
    expect((await client.query('select * from places order by id')).rows).toEqual([
      { id: 1, name: 'Rome' },
      { id: 2, name: null },
    ])
  })

  test('is forgotten when it was used longest ago', async () => {
    const oldest = 'select 0 as oldest'
    await client.query(oldest)
    for (let i = 0; i < 300; i++) await client.query(`select ${i} as number`)
    expect(await namesOf(oldest)).toEqual([])
    const [row] = (await client.query<{ count: number }>('select count(*)::int from pg_prepared_statements'))
      .rows
    expect(row?.count).toBeLessThanOrEqual(250)
    expect((await client.query(oldest)).rows).toEqual([{ oldest: 0 }])
  })
})

describe('a transaction', () => {
  test('that fails takes back what it did, and its statements can be used again', async () => {
    const insert = `insert into places values (10, 'in vain')`
    const work = client.transaction(async (tx) => {
      await tx.query(insert)
      await tx.query('select 1 / $1::int', [0])
    })
    expect(await stateOf(work)).toBe('22012')
    expect((await client.query('select id from places where id = 10')).rows).toEqual([])
    await client.transaction((tx) => tx.query(insert))
    expect((await client.query('select id from places where id = 10')).rows).toEqual([{ id: 10 }])
  })

  test('that has ended takes no more statements', async () => {
    let later: () => Promise<unknown> = async () => {}
    await client.transaction(async (tx) => {
      later = () => tx.query('select 1')
    })
    await expect(later()).rejects.toThrow('Transaction is closed')
  })
})
