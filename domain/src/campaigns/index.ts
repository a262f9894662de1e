export { trialSignupEmail } from './campaigns.contract.ts'
export { campaignsMessages } from './campaigns.messages.ts'
export { type EmailPopupMemory, emailPopupMoment, isEmailLike, readEmailPopup } from './popup.rules.ts'
