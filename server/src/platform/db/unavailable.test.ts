import { describe, expect, it } from 'vitest'
import { makeFakeLog } from '../log/log.fake.ts'
import { StartError } from '../start-error.ts'
import { isUnavailable, logUnavailable } from './unavailable.ts'

const withCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code }, more)
const ofServer = (code: string) => withCode(code, { severity: 'FATAL' })

describe('an error', () => {
  it.each([
    ...[
      '08006',
      '08P01',
      '53100',
      '53200',
      '53300',
      '57P01',
      '57P02',
      '57P03',
      '58030',
      '25006',
      '57014',
    ].map(ofServer),
    ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ENOSPC', 'EROFS', 'EIO', 'EDQUOT'].map((code) =>
      withCode(code),
    ),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    // pg-boss wraps errors in this form.
    { message: 'Connection terminated unexpectedly (Queue: mail, Worker: 1)', queue: 'mail' },
    new StartError('database-stopped', 'the embedded database stopped'),
  ])('says that the database or its disk cannot work: %s', (error) => {
    expect(isUnavailable(error)).toBe(true)
    expect(isUnavailable(new Error('Failed query', { cause: error }))).toBe(true)
  })

  it.each([
    ...['23505', '42P01', '22021', '40001'].map(ofServer),
    withCode('ENOENT'),
    new Error('nothing'),
    null,
  ])('is about the statement or about us: %s', (error) => expect(isUnavailable(error)).toBe(false))
})

it('a thousand of them are one line, and so are those of another part', () => {
  const log = makeFakeLog()
  for (let i = 0; i < 1000; i++) logUnavailable(log, 'a call', ofServer('57P01'))
  logUnavailable(log, 'the job queue', ofServer('57P01'))
  expect(log.lines).toHaveLength(1)
})
