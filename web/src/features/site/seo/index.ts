export { changedOn, factsOf, postOf } from './page-facts.state.ts'
export { SitePages } from './site-pages.tsx'
