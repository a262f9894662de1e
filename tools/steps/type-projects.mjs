import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { workspacesOf } from '../bootstrap/packages.mjs'

const BASE = 'tsconfig.base.json'
const PROJECT = /^tsconfig(\..+)?\.json$/
const SOURCE = /\.(ts|tsx|mts)$/
const SKIPPED = new Set(['node_modules', 'dist', 'android', 'ios'])

/**
 * Every tsconfig of the project: of the root, of each workspace and inside them (the service worker has its own). A
 * workspace without TypeScript has nothing to check.
 * @param {string} root
 * @returns {string[]} paths relative to the root
 */
export function typeProjects(root) {
  const files = workspacesOf(root).flatMap((folder) => {
    const names = filesBelow(root, folder)
    return names.some((name) => SOURCE.test(name)) ? names : []
  })
  return ['tsconfig.json', ...files.filter(isProject)]
}

/** @param {string} path */
function isProject(path) {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return PROJECT.test(name) && name !== BASE
}

/** @param {string} root @param {string} folder @returns {string[]} */
function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return SKIPPED.has(entry.name) ? [] : filesBelow(root, path)
  })
}
