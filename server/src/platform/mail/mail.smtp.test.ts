import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeFakeLog } from '../log/log.fake.ts'
import type { Mail } from './mail.port.ts'
import { makeSmtpMail } from './mail.smtp.ts'
import { startSmtpServer } from './test-smtp-server.ts'

const FROM = 'Tripwright <hello@tripwright.example>'
const MESSAGE = {
  to: 'ann@mail.example',
  subject: 'Grüße aus 東京 🧭',
  text: 'Ein langer Text.\n.\nNach einem Punkt allein.\n',
  html: '<p>Ein <b>langer</b> Text.</p>',
}

const GONE = 'gone@mail.example'
const FULL = 'full@mail.example'
const BANNED = 'banned@tripwright.example'
const ANSWERS: Record<string, { code: number; text: string }> = {
  [GONE]: { code: 550, text: 'no such mailbox' },
  [FULL]: { code: 452, text: 'mailbox full, try later' },
  [BANNED]: { code: 550, text: 'sender not allowed here' },
}

let server: Awaited<ReturnType<typeof startSmtpServer>>
let mail: Mail
const log = makeFakeLog()
const answer = (address: string) => ANSWERS[address]
const mailTo = (port: number, from = FROM, timeoutMs = 20_000) =>
  makeSmtpMail({ url: `smtp://127.0.0.1:${port}`, from, log, timeoutMs })

beforeEach(async () => {
  server = await startSmtpServer({ answer })
  mail = mailTo(server.port)
  log.lines.length = 0
})
afterEach(async () => {
  await mail.close()
  await server.stop()
})

describe('mail over SMTP', () => {
  it('delivers both parts to the one recipient', async () => {
    expect(await mail.send(MESSAGE)).toEqual({ ok: true })
    const [{ from, to, email } = { from: '', to: [], email: undefined }] = server.delivered
    expect({ from, to }).toEqual({ from: 'hello@tripwright.example', to: [MESSAGE.to] })
    expect(email?.from).toMatchObject({ name: 'Tripwright', address: 'hello@tripwright.example' })
    expect(email?.to).toMatchObject([{ address: MESSAGE.to }])
    expect(email?.subject).toBe(MESSAGE.subject)
    expect(email?.text?.trim()).toBe(MESSAGE.text.trim())
    expect(email?.html?.trim()).toBe(MESSAGE.html)
    expect(email?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
  })

  it('keeps its connection for the next mail', async () => {
    for (let i = 0; i < 3; i++) await mail.send(MESSAGE)
    expect(server.delivered).toHaveLength(3)
    expect(server.connections()).toBe(1)
  })

  it('answers "refused" for a mailbox that does not exist, tells the log no address, and goes on', async () => {
    expect(await mail.send({ ...MESSAGE, to: GONE })).toEqual({ ok: false, code: 'refused' })
    expect(log.lines).toMatchObject([{ level: 'warn', error: { responseCode: 550 } }])
    expect(JSON.stringify(log.lines)).not.toContain('gone@')
    expect(await mail.send(MESSAGE)).toEqual({ ok: true })
  })

  it('rejects, to be tried again, for a mailbox that is full', async () => {
    await expect(mail.send({ ...MESSAGE, to: FULL })).rejects.toThrow('mailbox full')
    expect(server.delivered).toEqual([])
  })

  it('rejects when it is our sender that is not wanted: another setting may mend that', async () => {
    const banned = mailTo(server.port, `Tripwright <${BANNED}>`)
    await expect(banned.send(MESSAGE)).rejects.toThrow('sender not allowed')
    await banned.close()
  })

  it('rejects while the server is down, and sends when it is up again', async () => {
    await mail.send(MESSAGE)
    await server.stop()
    await expect(mail.send(MESSAGE)).rejects.toThrow()
    server = await startSmtpServer({ port: server.port })
    expect(await mail.send({ ...MESSAGE, subject: 'up again' })).toEqual({ ok: true })
    expect(server.delivered.map(({ email }) => email.subject)).toEqual(['up again'])
  })

  it('rejects in time when the server says hello and then nothing', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => {
      sockets.push(socket)
      socket.write('220 silent ESMTP\r\n')
    }).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const waiting = mailTo((silent.address() as AddressInfo).port, FROM, 500)
    const began = performance.now()
    await expect(waiting.send(MESSAGE)).rejects.toThrow()
    expect(performance.now() - began).toBeLessThan(5000)
    await waiting.close()
    for (const socket of sockets) socket.destroy()
    silent.close()
  })

  it.each([
    ['a line break', 'Hello\r\nBcc: spy@evil.example'],
    ['a bare line feed and a body', 'Hello\nBcc: spy@evil.example\n\nbody'],
    ['an empty line', 'Hello\r\n\r\n<script>'],
    ['a line separator', 'Hello\u2028Bcc: spy@evil.example'],
    ['more than a line may hold', `${'x'.repeat(2000)}\r\nBcc: spy@evil.example`],
  ])('lets no subject become another header by %s', async (_, subject) => {
    await mail.send({ ...MESSAGE, subject })
    const [delivered] = server.delivered
    expect(delivered?.to).toEqual([MESSAGE.to])
    expect(delivered?.email.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(delivered?.email.text?.trim()).toBe(MESSAGE.text.trim())
  })

  it.each([
    'ann@mail.example, spy@evil.example',
    'ann@mail.example;spy@evil.example',
    'ann@mail.example\r\nBcc: spy@evil.example',
    'Ann <spy@evil.example>',
    '"ann@mail.example"@evil.example',
    'ann@mail.example spy@evil.example',
    'group: ann@mail.example, spy@evil.example;',
    'ann',
    '@mail.example',
    '',
  ])('takes no recipient that is not one address: %j', async (to) => {
    await expect(mail.send({ ...MESSAGE, to })).rejects.toThrow('not one e-mail address')
    expect(server.connections()).toBe(0)
  })
})
