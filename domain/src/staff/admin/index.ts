export {
  approveTwoFactorRemoval,
  grantRole,
  hasRole,
  listOutsideServices,
  listPeople,
  listTwoFactorRemovals,
  readOverview,
  signOutPerson,
  tryOutsideService,
} from './admin.contract.ts'
export { adminMessages } from './admin.messages.ts'
export { AUDIT_EXPORT_ROWS, AUDIT_TOPICS, type AuditTopic, exportAudit, listAudit } from './audit.contract.ts'
export { type DayFigures, exportFigures, readFigures } from './figures.contract.ts'
export { checkGrant, type Grant, maySignOut } from './grants.rules.ts'
export { STAFF_TABS, type StaffTab, TAB_FLAGS, tabsOf } from './tabs.rules.ts'
