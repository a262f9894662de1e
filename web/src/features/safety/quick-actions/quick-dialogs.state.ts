import type { ReactNode } from 'react'

export type QuickDialog = (props: { onClose: () => void }) => ReactNode
export type QuickDialogName = keyof typeof DIALOGS

const DIALOGS = {
  emergency: () => import('./quick-emergency.tsx').then(({ EmergencyDialog }) => EmergencyDialog),
  location: () => import('./quick-location.tsx').then(({ LocationDialog }) => LocationDialog),
  nearby: () => import('./quick-nearby.tsx').then(({ NearbyDialog }) => NearbyDialog),
}

/** The dialogs of the quick actions; loaded on demand, or when the page is idle. */
export function loadQuickDialog(name: QuickDialogName): Promise<QuickDialog> {
  return DIALOGS[name]()
}
