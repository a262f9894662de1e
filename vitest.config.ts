import { defineConfig } from 'vitest/config'
import { exclude, isProving, SlowFirst } from './tools/slow-tests.ts'

export default defineConfig({
  test: {
    provide: { isProving },
    sequence: { sequencer: SlowFirst },
    // pdf.js rejects promises that nobody has when a file is damaged: in the product that ends the thread that reads the file. What a
    // page asks for after the last test of its file has nowhere to come from.
    onUnhandledError: ({ stack = '', message = '' }) =>
      !stack.includes('/unpdf/') && !message.includes('module runner has been closed'),
    projects: [
      'packages/*',
      'domain',
      'server',
      'web',
      'web/vitest.alone.config.ts',
      'bench',
      // The build of the website runs in Node, whatever it builds runs in.
      { test: { name: 'build', include: ['web/build/**/*.test.ts'], exclude, isolate: false } },
      // Whole programs run in these: on a busy machine the default of 10 seconds is too short.
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts'],
          exclude,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
