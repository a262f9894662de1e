export { useLoadedClaims } from './claims.state.ts'
export { loadClaimTable } from './papers.state.ts'
