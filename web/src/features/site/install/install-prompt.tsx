import { lazyOverlay } from '#platform/lazy-overlay.ts'

export const InstallPrompt = lazyOverlay(() =>
  import('./install-prompt-panel.tsx').then(({ InstallPromptPanel }) => InstallPromptPanel),
)
