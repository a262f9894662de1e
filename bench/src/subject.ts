import { join } from 'node:path'
import type { Server } from './load.ts'
import { type People, seedPeople, signInPeople } from './people.ts'
import { startPostgres } from './postgres.ts'
import { startProduct } from './product.ts'
import type { BenchReport } from './report.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The product on one database, with signed-in accounts. */
export type Subject = { database: 'embedded' | 'PostgreSQL'; server: Server; people: People }

/** Starts the product on the embedded database and, where it is installed, on PostgreSQL. */
export async function startSubjects(sheet: BenchReport): Promise<Subject[]> {
  const subjects = [await startSubject('embedded', undefined, sheet)]
  const postgres = await startPostgres()
  if (postgres) {
    sheet.started.defer(postgres.stop)
    subjects.push(await startSubject('PostgreSQL', await postgres.makeDatabase('bench'), sheet))
  } else sheet.note('PostgreSQL is not installed: its figures are left out.')
  return subjects
}

async function startSubject(
  database: Subject['database'],
  databaseUrl: string | undefined,
  sheet: BenchReport,
): Promise<Subject> {
  sheet.say(`starting on ${database}`)
  const folder = await temporaryFolder(sheet.started)
  const place = { dataDir: join(folder, 'data'), ...(databaseUrl !== undefined && { databaseUrl }) }
  await seedPeople(place, folder)
  const server = await startProduct(place)
  sheet.started.defer(server.stop)
  return { database, server, people: await signInPeople(server) }
}
