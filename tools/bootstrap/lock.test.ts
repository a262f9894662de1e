import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock } from './lock.mjs'
import { identityOf, isAlive, startTicks } from './process-identity.mjs'

let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(folder, 'setup.lock')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a second process learns who holds the lock and for what', () => {
  const lock = takeLock(file, 'installing')
  expect(() => takeLock(file, 'building')).toThrow(
    `Another process (${process.pid}) is already installing in this folder.`,
  )
  lock.release()
  takeLock(file, 'building').release()
  expect(readdirSync(folder)).toEqual([])
})

test('a lock of a process that is gone is taken over', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  const dead = identityOf(child.pid ?? 0)
  await once(child, 'exit')
  writeFileSync(file, JSON.stringify({ doing: 'installing', holders: [dead] }))
  takeLock(file, 'building').release()
})

test('a lock whose process number was given to another process is taken over', () => {
  writeFileSync(
    file,
    JSON.stringify({ doing: 'installing', holders: [{ pid: process.pid, startedAt: 'before' }] }),
  )
  takeLock(file, 'building').release()
})

test('a lock that cannot be read is taken over', () => {
  writeFileSync(file, '{"doing":')
  takeLock(file, 'building').release()
})

test('a lock is held for the child that outlives the process that took it', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const lock = takeLock(file, 'installing')
  lock.join(child.pid ?? 0)
  const { holders } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(
    file,
    JSON.stringify({ doing: 'installing', holders: [{ ...holders[0], startedAt: 'before' }, holders[1]] }),
  )
  expect(() => takeLock(file, 'building')).toThrow(`Another process (${child.pid})`)
  child.kill()
  await once(child, 'exit')
  takeLock(file, 'building').release()
})

test('exactly one of many processes takes over a dead lock', async () => {
  writeFileSync(file, JSON.stringify({ doing: 'installing', holders: [{ pid: 1, startedAt: 'before' }] }))
  const module = new URL('./lock.mjs', import.meta.url).href
  const code = `const { takeLock } = await import(${JSON.stringify(module)})
    try { takeLock(${JSON.stringify(file)}, 'installing'); process.stdout.write('got it ') } catch { process.stdout.write('refused ') }
    process.stdin.resume()`
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', code]),
  )
  const outputs = await Promise.all(
    children.map(async (child) => String((await once(child.stdout, 'data'))[0])),
  )
  for (const child of children) child.stdin.end()
  await Promise.all(children.map((child) => once(child, 'exit')))
  expect(outputs.filter((output) => output === 'got it ')).toHaveLength(1)
})

test('a process is identified by its start time, also with brackets and spaces in its name', () => {
  const before = Array.from({ length: 18 }, (_, index) => index + 4).join(' ')
  expect(startTicks(`42 (a) b (c)) S ${before} 987654 1 2`)).toBe('987654')
})

test('a process is alive until it ends', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  const identity = identityOf(child.pid ?? 0)
  if (!identity) throw new Error('the child is not seen')
  expect(isAlive(identity)).toBe(true)
  child.stdin.end()
  await once(child, 'exit')
  expect(isAlive(identity)).toBe(false)
})
