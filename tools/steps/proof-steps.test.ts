import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../bootstrap/root.mjs'
import { PROOF_FILES, proofSteps } from './proof-steps.mjs'

it('npm run prove runs every test whose runs are a sample in npm test', () => {
  const sampled = ['domain/src', 'server/src', 'web/src', 'packages'].flatMap(testsBelow).filter(isSampled)
  expect(sampled.toSorted()).toEqual(PROOF_FILES.toSorted())
})

it('npm run prove runs the journeys whole that are a sample in npm test', () => {
  const commands = proofSteps(ROOT).map(({ command }) => command.join(' '))
  const folder = join(ROOT, 'e2e/journeys')
  const sampled = readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes('process.env.PROVE'),
  )
  expect(sampled).toEqual(['faulty-network.spec.ts', 'trip-of-three.spec.ts'])
  for (const name of sampled)
    expect(commands.filter((one) => one.includes(` ${name.replace('.spec.ts', '')} `))).toHaveLength(1)
})

function testsBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`)
}

function isSampled(path: string): boolean {
  return readFileSync(join(ROOT, path), 'utf8').includes("inject('isProving')")
}
