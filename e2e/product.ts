import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startOutside } from './outside.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export type SentMail = { to: string; subject: string; text: string; html: string; links: string[] }

/** The running product with its own database and outbox. */
export type Product = {
  url: string
  /** Its data folder, for the operator's commands. */
  dataDir: string
  /** Waits for the newest mail to this address whose subject contains these words. */
  mailTo(address: string, subject?: string): Promise<SentMail>
  stop(): Promise<void>
}

/** The account with this address becomes the owner once it is verified. */
export const OWNER_EMAIL = 'owner@example.org'

/** Starts the product as `npm start` does, on the embedded database in a temporary folder. */
export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'tripwright-e2e-'))
  const outbox = join(folder, 'outbox')
  const port = await freePort()
  const outside = await startOutside()
  const env = {
    ...process.env,
    OUTSIDE: 'off',
    ...outside.env,
    PORT: String(port),
    DATA_DIR: folder,
    TEST_OUTBOX_DIR: outbox,
    RATE_LIMIT_IP_SCALE: '1000',
    LOG_LEVEL: 'debug',
    OWNER_EMAIL,
    DATABASE_URL: '',
    SMTP_URL: '',
    NODE_ENV: '',
    PUBLIC_URL: '',
  }
  const server = spawn(
    join(root, 'node_modules/.bin/node'),
    ['--max-semi-space-size=8', '--liftoff-only', '--expose-gc', 'server/dist/main.mjs'],
    { cwd: root, env },
  )
  const log: string[] = []
  server.stderr.on('data', (part) => log.push(String(part)))
  await untilReady(server, log)
  return {
    url: `http://localhost:${port}`,
    dataDir: folder,
    mailTo: (address, subject = '') => waitForMail(outbox, address, subject),
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await gone
      outside.stop()
      const leaks = findLeaks(log.join('').split('\n'), await secretsIn(outbox))
      await rm(folder, { recursive: true, force: true })
      if (leaks.length > 0) throw new Error(`the log holds an address or a secret:\n${leaks.join('\n')}`)
    },
  }
}

/** Every token in a mail, and the password of all accounts made here. */
async function secretsIn(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => [])
  const mails = names.filter((name) => name.endsWith('.json'))
  const texts = await Promise.all(mails.map((name) => readFile(join(outbox, name), 'utf8')))
  const links = texts.flatMap((text) => (JSON.parse(text) as SentMail).links)
  const values = links.flatMap((link) => [...new URL(link).searchParams.values()])
  return ['Correct-horse-7', ...values.filter((value) => /^[\w.-]{16,}$/.test(value))]
}

/**
 * Log lines with an address, also one in a link, or with a secret; there must be none, because the redactor handles every
 * line.
 */
function findLeaks(lines: readonly string[], secrets: readonly string[]): string[] {
  const address = /[\w.+-]+(?:@|%40)[\w-]+\.[a-z]{2,}/i
  return lines.filter((line) => address.test(line) || secrets.some((secret) => line.includes(secret)))
}

function untilReady(server: ChildProcess, log: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the product stopped with ${code}:\n${log.join('')}`)))
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
