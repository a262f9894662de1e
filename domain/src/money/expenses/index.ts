export {
  countedInGroup,
  type ExpenseGroup,
  findBalances,
  inGroupCurrency,
  type Payment,
} from './balances.rules.ts'
export { addBookingExpense } from './booking-expense.rules.ts'
export { budgetMessages } from './budget.messages.ts'
export {
  type CategorySpending,
  type DailyAllowance,
  findDailyAllowance,
  findSpendingByCategory,
} from './daily-allowance.rules.ts'
export {
  type DaySpending,
  findSpendingByDay,
  type PlannedDay,
  type SpendingSoFar,
} from './day-spending.rules.ts'
export {
  type RateBook,
  rateOfCash,
  rateOfExpense,
  type StoredRates,
  storeDayRates,
} from './expense-rate.rules.ts'
export {
  allocate,
  countedOf,
  EXPENSE_CATEGORIES,
  EXPENSE_TYPES,
  type Expense,
  type ExpenseCategory,
  type ExpenseSplit,
  type ExpenseType,
  PAID_WITH,
  type PaidWith,
  splitExpense,
} from './expense-split.rules.ts'
export { type ExpensesKey, expensesMessages } from './expenses.messages.ts'
export { receiptFiles, toCsv } from './export.rules.ts'
export { LARGEST_EXPENSE, tripGroup } from './group.contract.ts'
export { checkPhoto, fitWithin, type PhotoProblem, RECEIPT_SIDE } from './receipt.rules.ts'
export { settleUp } from './settle.rules.ts'
export { bookOfGroup, changesOfGroup, groupOfTrip, type TripGroup } from './trip-group.rules.ts'
