// Checked before anything else is loaded: an older Node would stop at the first TypeScript syntax with a riddle.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  process.stderr.write(
    `Tripwright needs Node 24; this is ${process.version}. Use "npm start", which brings it along.\n`,
  )
  process.exit(1)
}
await import('#platform/db/quick-drizzle.ts')
const { start } = await import('#app/start.ts')
await start(process.env)
