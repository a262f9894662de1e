/** A payment, in US cents: what was paid, what the provider gave back, what was asked for and is not in that yet. */
export type PaymentBalance = { amount: number; refunded: number; asked: number }

/**
 * How much of a payment can still be given back, US cents. What is asked for counts until the payment was read again, so
 * that two calls at once never ask for more than was paid.
 */
export function refundable({ amount, refunded, asked }: PaymentBalance): number {
  return Math.max(0, amount - refunded - asked)
}

/** An amount of money as typed, in US cents: `12`, `12.5`, `12.50` or `12,50`; null for anything else. */
export function parseDollars(text: string): number | null {
  const [, whole, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}
