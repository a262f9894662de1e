export { splashMessages } from './splash.messages.ts'
export { isSplashDue, SPLASH_STEP_MS, splashAt } from './splash.rules.ts'
