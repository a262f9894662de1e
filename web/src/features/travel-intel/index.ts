export { DestinationComparison } from './city-comparison.tsx'
export { TravelCalculator } from './trip-cost.tsx'
