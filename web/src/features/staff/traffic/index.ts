export { startViews } from './report-views.state.ts'
