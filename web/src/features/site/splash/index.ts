export { useSplashMoment } from './splash.state.ts'
export { Splash } from './splash.tsx'
