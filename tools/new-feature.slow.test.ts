import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runQuietly } from './bootstrap/child.mjs'
import { copyRealProject, type TestProject } from './boundaries/test-project.ts'

let project: TestProject

/** Words that are no feature of the product, so that the test never creates a real one. */
const MADE_UP = ['hot-springs', 'lounges', 'feeds']

beforeAll(() => {
  project = copyRealProject([])
  const areas = join(project.root, 'tools/structure/areas.ts')
  const words = MADE_UP.map((word) => `'${word}', `).join('')
  writeFileSync(areas, readFileSync(areas, 'utf8').replace('claims: [', `$&${words}`))
})
afterAll(() => project.remove())

function write(...args: string[]) {
  return runQuietly(process.execPath, [join(project.root, 'tools/new-feature.ts'), ...args], {
    cwd: project.root,
  })
}

/** The copy may have unfinished work, so only the new files and their imports are checked. */
function lookOnlyAt(feature: string): void {
  const narrow = (file: string, part: (whole: Record<string, unknown>) => object) => {
    const path = join(project.root, file)
    const whole = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, JSON.stringify({ ...whole, ...part(whole) }))
  }
  narrow('biome.json', ({ files }) => ({
    files: { ...Object(files), includes: MADE_UP.map((word) => `**/${word}/**`) },
  }))
  narrow('domain/tsconfig.json', () => ({ include: [`src/claims/${feature}`] }))
  for (const packageName of ['server', 'web'])
    narrow(`${packageName}/tsconfig.json`, () => ({ include: [`src/features/claims/${feature}`] }))
}

describe('a new feature', () => {
  let lines: string[] = []

  beforeAll(async () => {
    lines = (await write('claims/hot-springs')).lines
    lookOnlyAt('hot-springs')
  }, 60_000)

  test('has its files in every package and prints where to register it', () => {
    expect(lines.join('\n')).toMatch(
      /server\/src\/app\/features\.ts: add \.\.\.hotSpringsRoutes to the routes/,
    )
    expect(lines.join('\n')).toMatch(/web\/src\/app\/routes\.ts: add a row .*hot-springs-page\.tsx/)
    for (const path of [
      'domain/src/claims/hot-springs/index.ts',
      'server/src/features/claims/hot-springs/hot-springs.test.ts',
    ])
      expect(existsSync(join(project.root, path))).toBe(true)
    expect(existsSync(join(project.root, 'web/src/features/claims/hot-springs/hot-springs-page.tsx'))).toBe(
      true,
    )
  })

  test.each(['biome', 'structure', 'types domain', 'types server', 'types web'])(
    'gives %s nothing to say',
    async (step) => {
      const { lines: output } = await project.run(step)
      expect(output.filter((line) => /src\/(features\/)?claims\/hot-springs/.test(line))).toEqual([])
    },
  )

  test('is not overwritten', async () => {
    const { code, lines: output } = await write('claims/hot-springs', '--web')
    expect({ code, output }).toEqual({
      code: 1,
      output: ['domain/src/claims/hot-springs is there already; nothing was written.'],
    })
  })
})

test('a feature with a screen only has nothing on the server', async () => {
  expect((await write('claims/lounges', '--web')).code).toBe(0)
  expect(existsSync(join(project.root, 'web/src/features/claims/lounges/lounges-page.tsx'))).toBe(true)
  expect(existsSync(join(project.root, 'domain/src/claims/lounges/lounges.contract.ts'))).toBe(false)
  expect(existsSync(join(project.root, 'server/src/features/claims/lounges'))).toBe(false)
})

test('a feature with routes only has no screen and no texts', async () => {
  expect((await write('claims/feeds', '--server')).code).toBe(0)
  expect(existsSync(join(project.root, 'server/src/features/claims/feeds/feeds.routes.ts'))).toBe(true)
  expect(existsSync(join(project.root, 'domain/src/claims/feeds/feeds.messages.ts'))).toBe(false)
})

test.each([
  [['bookmarks'], /^"bookmarks" is no feature of the product\. The areas are: account, /],
  [[], /^Usage: npm run new:feature/],
])('%j is refused in one sentence', async (args, sentence) => {
  const { code, lines } = await write(...args)
  expect(code).toBe(1)
  expect(lines.join('\n')).toMatch(sentence)
})
