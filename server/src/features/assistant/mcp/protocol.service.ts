import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { type ListedTool, listTools, mcpMessages } from '@tripwright/domain/assistant/mcp'
import { utcDate } from '@tripwright/domain/base/dates'
import { fillText } from '@tripwright/domain/base/text'
import { callTool, SERVED_TOOLS } from './call-tool.service.ts'
import type { ToolSession } from './tool-session.ts'

const VERSION = '1'

/**
 * Answers one request of the protocol, of any version that the library knows, without a session. The answer is JSON, because
 * no tool says anything before its result.
 */
export async function answerMessages(
  request: Request,
  body: unknown,
  session: ToolSession,
): Promise<Response> {
  if (await isLegacyRequest(request, body)) return answerLegacy(request, body, session)
  const handler = createMcpHandler(() => makeServer(session), {
    legacy: 'reject',
    // Nothing here changes under a client, so there is nothing to wait for.
    maxSubscriptions: 0,
  })
  return handler.fetch(request, { parsedBody: body })
}

/** Protocol versions of 2025 and before. The library's own way answers them by an event stream. */
async function answerLegacy(request: Request, body: unknown, session: ToolSession): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  const server = makeServer(session)
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: body })
  } finally {
    await server.close()
  }
}

function makeServer(session: ToolSession): Server {
  const tools = listTools(SERVED_TOOLS, session.scope)
  const server = new Server(
    { name: 'tripwright', title: 'Tripwright', version: VERSION },
    {
      capabilities: { tools: {} },
      instructions: fillText(mcpMessages.texts.instructions, { today: utcDate(session.call.now) }),
    },
  )
  server.setRequestHandler('tools/list', () => ({ tools }))
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: args = {} } }) => {
    const outcome = await callTool(name, args, session)
    if (outcome === 'unknown-tool')
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, mcpMessages.texts['unknown-tool'])
    return server.projectCallToolResult(outcome, outputSchemaOf(tools, name))
  })
  return server
}

function outputSchemaOf(tools: readonly ListedTool[], name: string): ListedTool['outputSchema'] | undefined {
  return tools.find((one) => one.name === name)?.outputSchema
}
