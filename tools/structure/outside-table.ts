import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../bootstrap/root.mjs'

type Table = {
  OUTSIDE_SERVICES: readonly {
    name: string
    host: string | null
    purpose: string
    sends: string
    default: string
    settings: readonly string[]
  }[]
}
/** The source of the table; a project without it has no table in its README. */
export const OUTSIDE_TABLE = join(ROOT, 'domain/src/base/outside-services.ts')

const START =
  '<!-- outside services: written by `npm run check` from domain/src/base/outside-services.ts -->\n'
const END = '<!-- end of outside services -->'

/** The README with the table of outside services from the code. Throws when its two marks are missing. */
export async function withOutsideTable(readme: string): Promise<string> {
  // The root has no packages of its own, so this imports the table by its path.
  const { OUTSIDE_SERVICES }: Table = await import(pathToFileURL(OUTSIDE_TABLE).href)
  const [before, rest] = readme.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined)
    throw new Error('README.md has lost the marks of its table')
  return `${before}${START}${renderTable(OUTSIDE_SERVICES)}${END}${after}`
}

function renderTable(services: Table['OUTSIDE_SERVICES']): string {
  const rows = services.map(({ name, host, purpose, sends, default: state, settings }) => [
    name,
    host === null ? 'as set' : `\`${host}\``,
    purpose,
    sends,
    state,
    settings.map((setting) => `\`${setting}\``).join(' '),
  ])
  const lines = [
    ['who', 'host', 'what for', 'what it learns', 'default', 'settings'],
    Array(6).fill('---'),
    ...rows,
  ]
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}
