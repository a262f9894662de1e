import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export type SentMail = { to: string; subject: string; text: string; html: string; links: string[] }

/** The running product with a database and an outbox of its own. */
export type Product = {
  url: string
  /** The newest mail to this address whose subject holds these words, as soon as it is there. */
  mailTo(address: string, subject?: string): Promise<SentMail>
  stop(): Promise<void>
}

/** Whose account owns the product once its address is verified. */
export const OWNER_EMAIL = 'owner@example.org'

/** Starts the product as `npm start` does, on the embedded database in a temporary folder. */
export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'tripwright-e2e-'))
  const outbox = join(folder, 'outbox')
  const port = await freePort()
  const env = {
    ...process.env,
    ...{
      PORT: String(port),
      DATA_DIR: folder,
      TEST_OUTBOX_DIR: outbox,
      RATE_LIMIT_IP_SCALE: '1000',
      LOG_LEVEL: 'warn',
    },
    OWNER_EMAIL,
    ...{ DATABASE_URL: '', SMTP_URL: '', NODE_ENV: '', PUBLIC_URL: '' },
  }
  const server = spawn(join(root, 'node_modules/.bin/node'), ['server/src/main.ts'], { cwd: root, env })
  await untilReady(server)
  return {
    url: `http://localhost:${port}`,
    mailTo: (address, subject = '') => waitForMail(outbox, address, subject),
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (part) => {
      said += part
    })
    server.once('exit', (code) => reject(new Error(`the product stopped with ${code}:\n${said}`)))
    if (!server.stdout) throw new Error('the product has no output to wait for')
    createInterface(server.stdout).on('line', (line) => {
      if (line.includes(' is ready on ')) resolve()
    })
  })
}

async function waitForMail(outbox: string, address: string, subject: string): Promise<SentMail> {
  for (let tries = 0; tries < 100; tries++) {
    const names = await readdir(outbox).catch(() => [])
    for (const name of names.sort().reverse()) {
      if (!name.endsWith('.json')) continue
      const mail: SentMail = JSON.parse(await readFile(join(outbox, name), 'utf8'))
      if (mail.to === address && mail.subject.includes(subject)) return mail
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no mail "${subject}" to ${address} within 10 seconds`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
