import {
  belowFoldMessages,
  PARTNERS,
  PARTNERS_SHOWN,
  type Partner,
  scoreLabel,
  TESTIMONIALS,
  type Testimonial,
} from '@tripwright/domain/site/home'
import { clsx } from 'clsx'
import BadgeCheck from 'lucide-react/icons/badge-check'
import { use } from 'react'
import { ShareButton } from '#features/sharing/share/index.ts'
import { useLayoutVariant } from '#platform/layout-variant.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Carousel } from '#ui/carousel.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { Stars } from '#ui/stars.tsx'
import { HomeContent, Sample } from './feature-cards.tsx'
import { homeNumbers } from './home-numbers.state.ts'

// Specification section 9: in one place.
const PARTNERS_AUTOPLAY_MS = 3000
const COLOURS = ['', 'bg-level-1 text-on-level-1', 'bg-level-2 text-on-level-2', 'bg-level-3 text-on-level-3']

/**
 * Partners, sample testimonials, and the reader's own review. Rendered in the browser only: sample testimonials are in no
 * document (decisions.md, "Sample content").
 */
export function TestimonialsSection() {
  const isMobile = useLayoutVariant() === 'mobile'
  return (
    <div className="page grid content-start gap-12 py-12">
      {isMobile ? null : <Partners />}
      <Testimonials isMobile={isMobile} />
      {isMobile ? <Partners /> : null}
      <Referral />
    </div>
  )
}

function useRowTexts() {
  const t = useText(belowFoldMessages)
  return {
    previous: t('row.previous'),
    next: t('row.next'),
    pause: t('row.pause'),
    play: t('row.play'),
  }
}

function Testimonials({ isMobile }: { isMobile: boolean }) {
  const t = useText(belowFoldMessages)
  const formats = useFormats()
  const texts = useRowTexts()
  const { hidden, testimonials } = use(HomeContent)
  const visible = (testimonials ?? TESTIMONIALS).filter(({ id }) => !hidden.includes(`testimonial.${id}`))
  if (visible.length === 0) return null
  return (
    <section className="grid gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2>{t('voices.heading')}</h2>
        {/* The mobile page has its own claim above its reviews. */}
        {isMobile || hidden.includes('rating.average') ? null : (
          <p className="tabular">
            {t('voices.average', {
              rating: formats.number(homeNumbers().rating, { minimumFractionDigits: 1 }),
            })}
            <Sample id="rating.average" />
          </p>
        )}
      </header>
      <Carousel
        label={t('voices.heading')}
        texts={texts}
        slideClass="w-[min(100%,28rem)]"
        slides={visible.map((one, index) => ({
          id: one.id,
          content: <TestimonialCard testimonial={one} position={index} />,
        }))}
      />
    </section>
  )
}

function TestimonialCard({ testimonial, position }: { testimonial: Testimonial; position: number }) {
  const { id, name, role, location, rating, content, trips } = testimonial
  const t = useText(belowFoldMessages)
  const formats = useFormats()
  const score = formats.number(scoreLabel(position), { minimumFractionDigits: 1 })
  return (
    <figure className="neatline grid h-full grid-rows-[auto_1fr_auto] gap-4 p-6">
      <p className="flex items-center justify-between gap-3">
        <Stars rating={rating} label={t('voices.stars', { rating })} />
        <span className="tabular font-display font-semibold">
          <span aria-hidden="true">{score}</span>
          <span className="sr-only">{t('voices.score', { score })}</span>
        </span>
      </p>
      <blockquote lang="en" dir="ltr" className="text-lg">
        <p>“{content}”</p>
      </blockquote>
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-2 border-hairline border-t pt-4">
        <Portrait name={name} className="size-14 rounded-full border border-ink" />
        <span className="min-w-32 flex-1">
          <strong className="block font-display">
            {name}
            <Sample id={`testimonial.${id}`} />
          </strong>
          <span lang="en" className="block text-muted text-sm">
            <bdi>
              {role}, {location}
            </bdi>
          </span>
        </span>
        <Badge>{t('voices.trips', { count: trips })}</Badge>
        <Badge tone="brand">
          <BadgeCheck aria-hidden="true" />
          {t('voices.verified')}
        </Badge>
      </figcaption>
    </figure>
  )
}

function Partners() {
  const t = useText(belowFoldMessages)
  const texts = useRowTexts()
  const { hidden, partners } = use(HomeContent)
  const visible = (partners ?? PARTNERS)
    .filter(({ id }) => !hidden.includes(`partner.${id}`))
    .slice(0, PARTNERS_SHOWN)
  if (visible.length === 0) return null
  return (
    <section className="grid gap-4">
      <h2>{t('partners.heading')}</h2>
      <Carousel
        label={t('partners.heading')}
        texts={texts}
        autoplay={PARTNERS_AUTOPLAY_MS}
        slideClass="w-[min(100%,28rem)]"
        slides={visible.map((partner) => ({
          id: partner.id,
          content: <PartnerCard partner={partner} />,
        }))}
      />
    </section>
  )
}

function PartnerCard({ partner: { id, name, description, colour } }: { partner: Partner }) {
  const t = useText(belowFoldMessages)
  // The logo is the initials on a flag in the brand's colour.
  const letters = name
    .split(' ')
    .map((word) => word[0])
    .join('')
  return (
    <article className="neatline grid h-full grid-cols-[auto_1fr] content-start gap-x-4 gap-y-2 p-5">
      <span
        aria-hidden="true"
        className={clsx(
          'row-span-3 grid size-16 place-items-center border border-ink font-bold font-display text-xl',
          COLOURS[colour],
        )}
      >
        {letters}
      </span>
      <h3>
        <span lang="en">{name}</span>
        <Sample id={`partner.${id}`} />
      </h3>
      <p lang="en" dir="ltr" className="text-muted">
        {description}
      </p>
      <Badge tone="brand" className="justify-self-start">
        {t('partners.badge')}
      </Badge>
    </article>
  )
}

function Referral() {
  const t = useText(belowFoldMessages)
  return (
    <section className="paper-grid grid gap-4 border border-ink p-6 md:grid-cols-[1fr_auto] md:items-center">
      <div className="grid gap-1">
        <h2>{t('refer.heading')}</h2>
        <p className="max-w-prose">{t('refer.text')}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <ShareButton />
        <ShareButton variant="instagram" />
      </p>
    </section>
  )
}
