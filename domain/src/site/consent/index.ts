export { consentMessages } from './consent.messages.ts'
export {
  ALL_COOKIES,
  CONSENT_KINDS,
  COOKIE_NOTICE_MS,
  type ConsentKind,
  type ConsentOutcome,
  type CookiePreferences,
  ESSENTIAL_COOKIES,
  isAllowed,
  readPreferences,
} from './consent.rules.ts'
