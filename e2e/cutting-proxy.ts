import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

type CuttingProxy = {
  url: string
  /** Bytes of bodies that left the browser, and how many connections were cut in the middle of one. */
  counts: { bodyBytes: number; cuts: number }
  /** Cuts the connection of each body after so many bytes; what passed before does arrive. Null cuts nothing. */
  cutAfter(bytes: number | null): void
  stop(): Promise<void>
}

/** A proxy on this machine that lets a body pass as it comes, and breaks its connection after some bytes. */
export async function startCuttingProxy(to: string): Promise<CuttingProxy> {
  const target = new URL(to)
  const counts = { bodyBytes: 0, cuts: 0 }
  let most: number | null = null

  const server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked
    // An old connection may end as it is used again, which is not what is tried here.
    const forwarded = request({
      host: target.hostname,
      port: target.port,
      method,
      path,
      headers,
      agent: false,
    })
    let passed = 0
    asked.on('data', (part: Buffer) => {
      if (most !== null && passed === most) return
      const left = most === null ? part.length : most - passed
      passed += Math.min(left, part.length)
      counts.bodyBytes += part.length
      if (left >= part.length) return void forwarded.write(part)
      counts.cuts += 1
      forwarded.write(part.subarray(0, left), () =>
        setTimeout(() => {
          forwarded.destroy()
          asked.socket.destroy()
        }, 20),
      )
    })
    asked.on('end', () => forwarded.end())
    asked.on('error', () => forwarded.destroy())
    forwarded.on('error', () => asked.socket.destroy())
    forwarded.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.on('error', () => answer.destroy())
      given.pipe(answer)
    })
    answer.on('close', () => forwarded.destroy())
  })
  server.keepAliveTimeout = 600_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    counts,
    cutAfter(bytes) {
      most = bytes
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
