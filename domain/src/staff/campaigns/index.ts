export {
  actionsOf,
  MAILING_ACTIONS,
  type MailingAction,
  type MailingState,
  nextMailingState,
  nextTry,
} from './mailing-states.rules.ts'
export {
  fillVariables,
  MAILING_VARIABLES,
  type MailingValues,
  readMailingText,
} from './mailing-text.rules.ts'
export {
  AUDIENCE_PLANS,
  type AudiencePlan,
  actOnMailing,
  countAudience,
  listMailings,
  MAILING_TEXT,
  type Mailing,
  previewMailing,
  readMailing,
  removeMailing,
  testMailing,
  writeMailing,
} from './mailings.contract.ts'
export { mailingsMessages } from './mailings.messages.ts'
