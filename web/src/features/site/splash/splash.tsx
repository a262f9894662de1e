import { lazyOverlay } from '#platform/lazy-overlay.ts'

export const Splash = lazyOverlay(() => import('./splash-panel.tsx').then(({ SplashPanel }) => SplashPanel))
