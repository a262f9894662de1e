/** The theme of the page: one that was chosen, or that of the device. */
type ShownTheme = 'light' | 'dark' | 'system'

/** The device's bar over the page, with the time and the battery. May reject. */
export type StatusBarPort = { suit(theme: ShownTheme): Promise<void> }

/** Keeps the words of the device's status bar readable over the page, also when its theme is not the device's. */
export function followThemeInBar(root: HTMLElement, bar: StatusBarPort): void {
  const apply = () => {
    const { theme } = root.dataset
    bar.suit(theme === 'dark' || theme === 'light' ? theme : 'system').catch(() => undefined)
  }
  new MutationObserver(apply).observe(root, { attributeFilter: ['data-theme'] })
  apply()
}
