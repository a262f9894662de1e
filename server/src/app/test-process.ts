import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SERVER_FLAGS } from '#platform/db/test-flags.ts'
import { testProgram } from '#platform/db/test-programs.ts'

/** The product in its own process, as `npm start` runs it. */
export type TestProcess = {
  port: number
  /** The log lines, parsed. */
  lines(): { level: string; msg: string }[]
  stop(): Promise<void>
}

export async function startTestProcess(env: Record<string, string>): Promise<TestProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'tripwright-process-'))
  const child = spawn(process.execPath, [...SERVER_FLAGS, ...testProgram('src/main.mjs')], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn', OUTSIDE: 'off', ...env },
  })
  let output = ''
  let logged = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    logged += text
  })
  const ready = new Promise<void>((resolve) =>
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes(' is ready on ')) resolve()
    }),
  )
  const exit = once(child, 'exit')
  await Promise.race([ready, exit])
  const stop = async () => {
    child.kill('SIGKILL')
    await exit
    rmSync(folder, { recursive: true, force: true })
  }
  const port = Number(/localhost:(\d+)/.exec(output)?.[1])
  if (!port) {
    await stop()
    throw new Error(`the product did not start: ${output}${logged}`)
  }
  return {
    port,
    lines: () =>
      logged
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line)),
    stop,
  }
}

export type ProcessResponse = { status: number | string; retryAfter: string | undefined }
export type TestClient = {
  call(path: string, body?: object): Promise<ProcessResponse>
  /** Runs this many workers with a connection each, which call one after the other. Gives the number of responses by status. */
  crowd(workers: number, rounds: number, path: string, body?: object): Promise<Record<string, number>>
  close(): void
}

/** Calls over keep-alive connections, as browsers and proxies do. The status of a failure below HTTP is its error code. */
export function makeTestClient(port: number): TestClient {
  const agent = new Agent({ keepAlive: true })
  const call = (path: string, body?: object) =>
    new Promise<ProcessResponse>((resolve) => {
      const headers = { 'content-type': 'application/json' }
      const method = body === undefined ? 'GET' : 'POST'
      const sent = request({ host: '127.0.0.1', port, agent, path, method, headers }, (response) => {
        response.resume()
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
        )
        response.on('error', (error) => resolve({ status: String(error), retryAfter: undefined }))
      })
      sent.on('error', (error: NodeJS.ErrnoException) =>
        resolve({ status: error.code ?? '', retryAfter: undefined }),
      )
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  return {
    call,
    async crowd(workers, rounds, path, body) {
      const statuses: Record<string, number> = {}
      const work = async () => {
        for (let i = 0; i < rounds; i++) {
          const { status, retryAfter } = await call(path, body)
          const word = status === 503 && retryAfter === undefined ? '503 without Retry-After' : String(status)
          statuses[word] = (statuses[word] ?? 0) + 1
        }
      }
      await Promise.all(Array.from({ length: workers }, work))
      return statuses
    },
    close: () => agent.destroy(),
  }
}
