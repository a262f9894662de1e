import { exportAccount } from '@tripwright/domain/account/profile'
import { getEventStream } from '@tripwright/domain/base/system.contract'
import { putVaultFile, readVaultFile } from '@tripwright/domain/documents/vault'
import { stripeWebhook } from '@tripwright/domain/plans/billing'
import * as itinerary from '@tripwright/domain/trip/itinerary'
import { expect, it } from 'vitest'
import { openApiDocument } from './openapi.ts'

const contracts = [
  stripeWebhook,
  putVaultFile,
  readVaultFile,
  exportAccount,
  itinerary.planTrip,
  getEventStream,
]
const { paths } = Object(openApiDocument(contracts, 'https://trip.example'))
const bytes = { type: 'string', format: 'binary' }

it('the document names raw bodies with their types and sizes, files and streams', () => {
  const body = (path: string, method: string) => paths[path][method].requestBody?.content
  const answers = (path: string, method: string) => Object.keys(paths[path][method].responses[200].content)
  expect(body('/api/stripe/webhook', 'post')).toEqual({
    'application/json': { schema: { ...bytes, maxLength: 512 * 1024 } },
  })
  expect(body('/api/vault/files/{id}', 'put')).toEqual({
    'application/octet-stream': { schema: { ...bytes, maxLength: putVaultFile.maxBytes } },
  })
  expect(paths['/api/vault/files/{id}'].put.parameters).toContainEqual(
    expect.objectContaining({ name: 'id', in: 'path', required: true }),
  )
  expect(answers('/api/vault/files/{id}', 'get')).toEqual(['application/octet-stream'])
  expect(answers('/api/account/export', 'post')).toEqual(['application/json', 'application/zip'])
  expect(answers('/api/itineraries/plan', 'post')).toEqual(['application/json', 'text/event-stream'])
  expect(answers('/api/events', 'get')).toEqual(['text/event-stream'])
})
