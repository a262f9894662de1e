import { defineConfig } from 'vitest/config'
import { exclude } from '../../tools/slow-tests.ts'

export default defineConfig({
  test: { name: 'raster', include: ['src/**/*.test.ts'], exclude, isolate: false },
})
