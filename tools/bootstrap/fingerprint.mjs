import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * One hash over the names and contents of files. A path may be a file or a folder; a missing one counts as absent.
 * @param {string} root
 * @param {string[]} paths relative to the root
 * @param {(path: string) => boolean} isIgnored called with each path relative to the root, folders too
 * @returns {string} 64 hexadecimal digits
 */
export function fingerprint(root, paths, isIgnored = () => false) {
  const hash = createHash('sha256')
  for (const path of paths) addPath(path)
  return hash.digest('hex')

  /** @param {string} path */
  function addPath(path) {
    if (isIgnored(path)) return
    const stats = statSync(join(root, path), { throwIfNoEntry: false })
    if (stats?.isDirectory()) {
      for (const name of readdirSync(join(root, path)).sort()) addPath(`${path}/${name}`)
    } else if (stats?.isFile()) {
      const content = readFileSync(join(root, path))
      // The length separates two files from one with the text of both.
      hash.update(`${path}\0${content.length}\0`).update(content)
    }
  }
}
