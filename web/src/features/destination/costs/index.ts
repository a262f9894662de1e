export { CashGuide } from './cash-guide.tsx'
export { loadCosts } from './costs.state.ts'
export { CostSource, DayCost, useRateTable } from './day-cost.tsx'
