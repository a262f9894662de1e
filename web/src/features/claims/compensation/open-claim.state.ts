import { truncateText } from '@tripwright/domain/base/well-formed-text'
import type {
  CompensationClaim,
  CompensationVerdict,
  FlightFormState,
} from '@tripwright/domain/claims/compensation'
import { useState } from 'react'
import { today } from '#platform/today.ts'

/** Details that only the traveller knows. */
const EMPTY_DETAILS = { name: '', booking: '', airline: '', passengers: '1', account: '', language: '' }
export type ClaimDetails = typeof EMPTY_DETAILS
export type OpenClaim = ReturnType<typeof useOpenClaim>

/** The claim on the page: a new or a saved one. */
export function useOpenClaim(draft: FlightFormState, fill: (part: Partial<FlightFormState>) => void) {
  const [details, setDetails] = useState<ClaimDetails>(EMPTY_DETAILS)
  const [opened, setOpened] = useState<CompensationClaim | null>(null)

  function open(claim: CompensationClaim): void {
    setOpened(claim)
    setDetails({ ...EMPTY_DETAILS, ...claim.details })
    fill(claim.answers)
    scrollTo({ top: 0 })
  }

  async function keep(verdict: CompensationVerdict): Promise<void> {
    const { saveClaim, toastSaved } = await import('./claims.state.ts')
    const claim = makeClaim(opened, draft, details, verdict)
    if (!saveClaim(claim)) return
    setOpened(claim)
    toastSaved()
  }

  const changeDetails = (part: Partial<ClaimDetails>) => setDetails((now) => ({ ...now, ...part }))
  return { details, changeDetails, open, keep, isSaved: opened !== null }
}

function makeClaim(
  opened: CompensationClaim | null,
  draft: FlightFormState,
  details: ClaimDetails,
  verdict: CompensationVerdict,
): CompensationClaim {
  const { law, article, amount, currency } = verdict
  // An account number is private, so it is not saved.
  const { account: _account, ...rest } = details
  const state = opened?.state ?? 'draft'
  return {
    id: opened?.id ?? crypto.randomUUID(),
    updatedAt: new Date().toISOString(),
    isDeleted: false,
    state,
    history: opened?.history ?? [{ state, on: today() }],
    title: titleOf(draft),
    answers: Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== '')),
    details: rest,
    law,
    article,
    amount,
    currency,
    note: opened?.note ?? '',
  }
}

/** `LH 400, FCO–LHR, 2026-05-01`. */
function titleOf({ flight, departure, arrival, date }: FlightFormState): string {
  const short = (text: string) => /\(([A-Z]{3})\)$/.exec(text)?.[1] ?? text.trim()
  const route = `${short(departure)}–${short(arrival)}`
  return truncateText([flight.trim(), route, date].filter(Boolean).join(', '), 200)
}
