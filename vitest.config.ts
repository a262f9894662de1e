import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'domain',
      'server',
      'web',
      'web/vitest.alone.config.ts',
      'bench',
      // The build of the website runs in Node, whatever it builds runs in.
      { test: { name: 'build', include: ['web/build/**/*.test.ts'], isolate: false } },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
})
