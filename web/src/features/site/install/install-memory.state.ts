import { countInstall, type InstallCount, readInstallMemory } from '@tripwright/domain/site/install'
import { readStored, writeStored } from '#platform/storage.ts'

/** This device's record of the prompt; the first call makes this the first visit. */
export function readMemory(now: number) {
  const memory = readInstallMemory(readStored('install-prompt'), now)
  if (readStored('install-prompt') === null) writeStored('install-prompt', memory)
  return memory
}

/** It was dismissed: for this session, and for two days or for good (specification section 4). */
export function rememberDismissal(now: number, isForGood: boolean): void {
  writeStored('install-dismissed', 'true')
  const memory = readMemory(now)
  writeStored('install-prompt', { ...memory, dismissedAt: now, isForGood: memory.isForGood || isForGood })
}

/** Adds one to a count of the install prompt, on this device only: the count is never sent. */
export function countInstallEvent(name: InstallCount): void {
  writeStored('install-counts', countInstall(readStored('install-counts'), name))
}
