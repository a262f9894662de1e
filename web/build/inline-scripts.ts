import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin, transformWithOxc } from 'vite'

// Not `new URL(…, import.meta.url)`: Vite treats that as an asset when a test loads this file.
const FOLDER = join(import.meta.dirname, '../src/app/inline')

/** The code of an inline script: types removed, minified, in its own scope. */
export async function inlineScript(name: 'before-paint' | 'boot'): Promise<string> {
  const file = join(FOLDER, `${name}.ts`)
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2022' })
  const alone = `(()=>{${code.replace(/^export\s*\{\s*\};?$/m, '')}})()`
  const small = await minify(`${name}.js`, alone, { module: false, mangle: true })
  const error = small.errors[0]
  if (error) throw new SyntaxError(`${file}: ${error.message}`)
  return small.code.trim()
}

/** Adds the script that must run before the first paint to the head, in development and in the build. */
export function beforePaint(): Plugin {
  return {
    name: 'tripwright-before-paint',
    async transformIndexHtml() {
      return [{ tag: 'script', children: await inlineScript('before-paint'), injectTo: 'head' }]
    },
  }
}
