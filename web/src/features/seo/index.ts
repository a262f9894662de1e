export { changedOn, factsOf, postOf } from './page-facts.state.ts'
