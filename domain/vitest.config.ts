import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The domain has no state and nothing around it: its tests need no wall between their files.
  test: { name: 'domain', include: ['src/**/*.test.ts'], isolate: false },
})
