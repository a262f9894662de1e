/** Shows the number of unread notifications on the icon of the installed app; 0 takes it away. Not every system has badges. */
export function showUnread(count: number): void {
  // A browser tab has no icon to mark, and refuses.
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  shown?.catch(() => undefined)
}
