import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { makeFakeLog } from '../log/log.fake.ts'
import { makeSmtpMail } from './mail.smtp.ts'
import { wasNotAccepted } from './not-accepted.ts'
import { startSmtpServer } from './test-smtp-server.ts'

const MESSAGE = { to: 'ann@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** The error of a sending through this port. */
async function failure(port: number): Promise<unknown> {
  const mail = makeSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'a@example.org', log: makeFakeLog() })
  ends.push(() => mail.close())
  return mail.send(MESSAGE).then(
    () => 'sent',
    (error: unknown) => error,
  )
}

it('a server that says no for now has not taken the mail', async () => {
  const smtp = await startSmtpServer({ answer: () => ({ code: 450, text: 'later' }) })
  ends.push(() => smtp.stop())
  expect(wasNotAccepted(await failure(smtp.port))).toBe(true)
})

it('a server that is not there has not taken the mail', async () => {
  const smtp = await startSmtpServer()
  await smtp.stop()
  expect(wasNotAccepted(await failure(smtp.port))).toBe(true)
})

it('is unknown after a connection broke behind the sent mail', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 here\r\n')
    socket.on('data', (data) => {
      const text = String(data)
      if (text.includes('\r\n.\r\n')) socket.destroy()
      else if (text.startsWith('DATA')) socket.write('354 go on\r\n')
      else if (/^(EHLO|MAIL|RCPT)/.test(text)) socket.write('250 well\r\n')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  const error = await failure((server.address() as AddressInfo).port)
  expect(error).toBeInstanceOf(Error)
  expect(wasNotAccepted(error)).toBe(false)
})
