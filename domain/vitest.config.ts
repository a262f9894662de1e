import { defineConfig } from 'vitest/config'
import { exclude } from '../tools/slow-tests.ts'

export default defineConfig({
  // The domain has no state and nothing around it: its tests need no isolation between their files.
  test: { name: 'domain', include: ['src/**/*.test.ts'], exclude, isolate: false },
})
