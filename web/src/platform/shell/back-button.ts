/**
 * Answers the back button of the device: closes what is open over the page, else goes back, else leaves the app. `canGoBack` as the
 * web view says it.
 */
export function goBack(root: Document, canGoBack: boolean, leave: () => void): void {
  const popover = last(root, ':popover-open')
  const dialog = last(root, 'dialog[open]')
  if (popover) popover.hidePopover()
  // As Escape does: a dialog that asks before it closes asks here too.
  else if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  else if (canGoBack) history.back()
  else leave()
}

function last(root: Document, selector: string): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(selector)].at(-1)
}
