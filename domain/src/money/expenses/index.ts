export { findBalances, inGroupCurrency, type Payment } from './balances.rules.ts'
export { budgetMessages } from './budget.messages.ts'
export {
  type CategorySpending,
  type DailyAllowance,
  findDailyAllowance,
  findSpendingByCategory,
} from './daily-allowance.rules.ts'
export { findExpenseRate, type RateBook, type StoredRates, storeDayRates } from './expense-rate.rules.ts'
export {
  allocate,
  EXPENSE_CATEGORIES,
  type Expense,
  type ExpenseCategory,
  type ExpenseSplit,
  splitExpense,
} from './expense-split.rules.ts'
export { type ExpensesKey, expensesMessages } from './expenses.messages.ts'
export { receiptFiles, toCsv } from './export.rules.ts'
export { LARGEST_EXPENSE, tripGroup } from './group.contract.ts'
export { checkPhoto, fitWithin, type PhotoProblem, RECEIPT_SIDE } from './receipt.rules.ts'
export { settleUp } from './settle.rules.ts'
export { changesOfGroup, groupOfTrip, type TripGroup } from './trip-group.rules.ts'
