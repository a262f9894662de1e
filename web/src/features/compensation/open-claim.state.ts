import { cutText } from '@tripwright/domain/base/whole-text'
import type { Claim, FlightDraft, Verdict } from '@tripwright/domain/compensation'
import { useState } from 'react'
import { today } from '#features/links/index.ts'

/** What only the traveller knows. */
const NEW_DETAILS = { name: '', booking: '', airline: '', passengers: '1', account: '', language: '' }
export type Details = typeof NEW_DETAILS
export type OpenClaim = ReturnType<typeof useOpenClaim>

/** The claim on the page: new, or one that is kept and was opened. */
export function useOpenClaim(draft: FlightDraft, fill: (part: Partial<FlightDraft>) => void) {
  const [details, setDetails] = useState<Details>(NEW_DETAILS)
  const [opened, setOpened] = useState<Claim | null>(null)

  function open(claim: Claim): void {
    setOpened(claim)
    setDetails({ ...NEW_DETAILS, ...claim.details })
    fill(claim.answers)
    scrollTo({ top: 0 })
  }

  async function keep(verdict: Verdict): Promise<void> {
    const { keepClaim, sayKept } = await import('./claims.state.ts')
    const claim = makeClaim(opened, draft, details, verdict)
    if (!keepClaim(claim)) return
    setOpened(claim)
    sayKept()
  }

  const changeDetails = (part: Partial<Details>) => setDetails((now) => ({ ...now, ...part }))
  return { details, changeDetails, open, keep, isKept: opened !== null }
}

function makeClaim(opened: Claim | null, draft: FlightDraft, details: Details, verdict: Verdict): Claim {
  const { law, article, amount, currency } = verdict
  // An account number is nobody's to keep here.
  const { account: _account, ...kept } = details
  const state = opened?.state ?? 'draft'
  return {
    id: opened?.id ?? crypto.randomUUID(),
    ...{ updatedAt: new Date().toISOString(), isDeleted: false, state },
    history: opened?.history ?? [{ state, on: today() }],
    title: titleOf(draft),
    answers: Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== '')),
    ...{ details: kept, law, article, amount, currency, note: opened?.note ?? '' },
  }
}

/** `LH 400, FCO–LHR, 2026-05-01`. */
function titleOf({ flight, departure, arrival, date }: FlightDraft): string {
  const short = (text: string) => /\(([A-Z]{3})\)$/.exec(text)?.[1] ?? text.trim()
  const way = `${short(departure)}–${short(arrival)}`
  return cutText([flight.trim(), way, date].filter(Boolean).join(', '), 200)
}
