export {
  approveTwoFactorRemoval,
  grantRole,
  hasRole,
  listAudit,
  listOutsideServices,
  listPeople,
  listTwoFactorRemovals,
  readOverview,
  signOutPerson,
  tryOutsideService,
} from './admin.contract.ts'
export { adminMessages } from './admin.messages.ts'
export { checkGrant, type Grant, maySignOut } from './grants.rules.ts'
export { STAFF_TABS, type StaffTab, TAB_FLAGS, tabsOf } from './tabs.rules.ts'
