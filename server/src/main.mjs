// Plain JavaScript: a first TypeScript file would load Node's compiler at each start (30 MB), also when all others come
// compiled from the cache.

// Checked before anything else is loaded: an older Node would fail with an obscure syntax error at the first TypeScript file.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  process.stderr.write(
    `Tripwright needs Node 24; this is ${process.version}. Use "npm start", which brings it along.\n`,
  )
  process.exit(1)
}
// Reuses the compiled code of an earlier start: saves 200 ms and 25 MB.
const { enableCompileCache } = await import('node:module')
enableCompileCache(`${import.meta.dirname}/../../node_modules/.cache/tripwright`)
await import('#platform/db/quick-drizzle.ts')
const { start } = await import('#app/start.ts')
await start(process.env)
// The start leaves as much garbage as live objects, and V8 would keep that memory for good: one thorough collection, a tenth
// of a second, gives 40 MB back. It waits for the first calls, which whoever started the server makes at once.
setTimeout(() => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }), 1000).unref()
