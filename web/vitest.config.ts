import { defineConfig, mergeConfig } from 'vitest/config'
import alone, { ALONE } from './vitest.alone.config.ts'

// A window is dear to make: these share one per worker, and forget its listeners (vitest.setup.ts).
export default mergeConfig(
  alone,
  defineConfig({
    test: {
      name: 'web',
      isolate: false,
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: ALONE,
    },
  }),
)
