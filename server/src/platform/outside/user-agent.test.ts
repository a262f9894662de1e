import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { loadConfig } from '../config/config.ts'
import { makeEateries } from '../eateries/eateries.ts'
import { makeGeocoder } from '../geocoder/geocoder.ts'
import { makeLlm } from '../llm/llm.ts'
import { makeS3Storage } from '../storage/storage.s3.ts'
import { makeTranslationChain } from '../translation/translation.ts'

let heard: (string | undefined)[] = []
const server = createServer((request, response) => {
  heard.push(request.headers['user-agent'])
  response.writeHead(400).end()
})
let base = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const HERE = { lat: 41.89, lon: 12.492 }
const configOf = (env: Record<string, string>) => loadConfig({ CONTACT: 'ops@trip.example', ...env })
const askModel = (AI_PROVIDER: string) =>
  makeLlm(configOf({ AI_PROVIDER, AI_MODEL: 'm', AI_API_KEY: 'k', AI_BASE_URL: base }))?.complete({
    task: 'Say yes.',
    turns: [{ by: 'person', text: 'Well?' }],
    maxTokens: 50,
    output: { name: 'answer', shape: z.object({}) },
  })
const translate = (TRANSLATE_URL: string) =>
  makeTranslationChain(configOf({ TRANSLATE_URL, TRANSLATE_KEY: 'k' }), null)?.translate(
    { text: 'hello', from: 'en', to: 'it' },
    () => undefined,
  )
const findAddress = (kind: string) =>
  makeGeocoder(configOf({ GEOCODER_URL: `${kind}:${base}/` }))?.find({
    text: 'Via Appia',
    near: null,
    language: 'en',
  })
const eat = (env: Record<string, string>) => makeEateries(configOf(env))?.find(HERE, 500)

function readBucket() {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  const { s3 } = configOf({ S3_BUCKET: 'bucket', S3_ENDPOINT: base, ...keys })
  return s3 ? makeS3Storage(s3).list('vault') : null
}

it.each([
  ['Overpass', () => eat({ OVERPASS_URL: `${base}/api/interpreter` })],
  [
    'Google Places',
    () => eat({ GOOGLE_PLACES_KEY: 'k', GOOGLE_PLACES_HOST: base, GOOGLE_MAPS_BROWSER_KEY: 'b' }),
  ],
  ['Photon', () => findAddress('photon')],
  ['Nominatim', () => findAddress('nominatim')],
  ['LibreTranslate', () => translate(base)],
  ['DeepL', () => translate(`${base}/v2/translate`)],
  ['a language model that speaks as OpenAI does', () => askModel('openai')],
  ['a language model that speaks as Anthropic does', () => askModel('anthropic')],
  ['a bucket', readBucket],
])('%s is told the contact of the operator', async (_, ask) => {
  heard = []
  await Promise.allSettled([ask()])
  expect(heard).toEqual(['Tripwright (+ops@trip.example)'])
})
