import { createHash, randomInt, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { openUnmigrated } from '../open-database.ts'
import { rowsOf } from '../rows.ts'

// writer.ts <data folder> [<address>]: the process that the crash tests kill. It prints the rows that it finds, as `found
// <json>`, then writes until it is killed, and prints each acknowledged transaction, as `done <id>`. A pipe takes each line
// at once, so a printed line has happened.
const [dataDir = '', databaseUrl] = process.argv.slice(2)
const { db } = await openUnmigrated({ dataDir, databaseUrl })
await db.execute(sql`create table if not exists writes
  (id uuid, part integer, body text not null, sum text not null, primary key (id, part))`)

const result = await db.execute(
  sql`select id, count(*) as parts, bool_and(encode(sha256(body::bytea), 'hex') = sum) as whole from writes group by id`,
)
process.stdout.write(`found ${JSON.stringify(rowsOf(result))}\n`)

await Promise.all([write(), write(), write()])

async function write(): Promise<never> {
  for (;;) {
    const id = randomUUID()
    await db.transaction(async (tx) => {
      for (const part of [1, 2]) {
        const body = 'x'.repeat(randomInt(6000))
        const sum = createHash('sha256').update(body).digest('hex')
        await tx.execute(sql`insert into writes values (${id}, ${part}, ${body}, ${sum})`)
      }
    })
    process.stdout.write(`done ${id}\n`)
  }
}
