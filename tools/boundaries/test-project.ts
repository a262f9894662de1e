import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { runQuietly } from '../bootstrap/child.mjs'
import { workspacesOf } from '../bootstrap/packages.mjs'
import { ROOT } from '../bootstrap/root.mjs'
import { checkSteps } from '../steps/check-steps.mjs'
import { CLEAN_DEPENDENCIES, CLEAN_PROJECT } from './clean-project.ts'

const CONFIGURATION = [
  'package.json',
  'biome.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
]
const WORKSPACE_CONFIGURATION = ['tsconfig.json', 'src/sw/tsconfig.json']

export type TestProject = {
  root: string
  /** Runs the command of a step of `npm run check`; returns its exit code and its lines. */
  run(step: string, more?: string[], env?: NodeJS.ProcessEnv): Promise<{ code: number; lines: string[] }>
  remove(): void
}

/** A temporary project with the real configuration and tools, the clean files, and the planted violations. */
export function makeTestProject(planted: Record<string, string> = {}): TestProject {
  const root = makeRoot()
  for (const workspace of workspacesOf(ROOT)) copyWorkspace(root, workspace)
  for (const [path, text] of Object.entries({ ...CLEAN_PROJECT, ...planted })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return asProject(root)
}

/** A temporary copy of the real project, without the given features. */
export function copyRealProject(without: string[]): TestProject {
  const root = makeRoot()
  const left = without.flatMap((name) => [
    `domain/src/${name}`,
    `server/src/features/${name}`,
    `web/src/features/${name}`,
  ])
  for (const workspace of workspacesOf(ROOT))
    cpSync(join(ROOT, workspace), join(root, workspace), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist)$/.test(path) && !left.includes(relative(ROOT, path)),
    })
  return asProject(root)
}

function makeRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  for (const file of CONFIGURATION) cpSync(join(ROOT, file), join(root, file))
  cpSync(join(ROOT, 'tools'), join(root, 'tools'), { recursive: true })
  linkPackages(root)
  return root
}

function asProject(root: string): TestProject {
  return {
    root,
    async run(name, more = [], env = {}) {
      const step = checkSteps(root).find((one) => one.name === name)
      if (!step) throw new Error(`check has no step ${name}`)
      const [program = '', ...args] = step.command
      return runQuietly(program, [...args, ...more], { cwd: root, env: { ...process.env, CI: '', ...env } })
    },
    remove: () => rmSync(root, { recursive: true }),
  }
}

function copyWorkspace(root: string, workspace: string) {
  mkdirSync(join(root, workspace), { recursive: true })
  const { dependencies, devDependencies, ...manifest } = JSON.parse(
    readFileSync(join(ROOT, workspace, 'package.json'), 'utf8'),
  )
  writeFileSync(
    join(root, workspace, 'package.json'),
    `${JSON.stringify({ ...manifest, ...CLEAN_DEPENDENCIES[workspace] }, null, 2)}\n`,
  )
  for (const file of WORKSPACE_CONFIGURATION)
    if (existsSync(join(ROOT, workspace, file)))
      cpSync(join(ROOT, workspace, file), join(root, workspace, file))
}

/** The real packages, with the workspaces of this project. */
function linkPackages(root: string) {
  mkdirSync(join(root, 'node_modules/@tripwright'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@tripwright')
      symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name))
  for (const workspace of workspacesOf(ROOT))
    symlinkSync(join(root, workspace), join(root, 'node_modules/@tripwright', basename(workspace)))
}
