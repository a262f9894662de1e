import { defineConfig } from 'vitest/config'
import { exclude } from '../tools/slow-tests.ts'

export default defineConfig({
  // The domain has no state, so its tests need no isolation between files.
  test: { name: 'domain', include: ['src/**/*.test.ts'], exclude, isolate: false },
})
