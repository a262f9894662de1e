/** The photo of a receipt, from this device or the account; null where neither has it. */
export const loadReceipt = (id: string, receipt: string) =>
  import('./receipts.state.ts').then((it) => it.loadReceipt({ id, receipt }))

export { nameOf, useGroup } from './expense-group.state.ts'
export { TripExpenses } from './trip-expenses.tsx'
