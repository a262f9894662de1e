import {
  belowFoldMessages,
  listReviews,
  type OwnReview,
  REVIEW_TEXT,
  type Review,
  writeReview,
} from '@tripwright/domain/site/home'
import Star from 'lucide-react/icons/star'
import { type FormEvent, use, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { ReportButton } from '#features/support/reports/index.ts'
import { saveAuthRedirect } from '#platform/auth-redirect.ts'
import { call } from '#platform/call.ts'
import { useLayoutVariant } from '#platform/layout-variant.ts'
import { queueWrite } from '#platform/queue-write.ts'
import { useSession } from '#platform/session.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Stars } from '#ui/stars.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { toast } from '#ui/toast.ts'
import { HomeContent, Sample } from './feature-cards.tsx'
import { homeNumbers } from './home-numbers.state.ts'

type ReviewsAnswer = { reviews: Review[]; count: number; average: number | null; own: OwnReview | null }

/** Reviews by users of Tripwright, and a form to write one (specification section 2, "review system"). */
export function Reviews() {
  const t = useText(belowFoldMessages)
  const isSignedIn = useSession().state === 'signed-in'
  const isMobile = useLayoutVariant() === 'mobile'
  const [loaded, setLoaded] = useState<ReviewsAnswer | 'failed' | null>(null)

  // Asked anew when somebody signs in or out: the own one comes with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session is what the answer depends on
  useEffect(() => {
    let isGone = false
    void call(listReviews, {}).then(
      (response) => isGone || setLoaded(response.ok ? response.value : 'failed'),
    )
    return () => {
      isGone = true
    }
  }, [isSignedIn])

  const own = loaded !== null && loaded !== 'failed' ? loaded.own : null
  function keep(next: OwnReview): void {
    setLoaded((now) => (now === null || now === 'failed' ? now : { ...now, own: next }))
  }
  return (
    <section className="grid content-start gap-6 lg:grid-cols-[2fr_1fr] lg:gap-10">
      <div className="grid content-start gap-4">
        <h2>{t('reviews.heading')}</h2>
        {isMobile ? <Claims /> : null}
        {loaded === 'failed' ? <p role="status">{t('reviews.failed')}</p> : null}
        {loaded !== null && loaded !== 'failed' ? <ReviewList loaded={loaded} /> : null}
      </div>
      {isSignedIn ? (
        <OwnReviewForm key={own?.id ?? 'new'} own={own} onSent={keep} />
      ) : (
        <div className="grid content-start justify-items-start gap-3">
          <Link
            href="/auth"
            onClick={() => saveAuthRedirect('/')}
            className={buttonClass({ variant: 'outline' })}
          >
            {t('reviews.sign-in')}
          </Link>
          <p className="text-muted text-sm">{t('reviews.rule')}</p>
        </div>
      )}
    </section>
  )
}

/** Specification section 2, "reviews section with rating claims". */
function Claims() {
  const t = useText(belowFoldMessages)
  const formats = useFormats()
  const { hidden } = use(HomeContent)
  const claims = homeNumbers()
  const rating = formats.number(claims.mobileRating, { minimumFractionDigits: 1 })
  return (
    <p className="flex flex-wrap items-center gap-2">
      {hidden.includes('rating.mobile') ? null : (
        <>
          <Stars rating={5} label={t('voices.score', { score: rating })} />
          {t('reviews.claim', { rating, count: claims.mobileReviews })}
          <Sample id="rating.mobile" />
        </>
      )}
      {hidden.includes('rating.users') ? null : (
        <span>
          {t('reviews.users', { number: formats.number(claims.users, { notation: 'compact' }) })}
          <Sample id="rating.users" />
        </span>
      )}
    </p>
  )
}

function ReviewList({ loaded: { reviews, count, average, own } }: { loaded: ReviewsAnswer }) {
  const t = useText(belowFoldMessages)
  const formats = useFormats()
  if (average === null) return <p className="text-muted">{t('reviews.none')}</p>
  return (
    <>
      <p>{t('reviews.sum', { count, average: formats.number(average, { minimumFractionDigits: 1 }) })}</p>
      <ul className="border-ink border-t">
        {reviews.map(({ id, name, rating, text, date }) => (
          <li key={id} className="grid gap-2 border-hairline border-b py-4">
            <p className="flex flex-wrap items-center gap-x-3">
              <Stars rating={rating} label={t('voices.stars', { rating })} />
              <strong dir="auto">{name || t('reviews.unknown')}</strong>
              <time dateTime={date} className="text-muted text-sm">
                {formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })}
              </time>
            </p>
            <p dir="auto" className="max-w-prose whitespace-pre-line">
              {text}
            </p>
            {id === own?.id ? null : (
              <ReportButton kind="review" target={id} by={name || t('reviews.unknown')} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

type FormProps = { own: OwnReview | null; onSent: (own: OwnReview) => void }

function OwnReviewForm({ own, onSent }: FormProps) {
  const t = useText(belowFoldMessages)
  const [rating, setRating] = useState(own?.rating ?? 0)
  const [text, setText] = useState(own?.text ?? '')
  const [isWrong, setIsWrong] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const length = text.trim().length
  const wrong = {
    rating: isWrong && rating === 0 ? t('reviews.error.rating') : null,
    text:
      isWrong && (length < REVIEW_TEXT.least || length > REVIEW_TEXT.most)
        ? t('reviews.error.text', REVIEW_TEXT)
        : undefined,
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsWrong(true)
    if (rating === 0 || length < REVIEW_TEXT.least || length > REVIEW_TEXT.most) return
    setIsBusy(true)
    const delivery = await queueWrite(writeReview, { rating, text }, 'review')
    setIsBusy(false)
    if (delivery.state === 'refused') return void toast(delivery.refusal.message, { kind: 'error' })
    if (delivery.state === 'queued') return
    if (delivery.value) onSent(delivery.value.own)
    toast(t('reviews.sent'), { kind: 'success' })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      aria-label={t('reviews.write')}
      className="neatline grid content-start gap-4 p-5"
    >
      <h3>{t('reviews.write')}</h3>
      {own ? (
        <p role="status" className="wrap-anywhere">
          {own.reason ? t('reviews.reason', { reason: own.reason }) : t(`reviews.state.${own.state}`)}
        </p>
      ) : null}
      <RatingField value={rating} onChange={setRating} error={wrong.rating} />
      <TextareaField
        label={t('reviews.text')}
        name="review"
        hint={t('reviews.hint', REVIEW_TEXT)}
        error={wrong.text}
        required
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="text-muted text-sm">{t('reviews.rule')}</p>
      <Button type="submit" busy={isBusy}>
        {own ? t('reviews.change') : t('reviews.send')}
      </Button>
    </form>
  )
}

type RatingFieldProps = { value: number; onChange: (rating: number) => void; error: string | null }

function RatingField({ value, onChange, error }: RatingFieldProps) {
  const t = useText(belowFoldMessages)
  return (
    <fieldset>
      <legend className="font-semibold text-sm">{t('reviews.rating')}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((step) => (
          <label
            key={step}
            className="relative grid size-11 cursor-pointer place-items-center has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="rating"
              className="sr-only"
              value={step}
              checked={value === step}
              onChange={() => onChange(step)}
            />
            <span className="sr-only">{t('voices.stars', { rating: step })}</span>
            <Star
              aria-hidden="true"
              className={step <= value ? 'size-7 fill-current text-brand' : 'size-7 text-rule'}
            />
          </label>
        ))}
      </div>
      {error ? (
        <p role="alert" className="text-signal text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
