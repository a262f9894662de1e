import { lazyOverlay } from '#platform/lazy-overlay.ts'

export const EmailPopup = lazyOverlay(() =>
  import('./email-popup-panel.tsx').then(({ EmailPopupPanel }) => EmailPopupPanel),
)
