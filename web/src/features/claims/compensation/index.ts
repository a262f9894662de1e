export { loadClaimTable } from './claim-tables.state.ts'
export { useLoadedClaims } from './claims.state.ts'
