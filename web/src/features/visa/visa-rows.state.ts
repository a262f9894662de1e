import type { Output } from '@tripwright/domain/base/contract'
import { listVisas } from '@tripwright/domain/visa'
import { useCallback, useEffect, useState } from 'react'
import { askFact } from '#platform/asked-facts.ts'

export type VisaRows = Output<typeof listVisas>
/** What is known of some passports: `missing` when neither the network nor this device has the row of one of them. */
export type Known = { state: 'loading' } | { state: 'missing' } | { state: 'here'; of: readonly VisaRows[] }

/** The rows of the passports: asked for once, then on this device; and how to ask once more. */
export function useVisaRows(passports: readonly string[]): [known: Known, again: () => void] {
  const key = passports.join('-')
  const [answer, setAnswer] = useState<{ key: string; known: Known }>()
  const load = useCallback(() => {
    let isGone = false
    void loadRows(key.split('-').filter(Boolean)).then((known) => isGone || setAnswer({ key, known }))
    return () => {
      isGone = true
    }
  }, [key])
  useEffect(load, [load])
  return [answer?.key === key ? answer.known : { state: 'loading' }, load]
}

async function loadRows(passports: readonly string[]): Promise<Known> {
  const rows = await Promise.all(
    passports.map((passport) => askFact(`visa-matrix:${passport}`, listVisas, { passport })),
  )
  const of = rows.filter((row) => row !== null)
  return of.length === rows.length ? { state: 'here', of } : { state: 'missing' }
}
