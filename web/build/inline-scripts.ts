import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { minify, type Plugin, transformWithOxc } from 'vite'

const FOLDER = fileURLToPath(new URL('../src/app/inline/', import.meta.url))

/** The code of a script that stands in the document itself: types removed, made small, in a scope of its own. */
export async function inlineScript(name: 'before-paint' | 'boot'): Promise<string> {
  const file = `${FOLDER}${name}.ts`
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
