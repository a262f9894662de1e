import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin, transformWithOxc } from 'vite'

// Not `new URL(…, import.meta.url)`: Vite takes that for an asset when a test loads this file.
const FOLDER = join(import.meta.dirname, '../src/app/inline')

/** The code of a script that stands in the document itself: types removed, made small, in a scope of its own. */
export async function inlineScript(name: 'before-paint' | 'boot'): Promise<string> {
  const file = join(FOLDER, `${name}.ts`)
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2022' })
  const alone = `(()=>{${code.replace(/^export\s*\{\s*\};?$/m, '')}})()`
  const small = await minify(`${name}.js`, alone, { module: false, mangle: true })
  const error = small.errors[0]
  if (error) throw new SyntaxError(`${file}: ${error.message}`)
  return small.code.trim()
}

/** Puts the script that has to run before the first paint into the head, in development as in the build. */
export function beforePaint(): Plugin {
  return {
    name: 'tripwright-before-paint',
    async transformIndexHtml() {
      return [{ tag: 'script', children: await inlineScript('before-paint'), injectTo: 'head' }]
    },
  }
}
