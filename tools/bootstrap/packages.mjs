import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { runQuietly } from './child.mjs'
import { fingerprint } from './fingerprint.mjs'
import { explainNpmFailure } from './npm-failure.mjs'
import { inSeconds } from './progress.mjs'
import { Refusal } from './refusal.mjs'
import { readStamp, removeStamp, writeStamp } from './stamp.mjs'

const STAMP = 'node_modules/.tripwright-installed'
// npm writes it when everything is in place.
const HIDDEN_LOCK = 'node_modules/.package-lock.json'
const DEPENDENCY_FIELDS = [
  'workspaces',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
]
// The whole application is built here, so it needs the development packages in production too.
const NPM_ARGS = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund']
// Prefers the cache, because the lock file has exact versions.
const NPM_NETWORK = ['--prefer-offline', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']
const NPM_WATCH = ['--no-progress', '--loglevel=http']
// node_modules took 881 MB at the time of writing; a lack of space is reported before the installation.
const NEEDED_BYTES = 1e9
// npm would spend minutes on a rollback, and on hundreds of requests to an unreachable registry.
const IN_VAIN = /\b(ENOSPC|EDQUOT)\b|^npm http .* attempt 3 failed with E/

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockEntry */

/**
 * True when node_modules matches package-lock.json. A manual install with npm is recognised too, and gets a stamp.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = wantedPackages(root)
  if (readStamp(join(root, STAMP)) === wanted) return true
  if (!isInstalledByHand(root)) return false
  try {
    writeStamp(join(root, STAMP), wanted)
  } catch {
    // In a read-only folder the stamp is written next time.
  }
  return true
}

/**
 * Installs exactly the packages of package-lock.json. An interrupted installation is repeated next time.
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 * @param {(pid: number) => void} onStart
 */
export async function installPackages(root, progress, onStart) {
  const startedAt = Date.now()
  const wanted = wantedPackages(root)
  refuseUnwritable(root)
  refuseFullDisk(root)
  removeStamp(join(root, STAMP))
  removeStamp(join(root, HIDDEN_LOCK))
  const total = packagesFor(readLock(join(root, 'package-lock.json')), process)
  let fetched = 0
  progress.update(`Installing ${total} packages`)
  const { code, lines } = await runQuietly('npm', [...NPM_ARGS, ...NPM_NETWORK, ...NPM_WATCH], {
    cwd: root,
    env: environmentForNpm(process.env),
    onStart,
    endAt: IN_VAIN,
    onLine: (line) => {
      if (/^npm http .*\.tgz\b/.test(line)) fetched++
      progress.update(
        `Installing packages: ${Math.min(fetched, total)} of ${total} (${inSeconds(Date.now() - startedAt)})`,
      )
    },
  })
  progress.clear()
  if (code === 127)
    throw new Refusal('npm was not found. It comes with Node: install both, then run the same command again.')
  if (code !== 0) {
    const { sentence, detail } = explainNpmFailure(lines, code)
    throw new Refusal(sentence, detail)
  }
  writeStamp(join(root, STAMP), wanted)
  progress.finish(`Installed ${total} packages in ${inSeconds(Date.now() - startedAt)}`)
}

/**
 * The inputs of an installation: the lock file, and only the parts of each package.json that npm installs by, so that a new
 * script or export there does not trigger one.
 * @param {string} root
 */
function wantedPackages(root) {
  const hash = createHash('sha256').update(
    `${process.platform} ${process.arch} ${fingerprint(root, ['package-lock.json', '.npmrc'])}`,
  )
  for (const folder of ['.', ...workspacesOf(root)]) {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    hash.update(JSON.stringify([folder, DEPENDENCY_FIELDS.map((field) => manifest[field] ?? null)]))
  }
  return hash.digest('hex')
}

/** @param {string} root @returns {string[]} */
export function workspacesOf(root) {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces ?? []
}

/** @param {string} file @returns {Record<string, LockEntry>} by folder */
function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}

/** @param {string} root */
function isInstalledByHand(root) {
  if (!existsSync(join(root, HIDDEN_LOCK))) return false
  const present = readLock(join(root, HIDDEN_LOCK))
  return isWholeInstall(readLock(join(root, 'package-lock.json')), present, (folder) =>
    existsSync(join(root, folder, 'package.json')),
  )
}

/**
 * @param {Record<string, LockEntry>} wanted the entries of package-lock.json
 * @param {Record<string, LockEntry>} present the entries that npm installed, by its own record
 * @param {(folder: string) => boolean} exists
 */
export function isWholeInstall(wanted, present, exists) {
  return Object.entries(wanted).every(([folder, entry]) => {
    if (!folder.includes('node_modules/') || entry.link) return true
    const installed = present[folder]
    return installed === undefined
      ? entry.optional === true
      : installed.version === entry.version && exists(folder)
  })
}

/**
 * @param {Record<string, LockEntry>} lock
 * @param {{ platform: string, arch: string }} machine
 * @returns {number} the number of packages that npm installs on this machine
 */
export function packagesFor(lock, { platform, arch }) {
  return Object.entries(lock).filter(
    ([folder, { link, os, cpu, libc }]) =>
      folder.includes('node_modules/') &&
      !link &&
      (os?.includes(platform) ?? true) &&
      (cpu?.includes(arch) ?? true) &&
      (libc?.includes('glibc') ?? true),
  ).length
}

/** Checked first, because npm would report it only after it has requested every package. @param {string} root */
function refuseUnwritable(root) {
  const folder = join(root, 'node_modules')
  accessSync(existsSync(folder) ? folder : root, constants.W_OK)
}

/** @param {string} root */
function refuseFullDisk(root) {
  const { bavail, bsize } = statfsSync(root)
  // An installation replaces existing packages, so it needs little more space.
  if (bavail * bsize >= NEEDED_BYTES || existsSync(join(root, 'node_modules'))) return
  const free = Math.floor((bavail * bsize) / 1e6)
  throw new Refusal(
    `The packages need about 1 GB of disk, and ${free} MB are free. Free some space, then run the same command again.`,
  )
}

/**
 * Removes the folders that "npm run" puts in front of PATH: npm must run on the system's Node, not on the one it will delete.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentForNpm(env) {
  const path = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(`node_modules${sep}.bin`))
  return { ...env, PATH: path.join(delimiter), NODE_PATH: '' }
}
