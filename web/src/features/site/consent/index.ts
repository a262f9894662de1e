export {
  /** @public Whether a user agreed; for every feature that needs consent. */
  hasConsent,
  useCookieMoment,
} from './consent.state.ts'
export { ConsentChoice } from './consent-choice.tsx'
export { CookieNotice } from './cookie-notice.tsx'
