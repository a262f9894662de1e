// npm run new:feature -- <area>/<feature> [--server] [--web]: writes the skeleton of a feature in the domain and in the
// given packages (in both by default), and prints where to register it.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { runQuietly } from './bootstrap/child.mjs'
import { Refusal, runMain } from './bootstrap/refusal.mjs'
import { ROOT } from './bootstrap/root.mjs'
import { makeSkeleton } from './new-feature/skeleton.ts'
import { AREAS, isFeature } from './structure/areas.ts'

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { server: { type: 'boolean', default: false }, web: { type: 'boolean', default: false } },
  })
  const [feature, ...more] = positionals
  if (feature === undefined || more.length > 0)
    throw new Refusal('Usage: npm run new:feature -- <area>/<feature> [--server] [--web]')
  if (!isFeature(feature))
    throw new Refusal(
      `"${feature}" is no feature of the product. The areas are: ${Object.keys(AREAS).join(', ')}; their features are in tools/structure/areas.ts.`,
    )

  const isBoth = !values.server && !values.web
  const { files, steps } = makeSkeleton(feature, {
    server: values.server || isBoth,
    web: values.web || isBoth,
  })
  const paths = Object.keys(files)
  const taken = [...new Set(paths.map((path) => dirname(path)))].find((folder) =>
    existsSync(join(ROOT, folder)),
  )
  if (taken !== undefined) throw new Refusal(`${taken} is there already; nothing was written.`)

  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
  }
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
  const { code, lines } = await runQuietly(process.execPath, [biome, 'check', '--write', ...paths], {
    cwd: ROOT,
  })
  if (code !== 0)
    throw new Refusal('The skeleton was written, but the linter is not content with it.', lines.join('\n'))
  console.log(
    ['Written:', ...paths.map((path) => `  ${path}`), 'Now:', ...steps.map((step) => `  ${step}`)].join('\n'),
  )
  return 0
})
