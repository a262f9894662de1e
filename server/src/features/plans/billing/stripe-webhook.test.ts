import { beforeAll, describe, expect, it } from 'vitest'
import { type CatalogueEvent, catalogueEvents } from '#seeds/test-stripe-events.ts'
import { signStripeBody } from '#seeds/test-stripe-server.ts'
import { openStripeEvent } from './stripe-webhook.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
const SECRET = 'whsec_test'
const EVENTS = catalogueEvents()
const open = (body: string, signature = signStripeBody(body, SECRET, NOW)) =>
  openStripeEvent({ body, signature, now: NOW, webhookSecret: SECRET })
const typeOf = ({ body }: CatalogueEvent) => String(JSON.parse(body).type)
const body = (event: object) => JSON.stringify({ id: 'evt_1', ...event })

beforeAll(async () => {
  // The library is large: it loads before the first test.
  await import('stripe')
})

describe('an event that Stripe signed', () => {
  it('is read whatever it is about: every type of the catalogue, with and without a customer', async () => {
    const types = new Set(EVENTS.map(typeOf))
    expect(types.size).toBeGreaterThan(300)
    for (const type of [
      'payout.paid',
      'account.updated',
      'customer.created',
      'radar.early_fraud_warning.created',
    ])
      expect(types).toContain(type)
    for (const one of EVENTS)
      expect
        .soft([one.name, await open(one.body)])
        .toEqual([one.name, expect.objectContaining({ type: typeOf(one), isMalformed: false })])
  })

  it('names a customer only where it may change what somebody bought, written out or as a whole object', async () => {
    const named = new Set<string>()
    for (const one of EVENTS) {
      const event = await open(one.body)
      if (typeof event === 'string' || event.customerId === null) continue
      expect.soft([one.name, event.customerId]).toEqual([one.name, one.customer])
      named.add(event.type)
    }
    expect([...named].sort()).toEqual([
      'charge.refunded',
      'charge.succeeded',
      'checkout.session.async_payment_succeeded',
      'checkout.session.completed',
      'customer.subscription.created',
      'customer.subscription.deleted',
      'customer.subscription.updated',
      'invoice.paid',
      'invoice.payment_failed',
    ])
  })

  it.each([
    { data: { object: { customer: 7 } } },
    { data: { object: { customer: '' } } },
    { data: { object: { customer: { id: 7 } } } },
    { data: { object: 'in_1' } },
    { data: null },
    {},
  ])('of a kind that we use is malformed where its data are %j', async (data) => {
    const event = { id: 'evt_1', type: 'invoice.paid', customerId: null, isMalformed: true }
    expect(await open(body({ type: 'invoice.paid', ...data }))).toEqual(event)
    expect(await open(body({ type: 'payout.paid', ...data }))).toMatchObject({ isMalformed: false })
  })

  it.each([
    '"text"',
    'null',
    '[]',
    '{}',
    'no JSON',
    '{"id":"a\\u0000","type":"x"}',
    '{"id":"evt_1","type":7}',
  ])('is none where what was signed is %s', async (text) => expect(await open(text)).toBe('no-event'))
})

it('a body signed by others, or at another time, is not parsed', async () => {
  const [{ body: text } = { body: '' }] = EVENTS
  const at = (seconds: number) => signStripeBody(text, SECRET, new Date(NOW.getTime() + seconds * 1000))
  for (const signature of ['', 'nonsense', signStripeBody(text, 'whsec_other', NOW), at(-301), at(302)])
    expect(await open(text, signature)).toBe('unsigned')
})
