export { grantRole, hasRole, listAudit, listFeedStates, listPeople, readOverview } from './admin.contract.ts'
export { adminMessages } from './admin.messages.ts'
export { checkGrant, type Grant } from './grants.rules.ts'
