import { readStored, writeStored } from './storage.ts'

/** More than anybody puts off between two sign-ins. */
const REMEMBERED = 20

/** Names one click that is put off until somebody is signed in, in this tab or in the one that a mailed link opens. */
export function newClick(): string {
  return crypto.randomUUID()
}

/** Takes a click, to replay it. False when it was taken before, in whichever tab: then it is done, or being done. */
export function takeClick(click: string): boolean {
  const taken = readStored('taken-clicks') ?? []
  if (taken.includes(click)) return false
  writeStored('taken-clicks', [...taken, click].slice(-REMEMBERED))
  return true
}
