import { getMapPack, isPackOld, type MapPackStatus, makeMapPack } from '@tripwright/domain/map/map-packs'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#platform/call.ts'
import { readStored, useStored, writeStored } from '#platform/storage.ts'

const LOOK_EVERY_MS = 2000
/** While nobody is heard. */
const LOOK_SELDOM_MS = 15_000
const NONE: readonly string[] = []

/** Packs that were asked for by one click: they begin as soon as they are looked up. */
const beginning = new Set<string>()

/** What the page knows of a pack: what the server says, or why it says nothing. */
export type WantedPack =
  | { state: 'looking' | 'unheard' }
  | { state: 'known'; status: MapPackStatus; refusal: string | null }

function changeWanted(next: (before: string[]) => string[]): void {
  writeStored('wanted-packs', next(readStored('wanted-packs') ?? []))
}

/** Puts a pack on the list of this device, where it stays until all of it is here or it is taken off. */
export function addWantedPack(id: string): void {
  changeWanted((before) => [id, ...before.filter((one) => one !== id)])
}

/** The same, and it begins at once. */
export function beginWantedPack(id: string): void {
  beginning.add(id)
  addWantedPack(id)
}

export function dropWantedPack(id: string): void {
  changeWanted((before) => before.filter((one) => one !== id))
}

/** One town that two ids stand for is on the list once. */
export function renameWantedPack(from: string, to: string): void {
  changeWanted((before) => [...new Set(before.map((one) => (one === from ? to : one)))])
}

/** Ids of packs that were picked on this device. */
export function useWantedPacks(): readonly string[] {
  return useStored('wanted-packs') ?? NONE
}

/** Follows a pack while it is made, and has it made. */
export function useWantedPack(id: string) {
  const [pack, setPack] = useState<WantedPack>({ state: 'looking' })
  const [isAsking, setAsking] = useState(false)
  /** It is fetched as soon as it is made. */
  const [isWished, setWished] = useState(false)

  const look = useCallback(
    async (isMeasured: boolean): Promise<void> => {
      const answer = await call(getMapPack, { id, ...(isMeasured && { measure: 'true' as const }) })
      setPack((before) =>
        answer.ok
          ? { state: 'known', status: answer.value, refusal: null }
          : before.state === 'known'
            ? before
            : { state: 'unheard' },
      )
    },
    [id],
  )
  const make = useCallback(async (): Promise<void> => {
    setAsking(true)
    const answer = await call(makeMapPack, { id })
    setAsking(false)
    setPack((before) =>
      answer.ok
        ? { state: 'known', status: answer.value, refusal: null }
        : before.state === 'known'
          ? { ...before, refusal: answer.message }
          : before,
    )
  }, [id])
  useEffect(() => {
    void look(true).then(() => {
      if (!beginning.delete(id)) return
      setWished(true)
      void make()
    })
  }, [look, make, id])

  const status = pack.state === 'known' ? pack.status : null
  const isMaking = status?.state === 'waiting' || status?.state === 'building'
  useEffect(() => {
    if (!isMaking && pack.state !== 'unheard') return
    const timer = setInterval(() => void look(false), isMaking ? LOOK_EVERY_MS : LOOK_SELDOM_MS)
    return () => clearInterval(timer)
  }, [isMaking, pack.state, look])

  return { pack, isMaking, isAsking, isWished, setWished, look: () => look(true), make }
}

/** Whether a pack of this device is to be made anew. */
export function isStoredPackOld({
  basis,
  builtAt,
}: {
  basis?: string | undefined
  builtAt: string
}): boolean {
  return basis === 'tiles' && isPackOld(builtAt, new Date())
}
