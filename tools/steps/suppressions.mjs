import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = /\.(ts|tsx|mts|mjs|js|cjs|css|html)$/
const SKIPPED = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  'var',
  'data',
  'android',
  'ios',
  'test-results',
  'playwright-report',
])
const SHORTEST_REASON = 10
const COMMENT = String.raw`(?:\/\/|\/\*+|^\s*\*|<!--)\s*`
const WITH_REASON = new RegExp(
  `${COMMENT}(biome-ignore(?!-end)|@ts-expect-error|(?:v8|c8|istanbul) ignore)(.*)`,
)
const NEVER = new RegExp(`${COMMENT}(@ts-ignore|@ts-nocheck|eslint-disable|oxlint-disable|prettier-ignore)`)

/** @typedef {{ path: string, line: number, problem: string | null }} Suppression */

/**
 * @param {string} path
 * @param {string} text
 * @returns {Suppression[]} every suppression of a rule, with its fault
 */
export function findSuppressions(path, text) {
  return text.split('\n').flatMap((content, index) => {
    const line = index + 1
    const never = NEVER.exec(content)
    if (never) return [{ path, line, problem: `${never[1]} is not used here` }]
    const match = WITH_REASON.exec(content)
    if (!match) return []
    const [, directive = '', rest = ''] = match
    const hasReason = reasonOf(directive, rest).length >= SHORTEST_REASON
    return [{ path, line, problem: hasReason ? null : `${directive} without its reason on the line` }]
  })
}

/** @param {string} root @returns {Suppression[]} of all source files */
export function suppressionsBelow(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : suppressionsBelow(root, path)
    return SOURCE.test(entry.name) ? findSuppressions(path, readFileSync(join(root, path), 'utf8')) : []
  })
}

/** Biome writes the rule before a colon; the others put the reason right after the word. @param {string} directive @param {string} rest */
function reasonOf(directive, rest) {
  const reason = directive === 'biome-ignore' ? rest.slice(rest.indexOf(':') + 1 || rest.length) : rest
  return reason
    .replace(/(\*\/|-->).*$/, '')
    .replace(/^[\s:-]+/, '')
    .trim()
}
