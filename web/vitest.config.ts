import { defineConfig, mergeConfig } from 'vitest/config'
import alone, { ALONE } from './vitest.alone.config.ts'

// Creating a window is expensive: these tests share one per worker, and drop its listeners (vitest.setup.ts).
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
