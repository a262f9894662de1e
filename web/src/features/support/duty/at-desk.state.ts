import { readDuty, SEEN_EVERY_MS, setDuty, tellAtDesk } from '@tripwright/domain/support/duty'
import { useEffect } from 'react'
import { call } from '#platform/call.ts'
import { onLiveEvent } from '#platform/live-events.ts'
import { useCall } from '#platform/use-call.ts'
import { toast } from '#ui/toast.ts'

/** Who is on duty, kept up to date, and the own switch. While it is on, the server hears that this page is open. */
export function useDuty() {
  const { called, reload, set } = useCall(readDuty, undefined)
  const isOn = called.status === 'ready' && called.value.isOn

  useEffect(() => onLiveEvent('support-duty', () => void reload()), [reload])

  useEffect(() => {
    if (!isOn) return
    const say = () => void call(tellAtDesk, {})
    // A page that ends may not get this out; then it counts as open for two and a half minutes more.
    const leave = () => void call(tellAtDesk, { isClosing: true })
    say()
    const pulse = setInterval(say, SEEN_EVERY_MS)
    addEventListener('pagehide', leave)
    addEventListener('pageshow', say)
    return () => {
      clearInterval(pulse)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', say)
      leave()
    }
  }, [isOn])

  async function switchDuty(wanted: boolean) {
    const response = await call(setDuty, { isOn: wanted })
    if (response.ok) set(response.value)
    else toast(response.message, { kind: 'error' })
  }
  return { duty: called.status === 'ready' ? called.value : null, switchDuty }
}
