import {
  FEATURE_CARDS,
  type FeatureCard,
  homeMessages,
  type Partner,
  type Testimonial,
} from '@tripwright/domain/site/home'
import { clsx } from 'clsx'
import { createContext, use } from 'react'
import { Link } from 'wouter'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { homeNumbers } from './home-numbers.state.ts'

const COLOURS = ['', 'bg-level-1', 'bg-level-2', 'bg-level-3', 'bg-level-4'] as const
const MORE_TOOLS = [
  '/car-rental',
  '/currency-converter',
  '/translate',
  '/gemini-travel-intel',
  '/offline-maps',
  '/blog',
] as const

/** The operator's decisions about home samples, by id. */
export type HomeContentState = {
  confirmed: readonly string[]
  hidden: readonly string[]
  /** What staff wrote; null for those of the build. */
  testimonials: readonly Testimonial[] | null
  partners: readonly Partner[] | null
}

/** Until the server has answered, every sample is shown and marked. */
export const NOTHING_DECIDED: HomeContentState = {
  confirmed: [],
  hidden: [],
  testimonials: null,
  partners: null,
}

export const HomeContent = createContext(NOTHING_DECIDED)

/** The eight entry points (specification section 2), in the style of an atlas index. */
export function FeatureCards() {
  const t = useText(homeMessages)
  return (
    <section className="page grid gap-6 py-12">
      <h2>{t('features.heading')}</h2>
      <ul className="grid gap-x-6 gap-y-5 mobile:grid-cols-2 mobile:gap-x-4 desktop:grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))]">
        {FEATURE_CARDS.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </ul>
    </section>
  )
}

function Card({ card: { id, path, colour, stats, isSample } }: { card: FeatureCard }) {
  const t = useText(homeMessages)
  const isHidden = use(HomeContent).hidden.includes(`feature.${id}`)
  return (
    <li>
      <Link
        href={path}
        className="group grid h-full content-start gap-1 border-ink border-t pt-3 hover:border-brand"
      >
        <h3 className="text-lg group-hover:text-brand">{t(`feature.${id}.title`)}</h3>
        <p className="text-muted text-sm">{t(`feature.${id}.text`)}</p>
        <p
          lang="en"
          data-nosnippet=""
          className={clsx(
            'flex items-center gap-2 font-display font-semibold text-xs',
            // Keeps its space, so that the cards below do not move.
            isHidden && 'invisible',
          )}
        >
          <span className={clsx('size-2.5 shrink-0 border border-ink', COLOURS[colour])} />
          <bdi>{homeNumbers()[id] ?? stats}</bdi>
          {isSample ? <Sample id={`feature.${id}`} /> : null}
        </p>
      </Link>
    </li>
  )
}

/** Tools without a card; on the mobile home only, where no navigation bar has them. */
export function MoreTools() {
  const t = useText(homeMessages)
  return (
    <nav aria-label={t('tools.heading')} className="page grid gap-2 pb-12">
      <h2>{t('tools.heading')}</h2>
      <ul>
        {MORE_TOOLS.map((path) => (
          <li key={path} className="border-hairline border-b">
            <Link href={path} className="flex min-h-12 items-center hover:text-brand">
              {t(`tool.${path}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Three figures (specification section 2, "Stats"). */
export function Stats() {
  const t = useText(homeMessages)
  const formats = useFormats()
  const { hidden } = use(HomeContent)
  const plus = (number: number) =>
    t('stats.plus', { number: formats.number(number, { notation: 'compact' }) })
  const claims = homeNumbers()
  const figures = [
    { id: 'trips', figure: plus(claims.tripsPlanned) },
    { id: 'languages', figure: plus(claims.languages) },
    { id: 'support', figure: `${formats.number(24)}/${formats.number(7)}` },
  ] as const
  const visible = figures.filter(({ id }) => !hidden.includes(`stats.${id}`))
  if (visible.length === 0) return null
  return (
    <section aria-label={t('stats.label')} data-nosnippet="" className="border-ink border-y bg-wash">
      <dl className="page grid gap-6 py-8 sm:grid-cols-3">
        {visible.map(({ id, figure }) => (
          <div key={id} className="flex flex-col-reverse">
            <dt className="text-muted">{t(`stats.${id}`)}</dt>
            <dd className="tabular font-bold font-display text-3xl">
              {figure}
              <Sample id={`stats.${id}`} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/**
 * Marks invented content of a new installation (decisions.md, "Marketing content") until its operator has confirmed it; its
 * space stays, so that nothing moves. `id` is from domain/src/site/home/samples.data.ts.
 */
export function Sample({ id }: { id: string }) {
  const t = useText(homeMessages)
  const isConfirmed = use(HomeContent).confirmed.includes(id)
  return (
    <small className={clsx('ms-2 font-normal text-muted text-xs', isConfirmed && 'invisible')}>
      {t('sample')}
    </small>
  )
}
