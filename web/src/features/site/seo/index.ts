export { changedOn, factsOf, postOf } from './page-facts.state.ts'
export { SitePages, SiteWords } from './site-pages.tsx'
