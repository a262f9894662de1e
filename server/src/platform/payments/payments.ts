import type { Config } from '../config/config.ts'
import type { Db } from '../db/db.port.ts'
import type { Payments } from './payments.port.ts'
import { makeStripePayments } from './payments.stripe.ts'
import { makeTestPayments, type TestPayments } from './payments.test-provider.ts'

export type AnyPayments = (Payments & { kind: 'stripe' }) | TestPayments

type Settings = Pick<
  Config,
  'production' | 'testSeams' | 'publicUrl' | 'stripeSecretKey' | 'stripeWebhookSecret' | 'stripeApiBase'
>

/** Stripe by its key; without one the test checkout, which production has only with TEST_SEAMS=1 (decisions.md, "Starting"). */
export function makePayments(config: Settings, db: Db): AnyPayments | null {
  const { publicUrl, stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret } = config
  if (secretKey !== undefined)
    return makeStripePayments({ secretKey, webhookSecret, apiBase: config.stripeApiBase, publicUrl })
  return config.production && !config.testSeams ? null : makeTestPayments({ db, publicUrl })
}
