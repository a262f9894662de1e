export { trialSignupEmail } from './campaigns.contract.ts'
export { campaignsMessages } from './campaigns.messages.ts'
export { putMailChoices, readMailChoices, stopTrialMails } from './mail-choices.contract.ts'
export { type EmailPopupState, emailPopupDueAt, isEmailLike, readEmailPopup } from './popup.rules.ts'
export { trialMailsMessages } from './trial-mails.messages.ts'
export {
  dueTrialMail,
  sampleTrialEnd,
  TRIAL_MAIL_DAYS,
  TRIAL_MAILS,
  type TrialMailKind,
} from './trial-mails.rules.ts'
export { previewTrialMail, readTrialMail, readTrialSeries, testTrialMail } from './trial-series.contract.ts'
export { trialSeriesMessages } from './trial-series.messages.ts'
