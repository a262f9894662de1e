export { expenseImportMessages } from './expense-import.messages.ts'
export {
  MAX_SPLITWISE_CHARS,
  readSplitwise,
  type SplitwiseProblem,
  type SplitwiseTable,
} from './splitwise.rules.ts'
export { importSplitwise } from './splitwise-group.rules.ts'
