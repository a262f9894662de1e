import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ownNode } from './own-node.mjs'
import { prepare } from './prepare.mjs'
import { Refusal, runMain } from './refusal.mjs'
import { ROOT } from './root.mjs'

const DEFAULT_PORT = '5173'

/** @typedef {{ name: string, args: string[], cwd?: string, env: NodeJS.ProcessEnv }} Part */

/**
 * Runs the parts in parallel until one ends or a signal arrives, then ends all of them.
 * @param {string[]} args
 */
export function develop(args) {
  return runMain(async () => {
    const { values } = parseArgs({ args, options: { smtp: { type: 'boolean', default: false } } })
    await prepare(ROOT)
    return runTogether(await makeParts(process.env.PORT ?? DEFAULT_PORT, values.smtp))
  })
}

/**
 * The browser talks to Vite only, which proxies the calls: cookies and the Origin check see one address.
 * @param {string} port
 * @param {boolean} hasSmtp
 * @returns {Promise<Part[]>}
 */
async function makeParts(port, hasSmtp) {
  const serverPort = String(await freePort())
  const smtpPort = String(await freePort())
  const address = `http://localhost:${port}`
  const mail = hasSmtp ? { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` } : {}
  /** @type {Part[]} */
  const parts = [
    {
      name: 'the server',
      args: ['--watch', '--watch-preserve-output', 'server/src/main.mjs'],
      env: { ...mail, PORT: serverPort, HOST: '127.0.0.1', PUBLIC_URL: address },
    },
    {
      name: 'Vite',
      args: [join(ROOT, 'node_modules/vite/bin/vite.js'), '--port', port, '--strictPort'],
      cwd: 'web',
      env: { API_ORIGIN: `http://127.0.0.1:${serverPort}` },
    },
  ]
  return hasSmtp
    ? [{ name: 'the mail server', args: ['tools/stand-ins/smtp.mjs', smtpPort], env: {} }, ...parts]
    : parts
}

/** @param {Part[]} parts @returns {Promise<number>} */
async function runTogether(parts) {
  const node = ownNode(ROOT)
  const children = parts.map(({ name, args, cwd = '.', env }) => {
    const child = spawn(node, args, {
      cwd: join(ROOT, cwd),
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    return { name, child, ended: once(child, 'exit') }
  })
  let isAsked = false
  function stop() {
    isAsked = true
    for (const { child } of children) child.kill('SIGTERM')
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)
  const first = await Promise.race(children.map(async ({ name, ended }) => ({ name, result: await ended })))
  const wasAsked = isAsked
  stop()
  await Promise.all(children.map(({ ended }) => ended))
  if (!wasAsked)
    throw new Refusal(
      `${first.name} ended (${first.result[0] ?? first.result[1]}), so the rest was stopped too.`,
    )
  return 0
}

/** @returns {Promise<number>} a free port of the loopback address */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('a listening socket has no port')
  return address.port
}
