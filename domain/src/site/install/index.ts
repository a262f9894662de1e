export { installMessages } from './install.messages.ts'
export {
  chooseInstallPrompt,
  countInstall,
  type InstallCount,
  type InstallKind,
  readInstallMemory,
} from './install.rules.ts'
export { isFromSocial, isInsideApp, isSocialBrowser } from './social.rules.ts'
