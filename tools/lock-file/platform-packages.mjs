/**
 * @typedef {{
 *   version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string>,
 * }} LockEntry
 * @typedef {{ name?: string, packages: Record<string, LockEntry> }} LockFile
 */

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

/**
 * The optional dependencies of locked packages without their own entry. npm leaves them out when the registry did not have
 * them while the lock was written; npm ci then refuses the whole lock file on every machine.
 * @param {LockFile} lock
 * @returns {{ name: string, version: string, isDev: boolean }[]}
 */
export function missingPlatformPackages({ packages }) {
  return Object.entries(packages).flatMap(([folder, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isFound(packages, folder, name))
      .map(([name, version]) => ({ name, version, isDev: entry.dev === true })),
  )
}

/**
 * Adds entries for them. Without a checksum npm cannot install them, and need not: the entry limits each to its platform.
 * @param {LockFile} lock
 * @returns {LockFile}
 */
export function completeLock(lock) {
  const packages = { ...lock.packages }
  for (const { name, version, isDev } of missingPlatformPackages(lock))
    packages[`node_modules/${name}`] = {
      version,
      ...machineOf(name),
      ...(isDev ? { dev: true } : {}),
      optional: true,
    }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}

/**
 * Node searches the folder of the package itself, then each parent folder.
 * @param {LockFile['packages']} packages
 * @param {string} folder
 * @param {string} name
 * @returns {boolean}
 */
function isFound(packages, folder, name) {
  if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true
  if (folder === '') return false
  const cut = folder.lastIndexOf('/node_modules/')
  return isFound(packages, cut === -1 ? '' : folder.slice(0, cut), name)
}

/**
 * The platform in a name such as @rollup/rollup-linux-x64-musl.
 * @param {string} name
 * @returns {Pick<LockEntry, 'os' | 'cpu' | 'libc'>}
 */
function machineOf(name) {
  const words = name.slice(name.indexOf('/') + 1).split('-')
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = PROCESSORS.filter((processor) => words.includes(processor))
  if (cpu.length === 0) throw new Error(`${name} does not say which machine it is for`)
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : ['glibc']
  return { cpu, ...(os.includes('linux') ? { libc } : {}), ...(os.length > 0 ? { os } : {}) }
}
