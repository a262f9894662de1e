export {
  /** @public Whether a person agreed: asked by whatever needs a yes. */
  hasConsent,
  useCookieMoment,
} from './consent.state.ts'
export { ConsentChoice } from './consent-choice.tsx'
export { CookieNotice } from './cookie-notice.tsx'
