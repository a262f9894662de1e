import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundlePrograms } from '../../../bundle.ts'

/** The programs that tests start. One that is missing here starts from its source. */
const PROGRAMS = [
  new URL('../../main.mjs', import.meta.url),
  new URL('../../commands/backup.ts', import.meta.url),
  new URL('../../commands/restore.ts', import.meta.url),
  new URL('../../commands/seed.ts', import.meta.url),
  new URL('../../app/test-files-writer.ts', import.meta.url),
  new URL('../../app/test-support-writer.ts', import.meta.url),
  new URL('../../features/documents/forwarding/test-mailbox-reader.ts', import.meta.url),
  new URL('./crash-tests/starter.ts', import.meta.url),
  new URL('./crash-tests/writer.ts', import.meta.url),
  new URL('../../../seeds/trip-writer.ts', import.meta.url),
].map((url) => fileURLToPath(url))
const SERVER = new URL('../../../', import.meta.url)
const BUNDLES = fileURLToPath(new URL('../var/test-programs/', SERVER))
const QUICK_DRIZZLE = new URL('./quick-drizzle.ts', import.meta.url).href

/**
 * Bundles the programs once for a whole run: from their sources, 1,600 modules, each start costs twice its processor time.
 * Gives the function that removes them. Only runs with the slow tests start enough of them.
 */
export async function bundleTestPrograms(): Promise<() => void> {
  if (process.env.SLOW_TESTS !== '1') return () => undefined
  mkdirSync(BUNDLES, { recursive: true })
  const folder = mkdtempSync(BUNDLES)
  await bundlePrograms(Object.fromEntries(PROGRAMS.map((path) => [nameOf(path), path])), folder)
  process.env.TEST_PROGRAMS = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** What Node is given to start a program of the tests, named by its path in the folder of the server, before its own words. */
export function testProgram(name: string): string[] {
  const path = fileURLToPath(new URL(name, SERVER))
  const folder = process.env.TEST_PROGRAMS
  if (folder !== undefined && PROGRAMS.includes(path)) return [`${folder}/${nameOf(path)}.mjs`]
  return ['--import', QUICK_DRIZZLE, path]
}

function nameOf(path: string): string {
  return basename(path).replace(/\.\w+$/, '')
}
