export { decisionsIn, type ReportDecision, stateAfter } from './decisions.rules.ts'
export { reportMessages } from './report.messages.ts'
export { reportDeskMessages } from './report-desk.messages.ts'
export {
  decideReport,
  listReports,
  MAX_REPORT,
  REPORT_REASONS,
  REPORT_STATES,
  type ReportedContent,
  type ReportedKind,
  type ReportReason,
  type ReportState,
  reportContent,
  TAKEDOWN_REASON,
} from './reports.contract.ts'
