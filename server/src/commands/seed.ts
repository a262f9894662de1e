import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Config, loadConfig } from '#platform/config/config.ts'
import type { Db } from '#platform/db/db.port.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { StartError } from '#platform/start-error.ts'
import { makeDemoAccounts } from '#seeds/demo.ts'
import { applySeed, parseSeedFile } from '#seeds/seed-file.ts'

const USAGE = 'say what to seed: "npm run --silent seed -- <file.json>" or "npm run seed -- --demo"'

/** The output of the command: one JSON line with the ids for a file; for --demo the accounts with their passwords. */
type Work = (db: Db) => Promise<string>

try {
  const config = loadConfig(process.env)
  requireAllowed(config)
  const work = chooseWork(process.argv.slice(2))
  const database = await openDatabase(config)
  const printed = await work(database.db).finally(() => database.close())
  process.stdout.write(`${printed}\n`)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`Nothing was seeded: ${error.message}\n`)
  process.exitCode = 1
}

/** contract.md, "Test seams": accounts with known passwords have no place in production. */
function requireAllowed({ production, testSeams }: Config): void {
  if (production && !testSeams)
    throw new StartError('seam-refused', 'seeding is a test seam: production takes it only with TEST_SEAMS=1')
}

/** Reads the file before the database opens, so that a wrong file fails at once. */
function chooseWork([what, ...more]: string[]): Work {
  if (what === undefined || more.length > 0) throw new StartError('bad-seed', USAGE)
  if (what === '--demo') return async (db) => demoLines(await makeDemoAccounts(db, new Date()))
  if (what.startsWith('-')) throw new StartError('bad-seed', USAGE)
  const seed = parseSeedFile(readText(what))
  return async (db) => JSON.stringify(await applySeed(db, seed, new Date()))
}

function readText(file: string): string {
  try {
    // npm runs the command in the package's folder; the path is relative to the person's folder.
    return readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8')
  } catch (cause) {
    throw new StartError('bad-seed', `the seed file ${file} cannot be read`, { cause })
  }
}

function demoLines(accounts: Awaited<ReturnType<typeof makeDemoAccounts>>): string {
  const width = Math.max(...accounts.map(({ email }) => email.length))
  return accounts.map(({ email, password }) => `${email.padEnd(width)}  ${password}`).join('\n')
}
