import { isWrite } from '@tripwright/domain/base/contract'
import { expect, test } from 'vitest'
import { waitingWordsOf } from './waiting-words.ts'

const pages = import.meta.glob<string>('../../../docs/offline-writes.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const contracts = import.meta.glob<Record<string, unknown>>('../../../domain/src/**/*.contract.ts', {
  eager: true,
})
const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

type Row = { call: string; offline: string; why: string }

const rows: Row[] = Object.values(pages)
  .flatMap((page) => page.split('\n'))
  .filter((line) => /^\| (POST|PUT|PATCH|DELETE) /.test(line))
  .map((line) => {
    const [call = '', offline = '', why = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    return { call, offline, why }
  })

/** The writing calls of the product, by the name of their contract. */
const calls = new Map<string, string>()
for (const exported of Object.values(contracts))
  for (const [name, one] of Object.entries(exported)) {
    const { method, path } = Object(one)
    if (typeof path === 'string' && method && isWrite({ method })) calls.set(name, `${method} ${path}`)
  }

/** The contracts that a screen hands to the queue. */
const queued = new Set<string>()
for (const [file, source] of Object.entries(sources))
  if (!file.includes('.test.'))
    for (const [, name = ''] of source.matchAll(/\b(?:queueWrite|sendOrQueue)\(\s*(\w+)/g))
      if (name !== 'contract') queued.add(name)

test('each writing call is in the table of docs/offline-writes.md once, with an answer and its reason', () => {
  expect(calls.size).toBeGreaterThan(100)
  expect(rows.map(({ call }) => call).sort()).toEqual([...calls.values()].sort())
  expect(rows.filter(({ offline, why }) => !['waits', 'own', 'no'].includes(offline) || why === '')).toEqual(
    [],
  )
})

test('what the table says waits is queued by a screen, and nothing else is', () => {
  const saidToWait = new Set(rows.filter(({ offline }) => offline === 'waits').map(({ call }) => call))
  const named = [...queued].map((name) => calls.get(name) ?? name)
  expect(named.sort()).toEqual([...saidToWait].sort())
})

test('each write that waits has words of its own in the list of what waits', () => {
  const waiting = rows.filter(({ offline }) => offline === 'waits').map(({ call }) => call)
  const words = waiting.map((call) => {
    const [method = '', path = ''] = call.split(' ')
    return waitingWordsOf({ method, url: `${path.replaceAll(/\{\w+\}/g, 'a1')}?x=1` })
  })
  expect(words).not.toContain('what.other')
  expect(new Set(words).size).toBe(waiting.length)
})

test('no change of the account itself, of money or of who sees a trip waits', () => {
  const waiting = rows.filter(({ offline }) => offline === 'waits').map(({ call }) => call)
  const sensitive =
    /\/api\/(billing|subscription|functions|admin|access-tokens|discount)|account\/delete|\/links|\/members|\/feed/
  expect(waiting.filter((call) => sensitive.test(call))).toEqual([])
  expect(waiting.filter((call) => call.includes('/api/auth/'))).toEqual(['POST /api/auth/update-user'])
})
