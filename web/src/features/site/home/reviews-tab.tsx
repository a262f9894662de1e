import {
  listReviewsToModerate,
  type ModeratedReview,
  moderateReview,
  moderationMessages,
  REASON_TEXT,
  REVIEW_STATES,
  type ReviewState,
} from '@tripwright/domain/site/home'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FormError } from '#ui/form-error.tsx'
import { SelectField } from '#ui/select.tsx'
import { Stars } from '#ui/stars.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { toast } from '#ui/toast.ts'

const [PAGE_SIZE, MAX_PAGE_SIZE] = [20, 100]
const STATE_TEXT_KEYS = { shown: 'accepted', hidden: 'refused', waiting: 'waits' } as const

/** Staff read reviews of the home page here, and accept or refuse them. */
export function ReviewsTab() {
  const t = useText(moderationMessages)
  const [state, setState] = useState<ReviewState>('waiting')
  const [limit, setLimit] = useState(PAGE_SIZE)
  const { called, reload } = useCall(listReviewsToModerate, { state, limit })
  const counts = called.status === 'ready' ? called.value.counts : { waiting: 0, shown: 0, hidden: 0 }

  async function judge(review: ModeratedReview, to: ReviewState, reason?: string): Promise<string | null> {
    const { id, writtenAt } = review
    const response = await call(moderateReview, { id, writtenAt, state: to, ...(reason && { reason }) })
    void reload()
    if (!response.ok) {
      toast(response.message, { kind: 'error' })
      return response.message
    }
    const back = () => void judge(review, review.state, review.reason ?? undefined)
    const undo = { label: t('undo'), onPick: back }
    toast(t(STATE_TEXT_KEYS[to]), { kind: 'success', ...(to !== 'waiting' && { action: undo }) })
    return null
  }

  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted">{t('lead')}</p>
      <StateField
        state={state}
        counts={counts}
        onPick={(picked) => {
          setState(picked)
          setLimit(PAGE_SIZE)
        }}
      />
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {({ reviews, next }) =>
          reviews.length === 0 ? (
            <EmptyState title={t(`empty.${state}`)}>{t(`empty.${state}.text`)}</EmptyState>
          ) : (
            <>
              <ul>
                {reviews.map((review) => (
                  <ReviewRow key={`${review.id} ${review.writtenAt}`} review={review} onJudge={judge} />
                ))}
              </ul>
              {next !== null && limit < MAX_PAGE_SIZE ? (
                <Button
                  variant="outline"
                  className="justify-self-start"
                  onClick={() => setLimit(MAX_PAGE_SIZE)}
                >
                  {t('more')}
                </Button>
              ) : null}
            </>
          )
        }
      </Awaited>
    </div>
  )
}

type StateFieldProps = {
  state: ReviewState
  counts: Record<ReviewState, number>
  onPick: (state: ReviewState) => void
}

function StateField({ state, counts, onPick }: StateFieldProps) {
  const t = useText(moderationMessages)
  return (
    <SelectField
      className="max-w-64"
      label={t('show')}
      value={state}
      onChange={({ target: { value } }) => onPick(REVIEW_STATES.find((one) => one === value) ?? 'waiting')}
    >
      {REVIEW_STATES.map((one) => (
        <option key={one} value={one}>
          {t(`state.${one}`, { count: counts[one] })}
        </option>
      ))}
    </SelectField>
  )
}

type ReviewRowProps = {
  review: ModeratedReview
  onJudge: (review: ModeratedReview, to: ReviewState, reason?: string) => Promise<string | null>
}

function ReviewRow({ review, onJudge }: ReviewRowProps) {
  const t = useText(moderationMessages)
  const formats = useFormats()
  const [isRefusing, setIsRefusing] = useState(false)
  const { rating, text, date, state, reason } = review
  const name = review.name || t('unknown')
  return (
    <li className="grid gap-3 border-hairline border-t py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={rating} label={t('stars', { rating })} />
        <strong dir="auto">{name}</strong>
        <time dateTime={date} className="coordinate">
          {formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })}
        </time>
      </p>
      <p dir="auto" className="wrap-anywhere max-w-prose whitespace-pre-line">
        {text}
      </p>
      {reason === null ? null : (
        <p dir="auto" className="wrap-anywhere max-w-prose border-signal border-s-4 ps-3 text-sm">
          {t('reason', { reason })}
        </p>
      )}
      {isRefusing ? (
        <RefuseForm
          onRefuse={(why) => onJudge(review, 'hidden', why)}
          onCancel={() => setIsRefusing(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          {state === 'shown' ? null : (
            <Button
              size="sm"
              aria-label={t('accept.name', { name })}
              onClick={() => void onJudge(review, 'shown')}
            >
              {t('accept')}
            </Button>
          )}
          {state === 'hidden' ? null : (
            <Button
              variant="outline"
              size="sm"
              aria-label={t('refuse.name', { name })}
              onClick={() => setIsRefusing(true)}
            >
              {t('refuse')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

type RefuseFormProps = { onRefuse: (reason: string) => Promise<string | null>; onCancel: () => void }

/** A refusal requires a reason. */
function RefuseForm({ onRefuse, onCancel }: RefuseFormProps) {
  const t = useText(moderationMessages)
  const form = useForm((fields) => onRefuse(fieldText(fields, 'reason').trim()))
  const { least, most } = REASON_TEXT
  return (
    <form onSubmit={form.onSubmit} className="grid max-w-prose gap-3">
      <FormError text={form.error} />
      <TextareaField
        label={t('reason.label')}
        hint={t('reason.hint', { least, most })}
        name="reason"
        minLength={least}
        maxLength={most}
        required
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" busy={form.isBusy}>
          {t('refuse.confirm')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
