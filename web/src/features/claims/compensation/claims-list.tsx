import {
  answerDeadline,
  CLAIM_STATES,
  type CompensationClaim,
  changeClaimState,
  compensationMessages,
  deleteClaim,
  letterMessages,
  nextStates,
} from '@tripwright/domain/claims/compensation'
import Trash from 'lucide-react/icons/trash-2'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { saveClaim, useClaims } from './claims.state.ts'

const now = () => new Date().toISOString()

/** The saved claims, each with its status; nothing while there is none. */
export function ClaimsList({ onOpen }: { onOpen: (claim: CompensationClaim) => void }) {
  const t = useText(letterMessages)
  const claims = useClaims()
  if (claims.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="claims">
      <h2 id="claims">{t('claims.title')}</h2>
      <ul className="grid">
        {claims.map((one) => (
          <ClaimItem key={one.id} claim={one} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}

function ClaimItem({
  claim,
  onOpen,
}: {
  claim: CompensationClaim
  onOpen: (claim: CompensationClaim) => void
}) {
  const t = useText(letterMessages)
  const page = useText(compensationMessages)
  const formats = useFormats()
  const { title, state, amount, currency, law } = claim

  function remove(): void {
    saveClaim(deleteClaim(claim, now()))
    // Dated later than the removal, so that it wins on every device.
    const undo = () => saveClaim({ ...claim, updatedAt: new Date(Date.now() + 1).toISOString() })
    toast(t('claims.removed'), { action: { label: t('claims.undo'), onPick: undo } })
  }

  const sum = amount === null ? '' : formats.money(amount, currency, { currencyDisplay: 'code' })
  return (
    <li className="grid gap-3 border-hairline border-t py-4">
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 justify-items-start">
          <button
            type="button"
            className="wrap-anywhere min-h-11 text-start font-semibold underline-offset-4 hover:underline"
            aria-label={t('claims.open', { title })}
            onClick={() => onOpen(claim)}
          >
            {title}
          </button>
          <span className="tabular text-muted text-sm">
            {[page(`law.${law}`), sum].filter(Boolean).join(' · ')}
          </span>
        </div>
        <Button variant="ghost" size="icon" aria-label={t('claims.remove', { title })} onClick={remove}>
          <Trash aria-hidden="true" />
        </Button>
      </div>
      <div className="grid items-start gap-3 md:grid-cols-2">
        <SelectField
          label={t('claims.state')}
          value={state}
          onChange={({ target }) => {
            const next = CLAIM_STATES.find((one) => one === target.value)
            if (next) saveClaim(changeClaimState(claim, next, { on: today(), now: now() }))
          }}
        >
          {[state, ...nextStates(state)].map((one) => (
            <option key={one} value={one}>
              {t(`state.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('claims.note')}
          maxLength={2000}
          defaultValue={claim.note}
          onBlur={({ target }) => {
            if (target.value !== claim.note) saveClaim({ ...claim, note: target.value, updatedAt: now() })
          }}
        />
      </div>
      <History claim={claim} />
    </li>
  )
}

function History({ claim: { state, history } }: { claim: CompensationClaim }) {
  const t = useText(letterMessages)
  const formats = useFormats()
  const day = (date: string) => formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })
  const due = answerDeadline({ state, history })
  return (
    <div className="grid gap-1 text-sm">
      <p className="text-muted">
        {history
          .map(({ state: one, on }) => t('claims.since', { state: t(`state.${one}`), date: day(on) }))
          .join(' → ')}
      </p>
      {due ? <p>{t(due < today() ? 'claims.late' : 'claims.due', { date: day(due) })}</p> : null}
    </div>
  )
}
