import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runQuietly } from './bootstrap/child.mjs'
import { copyRealHouse, type TestHouse } from './walls/test-house.ts'

let house: TestHouse

beforeAll(() => {
  house = copyRealHouse(['company', 'travel-intel', 'seo'])
})
afterAll(() => house.remove())

function write(...args: string[]) {
  return runQuietly(process.execPath, [join(house.root, 'tools/new-feature.ts'), ...args], {
    cwd: house.root,
  })
}

describe('a new feature', () => {
  let lines: string[] = []

  beforeAll(async () => {
    lines = (await write('travel-intel')).lines
  })

  test('has its files in every room and says where it is made known', () => {
    expect(lines.join('\n')).toMatch(
      /server\/src\/app\/features\.ts: add \.\.\.travelIntelRoutes to the routes/,
    )
    expect(lines.join('\n')).toMatch(/web\/src\/app\/routes\.ts: add a row .*travel-intel-page\.tsx/)
    for (const path of [
      'domain/src/travel-intel/index.ts',
      'server/src/features/travel-intel/travel-intel.test.ts',
    ])
      expect(existsSync(join(house.root, path))).toBe(true)
    expect(existsSync(join(house.root, 'web/src/features/travel-intel/travel-intel-page.tsx'))).toBe(true)
  })

  // The copy may hold what its authors have not finished yet: only what was just written is judged.
  test.each(['biome', 'structure', 'types domain', 'types server', 'types web'])(
    'gives %s nothing to say',
    async (step) => {
      const { lines: said } = await house.run(step)
      expect(said.filter((line) => line.includes('/travel-intel'))).toEqual([])
    },
  )

  test('is not written over', async () => {
    const { code, lines: said } = await write('travel-intel', '--web')
    expect({ code, said }).toEqual({
      code: 1,
      said: ['domain/src/travel-intel is there already; nothing was written.'],
    })
  })
})

test('a feature with a screen only has nothing on the server', async () => {
  expect((await write('company', '--web')).code).toBe(0)
  expect(existsSync(join(house.root, 'web/src/features/company/company-page.tsx'))).toBe(true)
  expect(existsSync(join(house.root, 'domain/src/company/company.contract.ts'))).toBe(false)
  expect(existsSync(join(house.root, 'server/src/features/company'))).toBe(false)
})

test('a feature with routes only has no screen and no texts', async () => {
  expect((await write('seo', '--server')).code).toBe(0)
  expect(existsSync(join(house.root, 'server/src/features/seo/seo.routes.ts'))).toBe(true)
  expect(existsSync(join(house.root, 'domain/src/seo/seo.messages.ts'))).toBe(false)
})

test.each([
  [['bookmarks'], /^"bookmarks" is no feature of the product\. The words are: admin, /],
  [[], /^Usage: npm run new:feature/],
])('%j is refused in one sentence', async (args, sentence) => {
  const { code, lines } = await write(...args)
  expect(code).toBe(1)
  expect(lines.join('\n')).toMatch(sentence)
})
