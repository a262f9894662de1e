import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const message = z.object({ role: z.string(), content: z.unknown(), tool_call_id: z.string().optional() })
const chatRequest = z.object({
  model: z.string().min(1),
  stream: z.literal(true),
  messages: z.array(message).min(2),
  tools: z
    .array(
      z.object({
        type: z.literal('function'),
        function: z.object({
          name: z.string().regex(/^[\w-]+$/),
          parameters: z.object({ type: z.literal('object') }),
        }),
      }),
    )
    .optional(),
  tool_choice: z.unknown(),
})
export type ReceivedChatRequest = z.infer<typeof chatRequest> & { headers: Record<string, unknown> }

/** One response of the stand-in: text in pieces, calls of tools, or a fault. */
export type ChatReply =
  | { say: readonly string[]; finish?: 'stop' | 'length' | 'content_filter'; pauseMs?: number }
  | { call: readonly { name: string; args: unknown }[] }
  | { fault: 'stall' | 'cut' | 'not-json' | 'endless' | 'redirect'; after?: string }
  | { status: number }

/** A server on 127.0.0.1 that streams as OpenAI's chat completions do. `respond` is the model: what it says to a request. */
export async function startChatModel(respond: (request: ReceivedChatRequest) => ChatReply) {
  const requests: ReceivedChatRequest[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const read = chatRequest.safeParse(JSON.parse(body))
    if (request.url !== '/v1/chat/completions') return refuse(response, 404)
    if (!read.success) return refuse(response, 400)
    const received = { ...read.data, headers: request.headers }
    requests.push(received)
    await reply(response, respond(received))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    requests,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function refuse(response: ServerResponse, status: number): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: { message: 'no', type: 'error', code: null, param: null } }))
}

async function reply(response: ServerResponse, said: ChatReply): Promise<void> {
  if ('status' in said) return refuse(response, said.status)
  if ('fault' in said && said.fault === 'redirect') {
    response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (data: string) => response.write(`data: ${data}\n\n`)
  const chunk = (delta: object, finish: string | null = null) =>
    send(
      JSON.stringify({
        id: 'c',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'm',
        choices: [{ index: 0, delta, finish_reason: finish }],
      }),
    )
  const end = () => {
    send('[DONE]')
    response.end()
  }
  if ('call' in said) {
    for (const [index, { name, args }] of said.call.entries()) {
      const text = typeof args === 'string' ? args : JSON.stringify(args)
      const half = Math.floor(text.length / 2)
      const head = {
        index,
        id: `call-${index}`,
        type: 'function',
        function: { name, arguments: text.slice(0, half) },
      }
      chunk({ role: 'assistant', tool_calls: [head] })
      chunk({ tool_calls: [{ index, function: { arguments: text.slice(half) } }] })
    }
    chunk({}, 'tool_calls')
    return end()
  }
  if ('say' in said) {
    for (const piece of said.say) {
      chunk({ content: piece })
      if (said.pauseMs !== undefined) await new Promise((resolve) => setTimeout(resolve, said.pauseMs))
    }
    chunk({}, said.finish ?? 'stop')
    return end()
  }
  if (said.after !== undefined) chunk({ content: said.after })
  // Only what was sent before is broken off.
  if (said.fault === 'cut') setTimeout(() => response.destroy(), 50)
  else if (said.fault === 'not-json') {
    send('{"choices": [')
    response.end()
  } else if (said.fault === 'endless') for (let n = 0; n < 40; n++) chunk({ content: 'ab '.repeat(20_000) })
}
