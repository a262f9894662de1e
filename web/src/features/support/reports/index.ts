export { ReportButton } from './report-button.tsx'
export { ReportsTab } from './reports-tab.tsx'
