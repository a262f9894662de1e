export { grantRole, hasRole, listAudit, listPeople, readOverview } from './admin.contract.ts'
export { checkGrant, type Grant } from './grants.rules.ts'
