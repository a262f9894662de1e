export { ABOUT } from './about.data.ts'
export { companyMessages } from './company.messages.ts'
export {
  type ProsePage,
  type ProseBlock,
  readRuns,
  type ProseSection,
} from './company.rules.ts'
export { COOKIES } from './cookies.data.ts'
export { landingMessages } from './landing.messages.ts'
export { PRIVACY } from './privacy.data.ts'
export { REFUND } from './refund.data.ts'
export { TERMS } from './terms.data.ts'
