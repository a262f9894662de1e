import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/db.port.ts'
import type { Platform } from '#platform/platform.ts'
import { makeTestPayments, type TestPayments } from './built-in-payments.ts'
import type { Payments } from './payment-provider.ts'
import { makeStripePayments } from './stripe-payments.ts'

export type AnyPayments = (Payments & { kind: 'stripe' }) | TestPayments

type Settings = Pick<
  Config,
  | 'production'
  | 'testSeams'
  | 'publicUrl'
  | 'contact'
  | 'stripeSecretKey'
  | 'stripeWebhookSecret'
  | 'stripeApiBase'
>

const opened = new WeakMap<Config, AnyPayments | null>()

/** The payment provider of this server, opened once; null in production without a key. */
export function paymentsOf({ config, database }: Pick<Platform, 'config' | 'database'>): AnyPayments | null {
  const cached = opened.get(config)
  if (cached !== undefined) return cached
  const payments = makePayments(config, database.db)
  opened.set(config, payments)
  return payments
}

/** Stripe by its key; without one the test checkout, which production has only with TEST_SEAMS=1 (decisions.md, "Starting"). */
function makePayments(config: Settings, db: Db): AnyPayments | null {
  const { publicUrl, contact, stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret } = config
  if (secretKey !== undefined)
    return makeStripePayments({ secretKey, webhookSecret, apiBase: config.stripeApiBase, publicUrl, contact })
  return config.production && !config.testSeams ? null : makeTestPayments({ db, publicUrl })
}
