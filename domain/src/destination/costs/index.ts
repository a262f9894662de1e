export { type CostCityList, getCosts, listCosts } from './costs.contract.ts'
export { costsMessages } from './costs.messages.ts'
export {
  convertCost,
  countPaidBeds,
  estimateDay,
  estimateStay,
  monthlyBedPercent,
  type PriceRange,
  priceOf,
  rangeOf,
  type StayCost,
  type StayInput,
} from './costs.rules.ts'
export {
  type CityCosts,
  COST_CATEGORIES,
  type CostCategory,
  type CostFile,
  type CostRow,
  costFile,
  SAMPLE_ITEMS,
  type SampleItem,
  SPENDING_LEVELS,
  type SpendingLevel,
  toCityCosts,
} from './table.contract.ts'
