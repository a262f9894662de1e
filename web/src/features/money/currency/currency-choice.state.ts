import { z } from 'zod/mini'
import { useStored, writeStored } from '#platform/storage.ts'

const code = z.string().check(z.regex(/^[A-Z]{3}$/))
const choice = z.object({
  targets: z.array(code).check(z.maxLength(20)),
  pairs: z.array(z.object({ from: code, to: code })).check(z.maxLength(20)),
})

/** A traveller's converter settings on this device: further currencies, and favourite pairs. */
export type CurrencyChoice = z.infer<typeof choice>
export type CurrencyPair = CurrencyChoice['pairs'][number]

const NEW_CHOICE: CurrencyChoice = { targets: ['GBP', 'JPY', 'THB'], pairs: [] }

export function useCurrencyChoice(): [
  choice: CurrencyChoice,
  change: (part: Partial<CurrencyChoice>) => void,
] {
  const parsed = z.safeParse(choice, useStored('currency-choice'))
  const now = parsed.success ? parsed.data : NEW_CHOICE
  return [now, (part) => void writeStored('currency-choice', { ...now, ...part })]
}

export function isSamePair(a: CurrencyPair, b: CurrencyPair): boolean {
  return a.from === b.from && a.to === b.to
}
