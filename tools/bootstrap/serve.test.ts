import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './root.mjs'
import { SERVER_ENV, SERVER_FLAGS } from './serve.mjs'

test.each(['Dockerfile', 'deploy/tripwright@.service', 'e2e/product.ts', 'bench/src/product.ts'])(
  '%s starts the server with the flags of npm start',
  (file) => {
    const words = readFileSync(join(ROOT, file), 'utf8').split(/[\s"'[\],]+/)
    const entry = words.indexOf('server/dist/main.mjs')
    expect(words.slice(entry - SERVER_FLAGS.length, entry)).toEqual(SERVER_FLAGS)
  },
)

test.each(['Dockerfile', 'deploy/tripwright@.service', 'bench/src/product.ts'])(
  '%s starts the server with the settings of npm start',
  (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    for (const [name, value] of Object.entries(SERVER_ENV))
      expect(text).toMatch(new RegExp(`\\b${name}(=|: ')${value}\\b`))
  },
)
