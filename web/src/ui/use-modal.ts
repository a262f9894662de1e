import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { pushModal } from './modal-stack.ts'

/** The way in which a dialog was dismissed: some dialogs treat them differently (specification section 4, popups). */
export type DismissReason = 'escape' | 'backdrop' | 'button' | 'swipe'

/** Opens the native dialog, on which its result is spread, as a modal while it is mounted; restores the focus afterwards. */
export function useModal(onDismiss: (reason: DismissReason) => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const isPressOnBackdrop = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = document.activeElement
    dialog.showModal()
    const pop = pushModal(dialog)
    return () => {
      pop()
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      if (event.target !== ref.current) return
      event.preventDefault()
      onDismiss('escape')
    },
    // A browser may close on a second Escape without an event. Our own closing happens after unmounting, so any close seen
    // here while the element is shut is the browser's.
    onClose(event: SyntheticEvent) {
      if (event.target === ref.current && !ref.current?.open) onDismiss('escape')
    },
    // Both press and release must be outside: otherwise selecting text past the edge would close the dialog.
    onPointerDown(event: MouseEvent) {
      isPressOnBackdrop.current = event.target === ref.current
    },
    onClick(event: MouseEvent) {
      if (isPressOnBackdrop.current && event.target === ref.current) onDismiss('backdrop')
    },
  }
}
