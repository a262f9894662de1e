export { DestinationComparison } from './city-comparison.tsx'
export { TripCostCalculator } from './trip-cost-calculator.tsx'
