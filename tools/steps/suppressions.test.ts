import { expect, test } from 'vitest'
import { findSuppressions } from './suppressions.mjs'

// Assembled here, so that this file itself is not counted.
const BIOME = ['biome', 'ignore'].join('-')
const EXPECT_ERROR = ['@ts', 'expect-error'].join('-')
const IGNORE = ['@ts', 'ignore'].join('-')

test.each([
  `// ${BIOME} lint/suspicious/noExplicitAny: the library has no types for this`,
  `/* ${BIOME}-all lint/style/useConst: generated from the data file */`,
  `{/* ${BIOME} lint/a11y/useAltText: the picture is decoration */}`,
  `  // ${EXPECT_ERROR} the browser knows it, the types do not yet`,
])('%s is counted and valid', (line) => {
  expect(findSuppressions('a.ts', `const a = 1\n${line}`)).toEqual([{ path: 'a.ts', line: 2, problem: null }])
})

test.each([
  [`// ${BIOME} lint/suspicious/noExplicitAny:`, 'without its reason on the line'],
  [`// ${BIOME} lint/suspicious/noExplicitAny`, 'without its reason on the line'],
  [`{/* ${BIOME} lint/a11y/useAltText: no */}`, 'without its reason on the line'],
  [`// ${EXPECT_ERROR}`, 'without its reason on the line'],
  [`// ${IGNORE} whatever the reason`, 'is not used here'],
  [`/* ${['eslint', 'disable'].join('-')} */`, 'is not used here'],
])('%s is refused', (line, problem) => {
  expect(findSuppressions('a.ts', line)).toEqual([
    { path: 'a.ts', line: 1, problem: expect.stringContaining(problem) },
  ])
})

test('the end of a range and plain text do not count', () => {
  const text = `// ${BIOME}-end lint/style/useConst: here\nconst text = '${EXPECT_ERROR}'`
  expect(findSuppressions('a.ts', text)).toEqual([])
})
