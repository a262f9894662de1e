export { type CostCityList, getCosts, listCosts } from './costs.contract.ts'
export { costsMessages } from './costs.messages.ts'
export {
  monthlyBedPercent,
  countPaidBeds,
  convertCost,
  estimateDay,
  estimateStay,
  priceOf,
  type PriceRange,
  rangeOf,
  type StayInput,
  type StayCost,
} from './costs.rules.ts'
export {
  COST_CATEGORIES,
  type CostCategory,
  type CityCosts,
  type CostFile,
  type CostRow,
  costFile,
  SAMPLE_ITEMS,
  type SampleItem,
  SPENDING_LEVELS,
  type SpendingLevel,
  toCityCosts,
} from './table.contract.ts'
