/**
 * @typedef {{ version?: string, license?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[],
 *   libc?: string[], optionalDependencies?: Record<string, string> }} LockEntry
 * @typedef {Record<string, LockEntry>} LockPackages
 */

const PLATFORM = /(android|darwin|freebsd|linux|openbsd|netbsd|openharmony|sunos|win32)-([a-z0-9]+)/

/**
 * The packages of a lockfile with an entry for each optional package of a system that it does not name yet.
 * @param {LockPackages} packages by folder
 * @returns {{ packages: LockPackages, added: string[] }}
 */
export function completeLock(packages) {
  /** @type {LockPackages} */
  const missing = {}
  for (const [folder, entry] of Object.entries(packages))
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = PLATFORM.exec(name)
      if (isNamed(packages, folder, name) || !platform) continue
      missing[`node_modules/${name}`] = {
        version,
        cpu: [platform[2] ?? ''],
        ...(entry.dev && { dev: true }),
        ...(platform[1] === 'linux' && { libc: [name.includes('musl') ? 'musl' : 'glibc'] }),
        ...(entry.license && { license: entry.license }),
        optional: true,
        os: [platform[1] ?? ''],
      }
    }
  const all = Object.entries({ ...packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1))
  return { packages: Object.fromEntries(all), added: Object.keys(missing) }
}

/** Whether npm finds the package from this folder: beside it, or in any folder above. @param {LockPackages} packages @param {string} folder @param {string} name */
function isNamed(packages, folder, name) {
  let at = folder
  for (;;) {
    if (packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`]) return true
    if (at === '') return false
    at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))
  }
}
