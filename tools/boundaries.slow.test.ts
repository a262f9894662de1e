import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestProject, type TestProject } from './boundaries/test-project.ts'
import { VIOLATIONS } from './boundaries/violations.data.ts'

const STEPS = [
  'biome',
  'structure',
  'suppressions',
  'types tools',
  'types domain',
  'types server',
  'types web',
  'types web/src/sw',
  'knip',
]
// The short format has one line per finding, beginning with the file.
const ONE_LINE_EACH: Record<string, string[]> = { biome: ['--reporter=concise'] }

describe('a correct project', () => {
  let project: TestProject

  beforeAll(() => {
    project = makeTestProject({ 'web/src/sw/service-worker.ts': 'export const a = 1\n' })
  })
  afterAll(() => project.remove())

  test.each(STEPS)('passes %s', async (step) => {
    const { code, lines } = await project.run(step)
    expect({ code, lines: code === 0 ? [] : lines }).toEqual({ code: 0, lines: [] })
  })

  test('has an up-to-date map in CI', async () => {
    expect(await project.run('structure', [], { CI: '1' })).toEqual({ code: 0, lines: [] })
  })
})

describe('the boundary', () => {
  let project: TestProject
  const outputs = new Map<string, { code: number; lines: string[] }>()

  beforeAll(async () => {
    project = makeTestProject(
      Object.assign({}, ...VIOLATIONS.map(({ path, text, beside }) => ({ [path]: text, ...beside }))),
    )
    for (const step of new Set(VIOLATIONS.map((violation) => violation.step)))
      outputs.set(step, await project.run(step, ONE_LINE_EACH[step], { CI: '1' }))
  })
  afterAll(() => project.remove())

  test.each(VIOLATIONS)('holds: $boundary', ({ step, path, refusal }) => {
    const output = outputs.get(step)
    expect(output?.code).not.toBe(0)
    const folder = path.slice(0, path.lastIndexOf('/'))
    const aboutIt = output?.lines.filter((line) => line.includes(path) || line.includes(`${folder}:`)) ?? []
    expect(aboutIt.join('\n')).toMatch(refusal)
  })

  test('holds: CI refuses an outdated map', () => {
    expect(outputs.get('structure')?.lines).toContain(
      'x docs/map.md: out of date; run "npm run check" and commit it',
    )
  })
})
