import { lazyOverlay } from '#platform/lazy-overlay.ts'

export const CookieNotice = lazyOverlay(() =>
  import('./cookie-notice-panel.tsx').then(({ CookieNoticePanel }) => CookieNoticePanel),
)
