export { ABOUT } from './about.data.ts'
export { companyMessages } from './company.messages.ts'
export { COOKIES } from './cookies.data.ts'
export { landingMessages } from './landing.messages.ts'
export { PRIVACY } from './privacy.data.ts'
export {
  type ProseBlock,
  type ProsePage,
  type ProseSection,
  readRuns,
} from './prose-page.rules.ts'
export { REFUND } from './refund.data.ts'
export { TERMS } from './terms.data.ts'
