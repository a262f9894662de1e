import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { makeFakeLog } from '../log/log.fake.ts'
import { makeTerminalMail } from './mail.terminal.ts'
import { makeMail } from './mail.ts'
import { startSmtpServer } from './test-smtp-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'tripwright-mail-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LINK = 'http://localhost:3000/email-verify?token=abc&next=%2F'
const MESSAGE = {
  to: 'ann@mail.example',
  subject: 'Verify your e-mail address',
  text: `Verify: ${LINK}\n`,
  html: `<p><a href="${LINK.replaceAll('&', '&amp;')}">Verify</a> or <a class="x" href="https://b.example/?q=&quot;a&#x27;b">b</a>
    <a href="${LINK.replaceAll('&', '&amp;')}">again</a> <a href="mailto:help@x.example">help</a></p>`,
}
const SETTINGS = {
  mailFrom: 'Tripwright <hello@tripwright.example>',
  smtpUrl: undefined,
  testOutboxDir: undefined,
}
const newFolder = () => mkdtempSync(join(folder, 'data-'))
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

describe('mail of a development machine', () => {
  it('is shown in the terminal as one block with its links', async () => {
    const outbox = newFolder()
    const printed: string[] = []
    const mail = makeTerminalMail(outbox, (text) => printed.push(text))
    expect(await mail.send(MESSAGE)).toEqual({ ok: true })
    const [file = ''] = readdirSync(outbox)
    const line = '─'.repeat(72)
    expect(printed).toEqual([
      `${line}
Mail to  ann@mail.example
Subject  Verify your e-mail address
Link     ${LINK}
Link     https://b.example/?q="a'b
Kept in  ${join(outbox, file)}
${line}
`,
    ])
  })

  it('lets no subject rewrite or recolour the terminal', async () => {
    const printed: string[] = []
    const mail = makeTerminalMail(newFolder(), (text) => printed.push(text))
    await mail.send({
      ...MESSAGE,
      subject: 'Hi \u001b[2J\u001b]0;owned\u0007\r\nLink     https://evil.example \u009b31m',
    })
    expect(printed[0]?.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
    expect(printed[0]?.split('\n').filter((line) => line.startsWith('Link'))).toHaveLength(2)
  })

  it('is kept in DATA_DIR/outbox, readable for its owner alone', async () => {
    const dataDir = newFolder()
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await makeMail({ ...SETTINGS, dataDir }, makeFakeLog()).send(MESSAGE)
    expect(out).toHaveBeenCalledOnce()
    out.mockRestore()
    const outbox = join(dataDir, 'outbox')
    expect(statSync(outbox).mode & 0o777).toBe(0o700)
    const [file = ''] = readdirSync(outbox)
    expect(read(join(outbox, file))).toEqual({ ...MESSAGE, links: [LINK, 'https://b.example/?q="a\'b'] })
  })
})

describe('TEST_OUTBOX_DIR', () => {
  it('holds one JSON file for each mail that was sent, in an order that is that of their names', async () => {
    const server = await startSmtpServer()
    const testOutboxDir = join(newFolder(), 'not', 'there', 'yet')
    const smtpUrl = `smtp://127.0.0.1:${server.port}`
    const mail = makeMail({ ...SETTINGS, dataDir: newFolder(), smtpUrl, testOutboxDir }, makeFakeLog())
    for (let i = 0; i < 25; i++) await mail.send({ ...MESSAGE, subject: `mail ${i}` })
    expect(server.delivered).toHaveLength(25)
    const subjects = readdirSync(testOutboxDir)
      .sort()
      .map((file) => read(join(testOutboxDir, file)).subject)
    expect(subjects).toEqual(Array.from({ length: 25 }, (_, i) => `mail ${i}`))
    await mail.close()
    await server.stop()
  })

  it('holds no mail that was refused or could not be sent', async () => {
    const answer = (address: string) =>
      address === 'gone@mail.example' ? { code: 550, text: 'no' } : undefined
    const server = await startSmtpServer({ answer })
    const testOutboxDir = newFolder()
    const smtpUrl = `smtp://127.0.0.1:${server.port}`
    const mail = makeMail({ ...SETTINGS, dataDir: newFolder(), smtpUrl, testOutboxDir }, makeFakeLog())
    await mail.send({ ...MESSAGE, to: 'gone@mail.example' })
    await server.stop()
    await expect(mail.send(MESSAGE)).rejects.toThrow()
    expect(readdirSync(testOutboxDir)).toEqual([])
    await mail.close()
  })

  it('says so when it cannot be written', async () => {
    const blocked = join(newFolder(), 'file')
    writeFileSync(blocked, '')
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const mail = makeMail(
      { ...SETTINGS, dataDir: newFolder(), testOutboxDir: join(blocked, 'x') },
      makeFakeLog(),
    )
    await expect(mail.send(MESSAGE)).rejects.toThrow('ENOTDIR')
    out.mockRestore()
  })
})
