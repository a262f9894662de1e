import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Delivered = { from: string; to: string[]; email: Email }

/** The server's response to a recipient: `550 ...`, `450 ...`; undefined accepts the mail. */
type Answer = (address: string) => { code: number; text: string } | undefined

/** A real SMTP server on 127.0.0.1 for tests; `port` 0 takes a free one. */
export async function startSmtpServer({ port = 0, answer = (() => undefined) as Answer } = {}) {
  const delivered: Delivered[] = []
  let connections = 0
  const refusal = (address: string) => {
    const refused = answer(address)
    return refused && Object.assign(new Error(refused.text), { responseCode: refused.code })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    onConnect: (_, done) => {
      connections++
      done()
    },
    onMailFrom: ({ address }, _, done) => done(refusal(address)),
    onRcptTo: ({ address }, _, done) => done(refusal(address)),
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      const to = envelope.rcptTo.map(({ address }) => address)
      stream
        .toArray()
        .then((parts) => PostalMime.parse(Buffer.concat(parts)))
        .then((email) => delivered.push({ from, to, email }))
        .then(() => done(), done)
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  return {
    delivered,
    connections: () => connections,
    port: (listening.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
