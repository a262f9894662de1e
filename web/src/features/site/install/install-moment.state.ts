import {
  chooseInstallPrompt,
  type InstallKind,
  isFromSocial,
  isSocialBrowser,
} from '@tripwright/domain/site/install'
import { useState } from 'react'
import { useLayoutVariant } from '#platform/layout-variant.ts'
import { useStored } from '#platform/storage.ts'
import { readMemory } from './install-memory.state.ts'
import { useInstallState } from './install-offer.state.ts'

/** The prompt that may be shown, and the time from which (milliseconds since 1970); null for none. */
export function useDueInstallPrompt(): { kind: InstallKind; from: number } | null {
  const [memory] = useState(() => readMemory(Date.now()))
  // Of the address that the visitor entered by: later ones are our own.
  const [isSocial] = useState(cameFromSocial)
  const state = useInstallState()
  const isMobile = useLayoutVariant() === 'mobile'
  const isDismissed = useStored('install-dismissed') !== null
  return chooseInstallPrompt(memory, {
    isInstalled: state === 'installed',
    isOffered: state === 'offered',
    isMobile,
    isSocialBrowser: isSocialBrowser(navigator.userAgent),
    isFromSocial: isSocial,
    isDismissed,
  })
}

/** The time from which the prompt may be shown, or null. */
export function useInstallMoment(): number | null {
  return useDueInstallPrompt()?.from ?? null
}

let arrival: boolean | null = null

function cameFromSocial(): boolean {
  arrival ??= isFromSocial(document.referrer, new URLSearchParams(location.search).get('utm_source'))
  return arrival
}
