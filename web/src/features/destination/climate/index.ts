export { BestMonths, BestTime } from './best-time.tsx'
export { loadClimate, loadClimateCities, useClimateCities } from './climate.state.ts'
export { ClimateSource, MonthFigures, useMonthName } from './month-figures.tsx'
export { MonthsChart } from './months-chart.tsx'
