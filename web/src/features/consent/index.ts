export { useCookieMoment } from './consent.state.ts'
export { ConsentChoice } from './consent-choice.tsx'
export { CookieNotice } from './cookie-notice.tsx'
