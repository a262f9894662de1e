import { defineConfig, mergeConfig } from 'vitest/config'
import { exclude } from '../tools/slow-tests.ts'
import vite from './vite.config.ts'

/** Tests that store data, listen globally, or talk to another tab: each of their files has its own window. */
export const ALONE = [
  'src/platform/**/*.test.{ts,tsx}',
  'src/features/{trip/sync,sharing/saved,map/offline-maps,documents/vault,trip/sharing}/**/*.test.{ts,tsx}',
  'src/features/account/notifications/notifications.state.test.ts',
  'src/features/staff/admin/admin-dashboard-page.test.tsx',
  'src/app/{shell,leave-account,notices}.test.{ts,tsx}',
]

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      name: 'web alone',
      pool: 'vmThreads',
      environment: 'happy-dom',
      include: ALONE,
      exclude,
      setupFiles: ['./vitest.setup.ts'],
      css: { include: [/\.css\?raw$/] },
      // As long as a part may load on a busy machine (vitest.setup.ts), and more.
      testTimeout: 20_000,
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
)
