import { registerHooks } from 'node:module'

// Import it before drizzle-orm (main.mjs, vitest.config.ts). Node 24 reads a package's package.json again for each of its
// modules, and drizzle's has 179 kB: 112 modules cost half a second and 150 MB of memory. Within drizzle a relative import is
// always a file, so its path needs no look-up.
registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL
    if (!specifier.startsWith('.') || !from?.includes('/node_modules/drizzle-orm/'))
      return next(specifier, context)
    // The CommonJS form of the package resolves its own files.
    if (from.endsWith('.cjs')) return next(specifier, context)
    return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true }
  },
})
