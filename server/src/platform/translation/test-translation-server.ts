import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type RecordedRequest = { path: string; body: Record<string, unknown>; authorization: string }
export type TranslationFaultKind =
  | 'slow'
  | 'down'
  | 'key'
  | 'quota'
  | 'unknown-language'
  | 'nonsense'
  | 'endless'
  | 'elsewhere'

const STATUS = { down: 503, key: 403, quota: 456, 'unknown-language': 400 } as const
const KEY = 'a-key'

/** Both kinds of service on 127.0.0.1: each "translates" by reversing the letters. */
export async function startTranslation() {
  const requests: RecordedRequest[] = []
  let fault: TranslationFaultKind | null = null
  const turned = (text: unknown) => [...String(text)].reverse().join('')

  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += String(part)
    const body = JSON.parse(text)
    const authorization = request.headers.authorization ?? ''
    requests.push({ path: request.url ?? '', body, authorization })
    const end = (status: number, body: unknown, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    if (fault === 'slow') return
    if (fault === 'nonsense') return response.writeHead(200).end('<html>')
    if (fault === 'endless') return end(200, { translatedText: 'x'.repeat(200_000) })
    if (fault === 'elsewhere') return end(302, {}, { location: 'http://169.254.169.254/' })
    if (fault !== null) return end(STATUS[fault], { error: 'no' })
    if (request.url === '/v2/translate') {
      if (authorization !== `DeepL-Auth-Key ${KEY}`) return end(403, { message: 'Forbidden' })
      return end(200, { translations: [{ detected_source_language: 'EN', text: turned(body.text[0]) }] })
    }
    if (request.url !== '/translate') return end(404, {})
    if (body.api_key !== KEY) return end(403, { error: 'Invalid API key' })
    const detected = body.source === 'auto' ? { detectedLanguage: { language: 'en', confidence: 90 } } : {}
    end(200, { translatedText: turned(body.q), ...detected })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    requests,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (next: TranslationFaultKind | null) => {
      fault = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
