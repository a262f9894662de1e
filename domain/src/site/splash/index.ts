export { splashMessages } from './splash.messages.ts'
export { isSplashDue, SPLASH_SLIDES, SPLASH_STEP_MS, type SplashView, splashAt } from './splash.rules.ts'
