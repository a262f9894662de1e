import {
  type Contract,
  isWrite,
  pathParameters,
  sessionRequirementOf,
} from '@tripwright/domain/base/contract'
import { type ErrorCode, errorBody, HTTP_STATUS } from '@tripwright/domain/base/outcome'
import { z } from 'zod'
import { errorText } from './response.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 of the given contracts: every operation with its roles and its security. */
export function openApiDocument(contracts: readonly Contract[], publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const contract of contracts)
    paths[contract.path] = { ...paths[contract.path], [contract.method.toLowerCase()]: operation(contract) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tripwright',
      version: '1',
      description: 'A plan you can trust, anywhere, even with no signal.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'tripwright.session_token',
          description: 'Same origin only.',
        },
        bearer: { type: 'http', scheme: 'bearer', description: 'A session token or a short-lived JWT.' },
      },
    },
  }
}

function operation(contract: Contract): Json {
  const { roles } = contract
  const fields = contract.input ? schemaOf(contract.input, 'input') : {}
  const inPath = pathParameters(contract.path)
  const isRaw = contract.isRawBody === true
  const hasBody = isWrite(contract) && contract.method !== 'DELETE' && contract.input !== undefined && !isRaw
  return {
    summary: contract.summary,
    tags: [contract.path.split('/')[2] ?? ''],
    security: roles === 'anyone' ? [{}] : [{ cookie: [] }, { bearer: [] }],
    'x-roles': roles,
    'x-proof': sessionRequirementOf(contract),
    parameters: [
      ...parameters(fields, inPath, hasBody),
      ...(isIdempotent(contract) ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(hasBody && { requestBody: { required: true, content: { 'application/json': { schema: fields } } } }),
    ...(isRaw && { requestBody: rawBody(contract) }),
    responses: {
      200: { description: 'Done.', content: responseContent(contract) },
      ...errorResponses(contract),
    },
  }
}

const BYTES = { type: 'string', format: 'binary' }

/** A raw request body with its maximum size. */
function rawBody({ bodyType = 'application/octet-stream', maxBytes }: Contract): Json {
  const schema = { ...BYTES, ...(maxBytes !== undefined && { maxLength: maxBytes }) }
  return { required: true, content: { [bodyType]: { schema } } }
}

/** The response by media type: JSON by its schema, event streams and pages as text, files as bytes. */
function responseContent({ answerTypes = ['application/json'], output }: Contract): Json {
  const schemaFor = (type: string) =>
    type === 'application/json'
      ? schemaOf(output, 'output')
      : type.startsWith('text/')
        ? { type: 'string' }
        : BYTES
  return Object.fromEntries(answerTypes.map((type) => [type, { schema: schemaFor(type) }]))
}

// Sign-in stores no response for a key: a session token must not be stored a second time.
function isIdempotent(contract: Contract): boolean {
  return isWrite(contract) && !contract.path.startsWith('/api/auth/')
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key and body get the same answer for 30 days; another body under it is a 409.',
  schema: { type: 'string', maxLength: 255 },
}

function parameters(fields: Json, inPath: readonly string[], hasBody: boolean): Json[] {
  const required = Array.isArray(fields.required) ? fields.required : []
  return Object.entries(Object(fields.properties)).flatMap(([name, schema]) => {
    const place = inPath.includes(name) ? 'path' : hasBody ? null : 'query'
    return place === null
      ? []
      : [{ name, in: place, required: place === 'path' || required.includes(name), schema }]
  })
}

function errorResponses(contract: Contract): Json {
  const { roles, errors = [], input, method } = contract
  const codes: ErrorCode[] = [...new Set<ErrorCode>([...errors, 'unexpected', 'unavailable'])]
  if (input) codes.push('bad-input')
  if (roles !== 'anyone') codes.push('not-signed-in')
  const proof = sessionRequirementOf(contract)
  if (Array.isArray(roles) || proof === 'session') codes.push('not-allowed')
  if (proof === 'fresh-session') codes.push('fresh-session-required')
  if (method !== 'GET') codes.push('wrong-origin', 'key-reused')
  if (method !== 'GET' && method !== 'DELETE') codes.push('too-slow', 'too-large', 'wrong-type')
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes)
    byStatus.set(HTTP_STATUS[code], [...(byStatus.get(HTTP_STATUS[code]) ?? []), code])
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(
    [...byStatus].map(([status, all]) => [
      status,
      { description: all.map((code) => `${code}: ${errorText(code)}`).join(' '), content },
    ]),
  )
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
