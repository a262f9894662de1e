import { type CompanionAnswer, companionMessages } from '@tripwright/domain/assistant/conversation'
import { useCountries } from '#features/destination/countries/index.ts'
import { Numbers } from '#features/safety/advice/index.ts'
import { Embassy } from '#features/safety/risks/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { CardFrame, CardLink } from './answer-card.tsx'

const STEPS = [1, 2, 3] as const
type HelpCardProps = { card: Extract<CompanionAnswer, { kind: 'help' }> }

/** What to do when something went wrong: the steps, the numbers of the country, and for a passport the embassy. */
export function HelpCard({ card: { topic, country } }: HelpCardProps) {
  const t = useText(companionMessages)
  const { list, retry } = useCountries()
  if (topic === 'offline-maps') return null
  const code = country?.code
  return (
    <CardFrame
      title={t(`help.${topic}.title`)}
      action={
        <CardLink href={code === undefined ? '/gemini-safety' : `/gemini-safety?country=${code}`}>
          {t('help.open')}
        </CardLink>
      }
    >
      <ol className="grid list-decimal gap-1 ps-5">
        {STEPS.map((step) => (
          <li key={step}>{t(`help.${topic}.${step}`)}</li>
        ))}
      </ol>
      {code !== undefined && topic !== 'luggage' ? (
        <Numbers list={list} country={code} onRetry={retry} />
      ) : null}
      {code !== undefined && topic === 'lost-passport' ? <Embassy code={code} /> : null}
    </CardFrame>
  )
}
