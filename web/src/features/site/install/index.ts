export { countInstallEvent } from './install-memory.state.ts'
export { useInstallMoment } from './install-moment.state.ts'
export { install, useInstallState } from './install-offer.state.ts'
export { InstallPrompt } from './install-prompt.tsx'
