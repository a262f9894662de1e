import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const KEY = 'a-key'

/** The stand-in's fault. */
export type LlmFailureMode =
  | 'slow'
  | 'cut'
  | 'endless'
  | 'elsewhere'
  | 'not-json'
  | 'wrong-schema'
  | 'error-with-200'
  | 'cut-short'
  | 'declined'
  | { status: number; retryAfter?: string; times: number }

const text = z.string().min(1)
const messages = z.array(z.object({ role: z.enum(['user', 'assistant']), content: text })).min(1)
const openAiQuestion = z.strictObject({
  model: text,
  messages: z.tuple([z.object({ role: z.literal('system'), content: text })], messages.element),
  response_format: z.object({
    type: z.literal('json_schema'),
    json_schema: z.object({ name: z.string().regex(/^\w+$/), strict: z.literal(true), schema: z.object({}) }),
  }),
  max_tokens: z.number().int().positive(),
})
const anthropicQuestion = z.strictObject({
  model: text,
  system: text,
  messages,
  max_tokens: z.number().int().positive(),
  tools: z.tuple([
    z.object({ name: text, description: text, input_schema: z.object({ type: z.literal('object') }) }),
  ]),
  tool_choice: z.object({ type: z.literal('tool'), name: text }),
})

export type ReceivedLlmRequest = { task: string; last: string; headers: Record<string, unknown> }
type Protocol = 'openai' | 'anthropic'

/** Both protocols on 127.0.0.1, refusing what the real ones refuse. `answer` is the model's answer to a prompt. */
export async function startLlm(respond: (received: ReceivedLlmRequest) => unknown) {
  const requests: ReceivedLlmRequest[] = []
  let trouble: LlmFailureMode | null = null

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const protocol = request.url === '/v1/messages' ? 'anthropic' : 'openai'
    const question = readQuestion(protocol, JSON.parse(body))
    const { headers } = request
    const end = (status: number, sent: unknown, more = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(sent))
    if (request.url !== '/v1/messages' && request.url !== '/v1/chat/completions') return end(404, {})
    const isKnown =
      protocol === 'openai'
        ? headers.authorization === `Bearer ${KEY}`
        : headers['x-api-key'] === KEY && headers['anthropic-version'] === '2023-06-01'
    if (!isKnown) return end(401, { error: { type: 'authentication_error', message: 'invalid key' } })
    if (!question) return end(400, { error: { type: 'invalid_request_error', message: 'bad request' } })
    requests.push({ ...question, headers })
    if (typeof trouble === 'object' && trouble !== null) {
      const { status, retryAfter, times } = trouble
      trouble = times > 1 ? { ...trouble, times: times - 1 } : null
      return end(
        status,
        { error: { message: 'busy' } },
        retryAfter === undefined ? {} : { 'retry-after': retryAfter },
      )
    }
    const whole = wrap(protocol, respond({ ...question, headers }), trouble)
    if (trouble === null || !sendBrokenResponse(response, trouble, whole)) end(200, whole)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    requests,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trouble: (next: LlmFailureMode | null) => {
      trouble = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function readQuestion(protocol: Protocol, body: unknown): Pick<ReceivedLlmRequest, 'task' | 'last'> | null {
  if (protocol === 'anthropic') {
    const { success, data } = anthropicQuestion.safeParse(body)
    return success ? { task: data.system, last: data.messages.at(-1)?.content ?? '' } : null
  }
  const { success, data } = openAiQuestion.safeParse(body)
  return success ? { task: data.messages[0].content, last: data.messages.at(-1)?.content ?? '' } : null
}

/** The response in the protocol's form, or spoilt in the protocol's own way. */
function wrap(protocol: Protocol, value: unknown, trouble: LlmFailureMode | null): unknown {
  if (trouble === 'error-with-200') return { error: { message: 'the model is not loaded', code: 500 } }
  const output = trouble === 'wrong-schema' ? { something: 'else' } : value
  if (protocol === 'anthropic') {
    const stop_reason =
      trouble === 'cut-short' ? 'max_tokens' : trouble === 'declined' ? 'refusal' : 'tool_use'
    const content = trouble === 'declined' ? [] : [{ type: 'tool_use', id: 't', name: 'x', input: output }]
    return { id: 'm', type: 'message', role: 'assistant', content, stop_reason }
  }
  const finish_reason = trouble === 'cut-short' ? 'length' : 'stop'
  const refusal = trouble === 'declined' ? 'I cannot do that.' : null
  const content = refusal === null ? JSON.stringify(output) : null
  return { choices: [{ index: 0, finish_reason, message: { role: 'assistant', content, refusal } }] }
}

/** True when the fault is in the connection, not in the protocol. */
function sendBrokenResponse(response: ServerResponse, trouble: LlmFailureMode, whole: unknown): boolean {
  const text = JSON.stringify(whole)
  const json = { 'content-type': 'application/json' }
  if (trouble === 'slow') return true
  if (trouble === 'cut') {
    response.writeHead(200, { ...json, 'content-length': String(text.length) })
    response.write(text.slice(0, -10), () => response.destroy())
  } else if (trouble === 'endless') response.writeHead(200, json).end(text.padEnd(300_000, ' '))
  else if (trouble === 'elsewhere') response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
  else if (trouble === 'not-json') response.writeHead(200, json).end('<html>')
  else return false
  return true
}
