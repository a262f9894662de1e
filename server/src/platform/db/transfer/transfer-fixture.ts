import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PgBoss } from 'pg-boss'
import type { DatabaseSession, OpenedDatabase } from '../db.port.ts'
import { migrate, readMigrations } from '../migrate.ts'
import { type DatabaseLocation, openUnmigrated } from '../open-database.ts'
import { copyEmptyDatabase, makeServerDatabase } from '../test-database.ts'
import { readSequences } from './load-database.ts'
import { listTables, makeTally, qualified, readRows } from './table-rows.ts'

/** Migrations with every feature that makes copying a database difficult. */
const HARD_SCHEMA = `
create type mood as enum ('fine', 'so ''so''');
create table people (
  id bigint generated always as identity primary key,
  boss bigint references people (id),
  home bigint,
  name text not null,
  loud text generated always as (upper(name)) stored,
  mood mood not null default 'fine'
);
create table places (id bigint primary key, mayor bigint references people (id), "Odd ""name" text);
alter table people add foreign key (home) references places (id);
create table kinds (
  n serial primary key, i8 int8, num numeric, f8 float8, at timestamptz, day date, span interval, raw bytea,
  words text[], data jsonb, text_json json, ok boolean, id uuid, note text
);
create table empty_one (id integer primary key);
create table many (id integer primary key, body text not null);
create table shout (id integer primary key);
insert into shout values (1);
create sequence tickets start 100;
create view names as select name from people;
create function forbid() returns trigger language plpgsql as $$ begin raise exception 'append only'; end $$;
create trigger no_new_kinds before insert on kinds for each row when (new.note = 'frozen') execute function forbid();
`

const HARD_ROWS = `
insert into people (name) values ('Ada');
insert into people (boss, name, mood) values (1, 'Bob', 'so ''so''');
insert into places values (7, 2, 'Zürich 東京');
update people set home = 7, boss = 2 where id = 1;
insert into kinds (i8, num, f8, at, day, span, raw, words, data, text_json, ok, id, note) values
  (9223372036854775807, 12345678901234567890.123456789, 'NaN', '2026-03-29 01:30:00.123456+00', '0044-03-15 BC', '1 mon -2 days',
   '\\x00ff10', array['a,b', 'with "quotes"', null, ''], '{"b": 1.10, "a": [null, "\\u2028"]}', E'{"z": 1,\\n "a": 2}', true,
   '6c2f4b0e-0d3c-4a0e-8f4e-4f4e4f4e4f4e', E'two\\nlines\\tand a \\\\'),
  (null, 'NaN', '-Infinity', 'infinity', null, null, '', '{}', 'null', '[]', false, null, '');
alter table kinds disable trigger user;
insert into kinds (note) values ('frozen');
alter table kinds enable trigger user;
insert into many select n, repeat(md5(n::text), 20) from generate_series(1, 1234) n;
delete from shout;
insert into shout values (2);
select nextval('tickets'), nextval('tickets');
`

export type TestInstallation = DatabaseLocation & { migrationsDir: string; remove(): Promise<void> }

const FIRST = '20260101000000_hard.sql'

/**
 * A temporary installation with an empty database, on the server when its address is given, else embedded, and with a folder
 * of pending migrations.
 */
export async function makeTestInstallation(server?: string): Promise<TestInstallation> {
  const root = mkdtempSync(join(tmpdir(), 'tripwright-transfer-'))
  const made = server ? await makeServerDatabase(server) : undefined
  const migrationsDir = join(root, 'migrations')
  mkdirSync(migrationsDir)
  writeFileSync(join(migrationsDir, FIRST), HARD_SCHEMA)
  const remove = async () => {
    await made?.drop()
    rmSync(root, { recursive: true })
  }
  const dataDir = join(root, 'data')
  if (!made) await copyEmptyDatabase(dataDir)
  return { dataDir, databaseUrl: made?.url, migrationsDir, remove }
}

/** Adds one more migration, as a later version of the product. */
export function addMigration({ migrationsDir }: TestInstallation): void {
  writeFileSync(
    join(migrationsDir, '20260102000000_later.sql'),
    'alter table people add column later integer default 5',
  )
}

export async function inside<T>(
  home: TestInstallation,
  work: (session: DatabaseSession, database: OpenedDatabase) => Promise<T>,
): Promise<T> {
  const database = await openUnmigrated(home)
  try {
    const session = await database.session()
    const result = await work(session, database)
    await session.end()
    return result
  } finally {
    await database.close()
  }
}

/** Migrates the installation and adds difficult rows, one waiting job and two stored files. */
export async function fill(home: TestInstallation): Promise<void> {
  await inside(home, async (session, database) => {
    await migrate(session, readMigrations(home.migrationsDir))
    await session.run(HARD_ROWS)
    const boss = await startBoss(database)
    await boss.createQueue('mail')
    await boss.send('mail', { to: 'ada@example.org' }, { priority: 3, startAfter: 0 })
    await boss.stop({ graceful: false })
  })
  mkdirSync(join(home.dataDir, 'files', 'photos'), { recursive: true })
  writeFileSync(join(home.dataDir, 'files', 'photos', 'one.png'), Buffer.alloc(200_000, 3))
  writeFileSync(join(home.dataDir, 'files', 'empty.txt'), '')
}

export async function startBoss(database: OpenedDatabase): Promise<PgBoss> {
  const boss = new PgBoss({ ...database.bossOptions(), supervise: false, schedule: false })
  boss.on('error', (error) => {
    throw error
  })
  await boss.start()
  return boss
}

/** Every table with its count and row checksum, and the sequences: equal for equal databases of either kind. */
export function contentsOf(home: TestInstallation): Promise<unknown> {
  return inside(home, async (session) => {
    const contents: Record<string, unknown> = {}
    await session.run('begin')
    for (const table of await listTables(session)) {
      if (table.schema !== 'public') continue
      const tally = makeTally()
      for await (const lines of readRows(session, table)) tally.add(lines)
      contents[qualified(table)] = tally.result()
    }
    contents.sequences = await readSequences(session)
    await session.run('commit')
    return contents
  })
}
