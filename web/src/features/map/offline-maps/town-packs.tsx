import type { Output } from '@tripwright/domain/base/contract'
import { citySuggestions, townIdOf } from '@tripwright/domain/destination/places'
import { mapPacksMessages } from '@tripwright/domain/map/map-packs'
import { useEffect, useState } from 'react'
import { sizeOfRegion } from '#features/map/basemap/index.ts'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { Combobox } from '#ui/combobox.tsx'
import type { Sourced } from '#ui/use-suggestions.ts'
import { PackRow } from './pack-row.tsx'
import type { RegionWork } from './regions.state.ts'
import { addWantedPack, isStoredPackOld, useWantedPacks } from './wanted-packs.state.ts'

/** The user is typing, so a response after this time is useless. */
const TIMEOUT_MS = 1500

type Town = Output<typeof citySuggestions>['cities'][number]
type TownPacksProps = {
  isPro: boolean
  work: RegionWork
  /** A pack that the address asks for; null where it asks for none. */
  askedId: string | null
}

/** A map of any town: picked by its name, made by the server, and taken along. */
export function TownPacks({ isPro, work, askedId }: TownPacksProps) {
  const t = useText(mapPacksMessages)
  const wanted = useWantedPacks()
  const [text, setText] = useState('')
  useEffect(() => {
    if (askedId !== null) addWantedPack(askedId)
  }, [askedId])

  /** Not here yet, or not as new as it could be. */
  function isMissing(id: string): boolean {
    const stored = work.regions.find((one) => one.manifest.id === id)?.stored
    if (!stored?.isWhole || work.fetching?.id === id) return true
    return stored.bytes < sizeOfRegion(stored.manifest) || isStoredPackOld(stored.manifest)
  }
  function pick(town: Town): void {
    const id = townIdOf(town)
    setText('')
    if (id !== null) addWantedPack(id)
  }
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="max-w-prose text-muted">{t('text')}</p>
      <Combobox<Town>
        label={t('find.label')}
        className="max-w-md"
        value={text}
        onChange={setText}
        onPick={pick}
        search={searchTowns}
        getKey={({ displayName }) => displayName}
        renderItem={({ displayName }) => displayName}
        countLabel={(count) => t('find.count', { count })}
      />
      <ul className="border-ink not-empty:border-t">
        {wanted.filter(isMissing).map((id) => (
          <PackRow key={id} id={id} isPro={isPro} work={work} />
        ))}
      </ul>
    </section>
  )
}

/** Towns of which we know where they lie: of others no map can be made. */
async function searchTowns(query: string, signal: AbortSignal): Promise<Sourced<Town>> {
  const response = await call(citySuggestions, { query }, { signal, timeoutMs: TIMEOUT_MS })
  if (!response.ok) return { items: [], sources: [] }
  const { cities, ...source } = response.value
  const items = cities.filter((town) => townIdOf(town) !== null)
  return { items, sources: items.length > 0 ? [source] : [] }
}
