import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

/** The modules of a route's page, as path suffixes. */
export type RouteSources = { path: string; sources: string[] }

/** The rows of the whole route table, which has one file per group. */
export async function readRouteTable(web: string): Promise<RouteSources[]> {
  const app = join(web, 'src/app')
  const groups = (await readdir(join(app, 'routes'))).map((file) => `routes/${file}`)
  const files = ['routes.ts', ...groups.sort()]
  const sources = await Promise.all(files.map((file) => readFile(join(app, file), 'utf8')))
  return sources.flatMap((source, at) => readRouteSources(files[at] ?? '', source))
}

/**
 * Reads from the source of the route table which modules each row imports on demand: rows are objects with a literal `path`
 * and a `load` that contains the imports, or names a function of the same file that does. Needed to preload a page's scripts
 * with the entry, and to weigh each page.
 */
export function readRouteSources(file: string, source: string): RouteSources[] {
  const rows: RouteSources[] = []
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
  new Visitor({
    ObjectExpression(node) {
      const path = property(node, 'path')
      const load = property(node, 'load')
      if (path?.type !== 'Literal' || typeof path.value !== 'string' || load === undefined) return
      rows.push({ path: path.value, sources: importsWithin(program, named(program, load)).map(modulePath) })
    },
  }).visit(program)
  return rows
}

function property(object: ESTree.ObjectExpression, name: string): ESTree.Expression | undefined {
  for (const one of object.properties) {
    if (one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name) return one.value
  }
  return undefined
}

// Resolves a name of the file to its initial value; any other expression is returned unchanged.
function named(program: ESTree.Program, load: ESTree.Expression): ESTree.Expression {
  let expression = load
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (load.type === 'Identifier' && id.type === 'Identifier' && id.name === load.name)
        expression = init ?? load
    },
  }).visit(program)
  return expression
}

function importsWithin(program: ESTree.Program, { start, end }: { start: number; end: number }): string[] {
  const sources: string[] = []
  new Visitor({
    ImportExpression({ source, start: at }) {
      const isWithin = at >= start && at < end
      if (isWithin && source.type === 'Literal' && typeof source.value === 'string')
        sources.push(source.value)
    },
  }).visit(program)
  return sources
}

// '#features/site/home/home-page.tsx', '@tripwright/domain/site/home' and './not-found-page.tsx', resolved from src/app.
function modulePath(specifier: string): string {
  if (specifier.startsWith('#')) return `/web/src/${specifier.slice(1)}`
  const domain = /^@tripwright\/domain\/(.+)$/.exec(specifier)?.[1]
  return domain ? `/domain/src/${domain}/index.ts` : specifier.replace(/^\.\//, '/web/src/app/')
}
