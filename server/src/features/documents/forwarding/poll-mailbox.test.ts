import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pollMailbox } from './poll-mailbox.service.ts'
import { type ImapFault, startImapServer } from './test-imap-server.ts'

const MAIL = 'From: a@air.example\r\nTo: import@trip.example\r\nSubject: Hello\r\n\r\nGrüße\r\n'

let server: Awaited<ReturnType<typeof startImapServer>>
let received: string[]
let warnings: string[]

beforeAll(async () => {
  server = await startImapServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.state.fault = 'none'
  server.state.mails.clear()
  received = []
  warnings = []
})

const poll = (receive?: (raw: Uint8Array) => Promise<void>) =>
  pollMailbox({
    url: server.url,
    log: { warn: (about: object) => void warnings.push(JSON.stringify(about)) } as never,
    receive:
      receive ??
      ((raw) => {
        received.push(Buffer.from(raw).toString('utf8'))
        return Promise.resolve()
      }),
    idleMs: 2500,
    runMs: 8000,
  })

describe('the mailbox of forwarded mails', { timeout: 30_000 }, () => {
  it('is read mail by mail, byte for byte, and what was stored is deleted from it', async () => {
    server.put(MAIL)
    server.put(MAIL.replace('Hello', 'Again'))
    await poll()
    expect(received).toEqual([MAIL, MAIL.replace('Hello', 'Again')])
    expect([server.state.mails.size, warnings]).toEqual([0, []])
    await poll()
    expect(received).toHaveLength(2)
  })

  it('keeps a mail that could not be stored, and those after it, for the next run', async () => {
    server.put(MAIL)
    server.put(MAIL)
    await poll(() => Promise.reject(new Error('the database is away')))
    expect([server.state.mails.size, warnings.length]).toEqual([2, 1])
    await poll()
    expect([server.state.mails.size, received.length]).toEqual([0, 2])
  })

  it('goes on behind a mail that cannot be stored, which stays', async () => {
    server.put(MAIL)
    server.put(MAIL.replace('Hello', 'Behind it'))
    await poll((raw) => {
      const mail = Buffer.from(raw).toString('utf8')
      if (mail === MAIL) return Promise.reject(new Error('its reader was stopped'))
      received.push(mail)
      return Promise.resolve()
    })
    expect(received).toEqual([MAIL.replace('Hello', 'Behind it')])
    expect([server.state.mails.size, warnings.length]).toEqual([1, 1])
  })

  it('loses mails over 20 MB unread', async () => {
    server.put(`${MAIL}${'x'.repeat(20_000_001)}`)
    await poll()
    expect([server.state.mails.size, received, warnings]).toEqual([0, [], []])
  })

  it.each<ImapFault>([
    'silent',
    'no-greeting',
    'refuses-login',
    'stalls-in-mail',
    'cut-off-in-mail',
    'babbles',
    'huge-literal',
  ])('that is broken ends the run with a line in the log and keeps its mails: %s', async (fault) => {
    server.put(MAIL)
    server.state.fault = fault
    await poll()
    expect([server.state.mails.size, received, warnings.length]).toEqual([1, [], 1])
    expect(warnings[0]).not.toContain('secret')
  })

  it('that names mails which it does not have is read for those that it has', async () => {
    server.put(MAIL)
    server.state.fault = 'lies-about-search'
    await poll()
    expect(received).toEqual([MAIL])
  })

  it('that is not there ends the run with a line in the log', async () => {
    const url = server.url.replace(/:\d+$/, ':9')
    await pollMailbox({
      url,
      log: { warn: () => warnings.push('') } as never,
      receive: async () => undefined,
    })
    expect(warnings).toHaveLength(1)
  })
})
