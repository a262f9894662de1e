import 'vitest'

// What vitest.config.ts provides to the tests of every project.
declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with that of Vitest.
  interface ProvidedContext {
    isProving: boolean
  }
}
