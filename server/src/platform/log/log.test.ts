import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { makeFakeLog } from './log.fake.ts'
import { findLeaks } from './test-log-record.ts'

describe('the log', () => {
  it('writes one JSON line a call, with level, time and message', () => {
    const log = makeFakeLog()
    log.info({ port: 3000 }, 'ready')
    expect(log.lines).toEqual([
      { level: 'info', port: 3000, msg: 'ready', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    ])
  })

  it('hides secrets at any depth, in lists and in errors with their causes', () => {
    const log = makeFakeLog()
    const cause = Object.assign(new Error('no mailbox ann@example.com'), { token: 'hunter2' })
    log.error(
      {
        error: new Error('call for ann@example.com failed', { cause }),
        calls: [{ headers: [{ authorization: 'hunter2' }, { cookie: 'hunter2' }] }],
        person: { name: 'Ann', credentials: { password: 'hunter2' } },
      },
      'a call failed',
    )
    const text = JSON.stringify(log.lines)
    expect(text).not.toMatch(/hunter2|ann@example/)
    expect(log.lines[0]).toMatchObject({
      error: {
        message: 'call for [e-mail] failed',
        cause: { message: 'no mailbox [e-mail]', stack: expect.any(String) },
      },
      person: { name: 'Ann' },
    })
  })

  it('hides addresses in the message, and in an error that stands where the fields should', () => {
    const log = makeFakeLog()
    log.warn({}, 'no answer for ann@example.com')
    log.error(new Error('refused: ann@example.com'), 'mail failed')
    expect(log.lines[0]?.msg).toBe('no answer for [e-mail]')
    expect(log.lines[1]).toMatchObject({ msg: 'mail failed', error: { message: 'refused: [e-mail]' } })
  })

  it('looks into lists within lists', () => {
    const log = makeFakeLog()
    log.info({ password: 'hunter2', list: [['ann@example.com', ['Bearer abcdefghij']]] }, 'nested lists')
    expect(log.lines[0]).toMatchObject({
      password: '[redacted]',
      list: [['[e-mail]', ['Bearer [redacted]']]],
    })
  })

  it.each([
    ['debug', 4],
    ['info', 3],
    ['warn', 2],
    ['error', 1],
    ['silent', 0],
  ])('at level %s writes %d of the four levels', (level, count) => {
    const log = makeFakeLog(level)
    log.debug({}, 'a')
    log.info({}, 'b')
    log.warn({}, 'c')
    log.error({}, 'd')
    expect(log.lines).toHaveLength(count)
  })

  it('writes to standard error, all of it before a sudden exit', () => {
    const module = fileURLToPath(new URL('./log.ts', import.meta.url))
    const script = `import { makeLog } from ${JSON.stringify(module)}
      const log = makeLog('info')
      for (let i = 0; i < 500; i++) log.info({ i }, 'line')
      process.exit(0)`
    const ran = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    expect(ran.stdout).toBe('')
    expect(ran.stderr.trim().split('\n')).toHaveLength(500)
  })
})

describe('the record of a test run', () => {
  it('tells lines with an address, a token, a hash or a part of a secret from those without', () => {
    const secrets = ['Correct-horse-7', 'a1B2c3D4e5F6g7H8.c2lnbmF0dXJlMTIz', 'short']
    const good = ['{"msg":"ready","port":3000}', '{"msg":"short of a1B2"}', '{"msg":"mail to [e-mail]"}']
    const bad = [
      '{"msg":"ann@example.org"}',
      '{"url":"/?to=ann%40example.org"}',
      '{"msg":"wrong: Correct-horse-7"}',
      '{"cookie":"a1B2c3D4e5F6g7H8"}',
      '{"signature":"c2lnbmF0dXJlMTIz"}',
      '{"jwt":"eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxMjM0In0.sig"}',
      '{"row":"scrypt$14$8$5"}',
    ]
    expect(findLeaks([...good, ...bad], secrets)).toEqual(bad)
  })
})
