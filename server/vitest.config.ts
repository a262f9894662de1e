import { configDefaults, defineProject } from 'vitest/config'

// The kill and race tests take minutes; `npm test` asks for them, a run while writing does not.
const slow = process.env.SLOW_TESTS === '1' ? [] : ['**/*.slow.test.ts']
const quickDrizzle = new URL('./src/platform/db/quick-drizzle.ts', import.meta.url).href

export default defineProject({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', 'seeds/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...slow],
    globalSetup: 'src/platform/db/test-database-setup.ts',
    execArgv: ['--import', quickDrizzle],
    // A new database per file is part of a hook; the machines that run the tests are small and busy.
    hookTimeout: 30_000,
  },
})
