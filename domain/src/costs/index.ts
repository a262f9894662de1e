export { type CostCities, getCosts, listCosts } from './costs.contract.ts'
export { costsMessages } from './costs.messages.ts'
export {
  bedPercent,
  bedsPaid,
  costIn,
  estimateDay,
  estimateStay,
  priceOf,
  type Range,
  rangeOf,
  type StayAsked,
  type StayCost,
} from './costs.rules.ts'
export {
  CATEGORIES,
  type Category,
  type CityCosts,
  type CostFile,
  type CostRow,
  costFile,
  SINGLES,
  type Single,
  STYLES,
  type Style,
  toCityCosts,
} from './table.contract.ts'
