export { useReadClaims } from './claims.state.ts'
export { loadPapers } from './papers.state.ts'
