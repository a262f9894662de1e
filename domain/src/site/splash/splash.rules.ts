// Specification section 9, "Splash".
export const SPLASH_STEP_MS = 100
const SPLASH_SLIDE_MS = 3333
const SPLASH_END_DELAY_MS = 500
const SPLASH_AGAIN_MS = 60 * 60 * 1000

const WHOLE = 100
const START_FROM = 50
const TRIAL_FROM = 75

export const SPLASH_SLIDES = ['trial', 'plan', 'alerts'] as const
export type SplashSlide = (typeof SPLASH_SLIDES)[number]

/** The state of the splash: whole percent, the current slide, the offers, and whether it closes. */
export type SplashView = {
  progress: number
  slide: SplashSlide
  offersStart: boolean
  offersTrial: boolean
  isOver: boolean
}

/** Whether to show it: never seen, or no activity for more than an hour (specification section 4). Milliseconds. */
export function isSplashDue(isSeen: boolean, lastActivity: number | null, now: number): boolean {
  return !isSeen || lastActivity === null || now - lastActivity > SPLASH_AGAIN_MS
}

/** The state of the splash after this many milliseconds. The last slide stays, because three slides fill the ten seconds. */
export function splashAt(elapsed: number): SplashView {
  const progress = Math.min(WHOLE, Math.max(0, Math.floor(elapsed / SPLASH_STEP_MS)))
  const turn = Math.min(SPLASH_SLIDES.length - 1, Math.max(0, Math.floor(elapsed / SPLASH_SLIDE_MS)))
  return {
    progress,
    slide: SPLASH_SLIDES[turn] ?? 'trial',
    offersStart: progress >= START_FROM,
    offersTrial: progress >= TRIAL_FROM,
    isOver: elapsed >= WHOLE * SPLASH_STEP_MS + SPLASH_END_DELAY_MS,
  }
}
