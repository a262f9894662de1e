// A fake mail server for development: accepts every mail on the loopback address, shows it, and sends none. Usage: node
// tools/stand-ins/smtp.mjs <port>
import { createRequire } from 'node:module'

// Both are dependencies of the server, whose mail tests use them; the tools have no dependencies.
const fromServer = createRequire(new URL('../../server/package.json', import.meta.url))
const { SMTPServer } = fromServer('smtp-server')
const PostalMime = fromServer('postal-mime')

const port = Number(process.argv[2] ?? 1025)
const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData })
server.listen(port, '127.0.0.1', () => console.log(`Mails to smtp://127.0.0.1:${port} are shown here.`))

/**
 * @param {NodeJS.ReadableStream} stream
 * @param {unknown} _session
 * @param {(error?: Error) => void} done
 */
async function onData(stream, _session, done) {
  try {
    console.log(await describe(stream))
    done()
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)))
  }
}

/** @param {NodeJS.ReadableStream} stream */
async function describe(stream) {
  const chunks = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  const mail = await PostalMime.parse(Buffer.concat(chunks))
  const to = mail.to.map((/** @type {{ address: string }} */ person) => person.address).join(', ')
  return `\n--- mail to ${to}: ${mail.subject}\n${mail.text ?? mail.html}\n---`
}
