import { defineProject } from 'vitest/config'
import { exclude } from '../tools/slow-tests.ts'

// Tests without a database give the same result beside either, so they run with the embedded one.
const withoutDatabase = process.env.TEST_DATABASE_URL
  ? [
      'src/platform/db/embedded/**',
      'src/platform/db/transfer/{tar,read-backup}.test.ts',
      'src/platform/mail/mail.smtp.test.ts',
      'src/features/account/sign-in/passwords.test.ts',
      'src/{features/map/offline-maps/{regions,guide-regions,region-*},platform/{osm,tiles}/*}.test.ts',
      'src/platform/{basemap,eateries,geocoder}/*.test.ts',
      'src/features/map/map-packs/{build-pack.slow,map-pack-faults}.test.ts',
      'src/features/trip/planner/{busy-machine.slow,fair-queue}.test.ts',
      'src/platform/{llm,outside,storage,translation}/*.test.ts',
      'src/features/documents/import/samples.test.ts',
      'src/platform/jobs/for-each-isolated.test.ts',
      // Tests that start whole programs give them the embedded database.
      'src/app/start.slow.test.ts',
      'src/commands/seed.test.ts',
      'src/features/trip/itinerary/itinerary-input.test.ts',
      // Tests of fact tables.
      'src/features/*/*/{*-table,claim-tables,checked-rows,emergency-pages,territories,borders,holidays-compared}.test.ts',
      'src/features/*/*/{adapters,airports,packages,{city,guide}-files,phrasebook,matrix,habits,detect,export-file}.test.ts',
    ]
  : []
const quickDrizzle = new URL('./src/platform/db/quick-drizzle.ts', import.meta.url).href

export default defineProject({
  test: {
    name: 'server',
    environment: 'node',
    // Files of one worker share their modules: loading them for each file took half of the time.
    isolate: false,
    include: ['src/**/*.test.ts', 'seeds/**/*.test.ts'],
    exclude: [...exclude, ...withoutDatabase],
    globalSetup: 'src/platform/db/test-database-setup.ts',
    setupFiles: ['vitest.setup.ts'],
    execArgv: ['--import', quickDrizzle],
    // A new database per file is created in a hook; the machines that run the tests are small and busy.
    hookTimeout: 30_000,
  },
})
