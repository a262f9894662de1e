import type { Money } from '../../base/money.ts'
import { readAmount } from '../../base/written-amounts.ts'
import { type FieldOrigin, originOf } from '../booking-words/index.ts'
import { type SchemaObject, textAt } from './schema-values.rules.ts'

/** What a reservation costs in all, where sum and currency are told and leave no doubt. */
export function readPrice(object: SchemaObject): { cost: Money; origin: FieldOrigin } | null {
  const sum = textAt(object, 'totalPrice.price', 'totalPrice.value', 'totalPrice', 'price')
  const currency = textAt(
    object,
    'totalPrice.priceCurrency',
    'totalPrice.currency',
    'priceCurrency',
    'totalPriceCurrency',
  )
  const code = currency?.text.toUpperCase() ?? /\b[A-Z]{3}\b/.exec(sum?.text ?? '')?.[0]
  if (!sum || code === undefined) return null
  const cost = readAmount(sum.text.replace(/[A-Z]{3}/, ''), code)
  return cost && { cost, origin: originOf('cost', sum.from, `${sum.text} ${currency?.text ?? ''}`) }
}
