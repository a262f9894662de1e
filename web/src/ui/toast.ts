/** The kind of a toast: it sets the icon, and whether a screen reader is interrupted (`error`). */
export type ToastKind = 'info' | 'success' | 'error'

export type Toast = {
  id: string
  /** Increases with each call, so that a toast shown again under its id restarts its timer. */
  serial: number
  message: string
  description?: string
  kind: ToastKind
  action?: { label: string; onPick: () => void }
  /** Duration, in milliseconds. */
  duration: number
  isSolo: boolean
}

export type ToastOptions = Partial<Omit<Toast, 'serial' | 'message'>>

// Specification section 9: one kind shows 3 for 4000 ms; the other, with a title and a text, shows 1 (`isSolo`).
const MAX_VISIBLE = 3
const DURATION_MS = 4000

let serial = 0
let toasts: readonly Toast[] = []
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a short message and returns its id. Works before the `Toaster` is mounted: it then waits for it. */
export function toast(message: string, options: ToastOptions = {}): string {
  serial += 1
  const next: Toast = {
    id: `toast-${serial}`,
    kind: 'info',
    duration: DURATION_MS,
    // A toast with an undo action stays for its full time, also when another toast follows.
    isSolo: options.description !== undefined && options.action === undefined,
    ...options,
    message,
    serial,
  }
  const others = toasts.filter((one) => one.id !== next.id && !(one.isSolo && next.isSolo))
  change([...others, next].slice(-MAX_VISIBLE))
  return next.id
}

/** Removes a toast; does nothing when it is gone. */
export function dismissToast(id: string): void {
  change(toasts.filter((one) => one.id !== id))
}

/** The toasts on screen, oldest first. */
export function readToasts(): readonly Toast[] {
  return toasts
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
