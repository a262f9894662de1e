import { registerHooks } from 'node:module'

// To be imported before anything imports drizzle-orm (main.ts, vitest.config.ts). Node 24 reads a package's package.json
// again for each of its modules, and drizzle's has 179 kB: 112 modules cost half a second and 150 MB of memory that stays.
// A file beside another file of drizzle's is what its name says, so there is nothing to look up.
registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL
    if (!specifier.startsWith('.') || !from?.includes('/node_modules/drizzle-orm/'))
      return next(specifier, context)
    // The other form of the package, for `require`, finds its own files.
    if (from.endsWith('.cjs')) return next(specifier, context)
    return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true }
  },
})
