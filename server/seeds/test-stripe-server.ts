import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as payments from './test-stripe-payments.ts'
import type { Form } from './test-stripe-state.ts'
import * as stripe from './test-stripe-state.ts'

/** How the next responses fail: a Stripe error, no response in time, or text that is no JSON. */
export type StripeFailureMode = 'down' | 'slow' | 'lies' | 'nonsense' | 'declined'
export type StripeEvent = { id: string; type: string; body: string }

/** A stand-in of Stripe's HTTP interface on 127.0.0.1: takes forms, answers JSON, with idempotency keys and signed events. */
export async function startStripe(now: () => Date, webhookSecret = 'whsec_test') {
  const events: StripeEvent[] = []
  const seconds = () => Math.floor(now().getTime() / 1000)
  const books = stripe.makeStripeState(seconds, (type, object) => {
    const id = stripe.newId('evt')
    const event = { id, object: 'event', type, created: seconds(), data: { object } }
    events.push({ id, type, body: JSON.stringify(event) })
  })
  const answered = new Map<string, string>()
  const requests: string[] = []
  const userAgents = new Set<string | undefined>()
  let fault: (path: string, method: string) => StripeFailureMode | null = () => null

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stripe.test')
    const body = Buffer.concat(await request.toArray()).toString()
    requests.push(`${request.method} ${url.pathname}`)
    userAgents.add(request.headers['user-agent'])
    const how = fault(url.pathname, request.method ?? '')
    if (how === 'slow') return
    if (how === 'down') return send(response, 500, { error: { type: 'api_error', message: 'Sorry.' } })
    if (how === 'declined')
      return send(response, 402, { error: { type: 'card_error', message: 'Your card was declined.' } })
    if (how === 'nonsense') return void response.writeHead(200).end('<html>')
    if (how === 'lies') return send(response, 200, { id: 7, url: 'javascript:alert(1)', data: [{}] })
    const key = request.headers['idempotency-key']
    const earlier = typeof key === 'string' && answered.get(`${url.pathname} ${key}`)
    if (earlier) return void response.writeHead(200, { 'content-type': 'application/json' }).end(earlier)
    try {
      const form = parseForm(request.method === 'GET' ? url.search.slice(1) : body)
      const value = route(books, `${request.method} ${url.pathname}`, form)
      if (typeof key === 'string') answered.set(`${url.pathname} ${key}`, JSON.stringify(value))
      send(response, 200, value)
    } catch (error) {
      if (!(error instanceof stripe.StripeFault)) throw error
      send(response, error.status, { error: error.body })
    }
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error) => response.destroy(error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    books,
    events,
    requests,
    userAgents,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Makes responses fail until the next call of this. */
    fail: (next: typeof fault) => {
      fault = next
    },
    /** Stripe forgets idempotency keys after a day. */
    forgetKeys: () => answered.clear(),
    sign: (body: string, at: Date = now()) => signStripeBody(body, webhookSecret, at),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The response to a call. */
function route(b: stripe.StripeState, what: string, form: Form): unknown {
  const [, line = '', id = '', act = ''] =
    /^(\w+ \/v1\/[a-z_]+(?:\/(?:sessions|create_preview))?)\/?([^/]*)\/?(.*)$/.exec(what) ?? []
  const customer = String(form.customer)
  const routes: Record<string, () => unknown> = {
    'POST /v1/customers': () => (id === '' ? stripe.makeCustomer(b, form) : payments.setEmail(b, id, form)),
    'GET /v1/customers': () => stripe.get(b.customers, id),
    'DELETE /v1/customers': () => payments.remove(b, id),
    'GET /v1/prices': () => stripe.findPrices(b, form),
    'POST /v1/prices': () => stripe.makePrice(b, form),
    'POST /v1/coupons': () => stripe.makeCoupon(b, form),
    'POST /v1/checkout/sessions': () =>
      act === 'expire' ? stripe.expire(b, id) : stripe.makeSession(b, form),
    'GET /v1/checkout/sessions': () =>
      id === '' ? stripe.listOf(b.sessions, customer) : stripe.get(b.sessions, id),
    'GET /v1/subscriptions': () =>
      id === '' ? stripe.listOf(b.subscriptions, customer) : stripe.get(b.subscriptions, id),
    'POST /v1/subscriptions': () => payments.update(b, id, form),
    'GET /v1/charges': () => stripe.listOf(b.charges, customer),
    'GET /v1/refunds': () => payments.listRefunds(b, form),
    'POST /v1/refunds': () => payments.makeRefund(b, form),
    'POST /v1/invoices/create_preview': () => payments.preview(b, form),
    'POST /v1/billing_portal/sessions': () => ({
      id: stripe.newId('bps'),
      url: `https://billing.stripe.test/${customer}`,
    }),
  }
  const handler = routes[line]
  if (!handler) throw new Error(`the stand-in has no ${what}`)
  return handler()
}

/** The header that Stripe signs an event with. */
export function signStripeBody(body: string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}

function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

/** `items[0][price]=x` as `{ items: { 0: { price: 'x' } } }`. */
function parseForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[')
    const last = path.pop() ?? ''
    let place = form
    for (const part of path) {
      const next = place[part]
      const inner = typeof next === 'object' ? next : {}
      place[part] = inner
      place = inner
    }
    place[last] = value
  }
  return form
}
