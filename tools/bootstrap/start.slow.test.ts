import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// A fake npm: records that it ran, installs a Node, and fails or hangs on request.
const NPM = `#!/bin/sh
echo "$$ $*" >> npm-runs
rm -rf node_modules && mkdir -p node_modules/.bin
[ -f npm-lingers ] && sleep 60
[ -f npm-fails ] && { echo "npm error code $(cat npm-fails)" >&2; exit 1; }
ln -s '${process.execPath}' node_modules/.bin/node
`
const BUILD = `import { appendFileSync, mkdirSync } from 'node:fs'
appendFileSync('build-runs', process.env.NODE_ENV + '\\n')
mkdirSync('web/dist', { recursive: true })
`
const SERVER_BUILD = `import { cpSync } from 'node:fs'
cpSync('server/src/main.mjs', 'server/dist/main.mjs')
`
const SERVER = `process.on('SIGTERM', () => { console.log('stopping'); process.exit(7) })
console.log('ready', process.pid, process.env.NODE_ENV, process.argv.slice(2).join())
if (process.argv.includes('--refuse')) process.exit(3)
setInterval(() => {}, 1000)
`

let root = ''
let started: ChildProcess[] = []

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'start-'))
  cpSync(dirname(import.meta.dirname), join(root, 'tools'), { recursive: true })
  put('package.json', '{"workspaces":["web"]}')
  put('package-lock.json', '{"packages":{}}')
  put('web/package.json', '{}')
  put('web/src/main.ts', '')
  put('web/build.ts', BUILD)
  put('server/src/main.mjs', SERVER)
  put('server/build.ts', SERVER_BUILD)
  put('bin/npm', NPM)
  chmodSync(join(root, 'bin/npm'), 0o755)
  started = []
})

afterEach(async () => {
  for (const child of started)
    if (child.exitCode === null && child.signalCode === null) await stop(child, 'SIGKILL')
  for (const pid of npmRuns()) if (isRunning(pid)) process.kill(-pid, 'SIGKILL')
  rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
})

function put(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function lines(path: string): string[] {
  if (!existsSync(join(root, path))) return []
  // An empty file has no line yet.
  return readFileSync(join(root, path), 'utf8').split('\n').filter(Boolean)
}

function npmRuns(): number[] {
  return lines('npm-runs').map((line) => Number.parseInt(line, 10))
}

function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
}

function environment(): NodeJS.ProcessEnv {
  const { npm_lifecycle_event: _, ...env } = process.env
  return { ...env, PATH: `${join(root, 'bin')}${delimiter}${env.PATH}`, NODE_ENV: 'production' }
}

function start(...args: string[]) {
  return watch(
    spawn(process.execPath, [join(root, 'tools/start.mjs'), ...args], { env: environment(), cwd: '/' }),
  )
}

function watch(child: ChildProcessWithoutNullStreams) {
  started.push(child)
  const seen = { child, text: '' }
  child.stdout.on('data', (data) => (seen.text += data))
  child.stderr.on('data', (data) => (seen.text += data))
  return seen
}

async function stop(
  child: ChildProcess,
  signal: NodeJS.Signals,
  until = 'close',
): Promise<number | NodeJS.Signals> {
  const ended = once(child, until)
  child.kill(signal)
  const [code, by] = await ended
  return code ?? by
}

async function untilReady(seen: { text: string }): Promise<number> {
  await vi.waitFor(() => expect(seen.text).toMatch(/ready \d+/), 10_000)
  return Number(/ready (\d+)/.exec(seen.text)?.[1])
}

test('the first start installs, builds and serves; the second one only serves', async () => {
  const first = start('--one')
  await untilReady(first)
  expect(first.text).toMatch(
    /Installed 0 packages in .*\nBuilding the website\nBuilt the website in .*\nBuilding the server\nBuilt the server in .*\nready \d+ production --one\n/,
  )
  expect(await stop(first.child, 'SIGTERM')).toBe(7)
  const second = start()
  await untilReady(second)
  expect(second.text).toMatch(/^ready \d+ production \n$/)
  expect(await stop(second.child, 'SIGTERM')).toBe(7)
  expect(npmRuns()).toHaveLength(1)
  expect(lines('build-runs')).toEqual(['production'])
})

test('only changed parts are done again', async () => {
  await once(start('--refuse').child, 'close')
  put('web/src/main.ts', 'changed')
  await once(start('--refuse').child, 'close')
  expect([npmRuns().length, lines('build-runs').length]).toEqual([1, 2])
  put('web/package.json', '{"scripts":{"new":"x"}}')
  put('web/src/main.test.ts', 'a test is not built')
  await once(start('--refuse').child, 'close')
  expect([npmRuns().length, lines('build-runs').length]).toEqual([1, 3])
  put('web/package.json', '{"dependencies":{"new":"1.0.0"}}')
  await once(start('--refuse').child, 'close')
  expect(npmRuns()).toHaveLength(2)
})

test('the exit code of a server that cannot start is passed on', async () => {
  expect(await once(start('--refuse').child, 'close')).toEqual([3, null])
})

test('a failed install ends in one sentence and exit code 1, and is tried again next time', async () => {
  put('npm-fails', 'ENOSPC')
  const failing = start()
  expect(await once(failing.child, 'close')).toEqual([1, null])
  expect(failing.text).toMatch(/npm error code ENOSPC\n\nThe disk is full: .*\n$/)
  rmSync(join(root, 'npm-fails'))
  await untilReady(start())
})

test('a start that is stopped while it installs takes npm with it and installs again next time', async () => {
  put('npm-lingers', '')
  const first = start()
  await vi.waitFor(() => expect(npmRuns()).toHaveLength(1), 5000)
  expect(await stop(first.child, 'SIGTERM')).toBe(143)
  expect(npmRuns().filter(isRunning)).toEqual([])
  rmSync(join(root, 'npm-lingers'))
  await untilReady(start())
  expect(npmRuns()).toHaveLength(2)
})

test('during an install a second start reports it, also when the first was killed and its npm continues', async () => {
  put('npm-lingers', '')
  const first = start()
  await vi.waitFor(() => expect(npmRuns()).toHaveLength(1), 5000)
  const second = start()
  expect(await once(second.child, 'close')).toEqual([1, null])
  expect(second.text).toBe(
    `Another process (${first.child.pid}) is already installing or building in this folder. Wait until it has finished, then run the same command again.\n`,
  )
  await stop(first.child, 'SIGKILL')
  const third = start()
  expect(await once(third.child, 'close')).toEqual([1, null])
  expect(third.text).toMatch(`Another process (${npmRuns()[0]}) is already installing`)
})

test('a start that is killed leaves no server running', async () => {
  const first = start()
  const server = await untilReady(first)
  await stop(first.child, 'SIGKILL')
  await vi.waitFor(() => expect(isRunning(server)).toBe(false), 5000)
})

test('killing npm ends the server, although a shell is between them', async () => {
  put('bin/npm-start', `#!/bin/sh\nsh -c "'$1' '$2'; exit"\nexit\n`)
  chmodSync(join(root, 'bin/npm-start'), 0o755)
  const env = { ...environment(), npm_lifecycle_event: 'start' }
  const npm = watch(
    spawn(join(root, 'bin/npm-start'), [process.execPath, join(root, 'tools/start.mjs')], { env }),
  )
  const server = await untilReady(npm)
  await stop(npm.child, 'SIGKILL', 'exit')
  await vi.waitFor(() => expect(isRunning(server)).toBe(false), 8000)
})
