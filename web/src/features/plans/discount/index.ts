export { DiscountsTab } from './discounts-tab.tsx'
