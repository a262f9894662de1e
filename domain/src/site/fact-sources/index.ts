export type { ReadFactFiles } from './fact-row.rules.ts'
export {
  FACT_TABLE_IDS,
  type FactSources,
  type LiveFactSource,
  listFactSources,
} from './fact-sources.contract.ts'
export { factSourcesMessages } from './fact-sources.messages.ts'
export { summarizeFactTable } from './fact-sources.rules.ts'
export { listFactTables } from './fact-tables.rules.ts'
