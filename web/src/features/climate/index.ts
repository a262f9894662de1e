export { BestMonths, BestTime } from './best-time.tsx'
export { loadClimate, useClimateCities } from './climate.state.ts'
export { ClimateSource, MonthFigures } from './month-figures.tsx'
export { MonthsChart } from './months-chart.tsx'
