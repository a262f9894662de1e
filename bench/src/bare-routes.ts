import { request as ask } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { BareAnswer } from './bare.ts'
import { startChild } from './child.ts'
import type { HttpRequest, Server } from './load.ts'
import type { BenchReport } from './report.ts'
import type { Scenario } from './scenarios.ts'
import type { Subject } from './subject.ts'

/** Starts the bare server: for every scenario a route that returns the same answer as the product. */
export async function startBareRoutes(
  { server, people }: Subject,
  scenarios: readonly Scenario[],
  sheet: BenchReport,
): Promise<Server> {
  const responses = new Map<string, BareAnswer>()
  for (const scenario of scenarios) {
    const request = scenario.request(people)
    const response = await answerOf(server, typeof request === 'function' ? request() : request)
    // Two scenarios of one path get the same response, so one entry a path is enough.
    responses.set(`${response.method} ${response.path}`, response)
  }
  const child = startChild([process.execPath, 'bench/src/bare.ts'])
  sheet.started.defer(child.stop)
  child.give(JSON.stringify([...responses.values()]))
  const [, port] = (await child.line('port ')).split(' ')
  return { url: `http://127.0.0.1:${port}`, pid: child.pid }
}

/** The response body as it went over the wire, still compressed: fetch would decompress it. */
function answerOf(server: Server, { method, path, headers, body }: HttpRequest): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const call = ask(server.url + path, { method, headers }, (response) => {
      const { 'content-type': type = '', 'content-encoding': encoding = null } = response.headers
      buffer(response).then((bytes) => {
        if (response.statusCode === 200)
          resolve({ method, path, type, encoding, body: bytes.toString('base64') })
        else reject(new Error(`${path} answered ${response.statusCode}: ${bytes}`))
      }, reject)
    })
    call.once('error', reject)
    call.end(body)
  })
}
