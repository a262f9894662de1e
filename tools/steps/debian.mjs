import { existsSync, readdirSync } from 'node:fs'
import { runQuietly } from '../bootstrap/child.mjs'
import { Refusal } from '../bootstrap/refusal.mjs'

/** @typedef {'chromium' | 'postgresql'} Program */

const OLDEST_POSTGRESQL = 15
const VERSIONS = '/usr/lib/postgresql'
/** @type {Record<Program, string>} */
// The headless browser draws in memory, which halves the time of the end-to-end tests.
const PACKAGES = { chromium: 'chromium-headless-shell', postgresql: 'postgresql-15' }

/** @param {Program[]} programs @returns {string[]} the Debian packages of the missing programs */
export function missingPackages(programs) {
  return findMissing(programs, {
    chromium: existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'),
    postgresql: hasPostgresql(existsSync(VERSIONS) ? readdirSync(VERSIONS) : []),
  })
}

/**
 * @param {Program[]} programs
 * @param {Record<Program, boolean>} isThere
 */
export function findMissing(programs, isThere) {
  return [...new Set(programs)].filter((name) => !isThere[name]).map((name) => PACKAGES[name])
}

/**
 * @param {string[]} versions the folders of Debian's packages, one per major version
 * @param {(path: string) => boolean} exists
 */
export function hasPostgresql(versions, exists = existsSync) {
  return versions.some(
    (version) => Number(version) >= OLDEST_POSTGRESQL && exists(`${VERSIONS}/${version}/bin/postgres`),
  )
}

/**
 * Installs missing packages if permitted, else prints the command to run. The database service that the package starts is
 * not used: the tests start their own.
 * @param {string[]} packages
 * @param {import('../bootstrap/progress.mjs').Progress} progress
 */
export async function installDebianPackages(packages, progress) {
  if (packages.length === 0) return
  const command = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`
  if (!existsSync('/usr/bin/apt-get'))
    throw new Refusal(
      `The tests need ${packages.join(' and ')}, and this system has no apt-get to install them with.`,
    )
  if (process.getuid?.() !== 0)
    throw new Refusal(
      `The tests need ${packages.join(' and ')}. Run this once:\n\n  sudo sh -c '${command}'\n`,
    )
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { code, lines } = await runQuietly('sh', ['-c', command], {
    cwd: '/',
    env,
    onLine: (line) => progress.update(`Installing ${packages.join(' and ')}: ${line}`),
  })
  progress.clear()
  if (code !== 0)
    throw new Refusal(
      `Installing ${packages.join(' and ')} failed (apt-get ended with ${code}).`,
      lines.slice(-15).join('\n'),
    )
  progress.finish(`Installed ${packages.join(' and ')}`)
}
