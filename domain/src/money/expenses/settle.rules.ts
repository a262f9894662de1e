import type { Payment } from './balances.rules.ts'

/** Up to this many people with a balance, the minimum of payments is exact: 65,536 subsets are compared. */
const MAX_EXACT_PEOPLE = 16

type Open = { id: string; amount: number }

/**
 * Payments that settle all balances, as few as possible: the people are divided into as many groups as possible that settle
 * among themselves, each of n people with n - 1 payments. Beyond 16 people with a balance the largest debts are paid first,
 * and `isFewest` is false.
 */
export function settleUp(balances: ReadonlyMap<string, number>): { payments: Payment[]; isFewest: boolean } {
  const open = [...balances].filter(([, amount]) => amount !== 0).map(([id, amount]) => ({ id, amount }))
  if (open.length > MAX_EXACT_PEOPLE) return { payments: settleGreedily(open), isFewest: false }
  return { payments: largestPartition(open).flatMap(settleGreedily), isFewest: true }
}

/** Divides balances with the sum 0 into as many groups with the sum 0 as possible. */
function largestPartition(open: readonly Open[]): Open[][] {
  const full = (1 << open.length) - 1
  const sums = new Float64Array(full + 1)
  const most = new Int8Array(full + 1)
  const last = new Int8Array(full + 1)
  for (let mask = 1; mask <= full; mask++) {
    const lowest = 31 - Math.clz32(mask & -mask)
    sums[mask] = (sums[mask & (mask - 1)] ?? 0) + (open[lowest]?.amount ?? 0)
    let best = -1
    for (let index = 0; index < open.length; index++) {
      if ((mask & (1 << index)) === 0) continue
      const before = most[mask ^ (1 << index)] ?? 0
      if (before > best) [best, last[mask]] = [before, index]
    }
    most[mask] = best + (sums[mask] === 0 ? 1 : 0)
  }
  return readGroups(open, full, sums, last)
}

function readGroups(open: readonly Open[], full: number, sums: Float64Array, last: Int8Array): Open[][] {
  const groups: Open[][] = []
  for (let mask = full; mask !== 0; ) {
    if (sums[mask] === 0) groups.push([])
    const index = last[mask] ?? 0
    const one = open[index]
    if (one) groups.at(-1)?.push(one)
    mask ^= 1 << index
  }
  return groups
}

/** Repeatedly pays the largest debt to the largest claim: at most one payment fewer than people. */
function settleGreedily(group: readonly Open[]): Payment[] {
  const rest = group.map((one) => ({ ...one }))
  const payments: Payment[] = []
  for (;;) {
    rest.sort((a, b) => a.amount - b.amount)
    const [debtor, creditor] = [rest[0], rest.at(-1)]
    if (!debtor || !creditor || debtor.amount >= 0 || creditor.amount <= 0) return payments
    const amount = Math.min(-debtor.amount, creditor.amount)
    payments.push({ from: debtor.id, to: creditor.id, amount })
    debtor.amount += amount
    creditor.amount -= amount
  }
}
