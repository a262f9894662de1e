import type { ListedTerritory } from '@tripwright/domain/destination/countries'
import { requirementMessages, territoryAdvice, visaMessages } from '@tripwright/domain/documents/entry-rules'
import ExternalLink from 'lucide-react/icons/external-link'
import { findTerritory, useCountries, useCountryWithArticle } from '#features/destination/countries/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import type { TravelDocumentsProps } from './travel-documents.state.ts'

type NoteProps = TravelDocumentsProps & { code: string }

/** For a paper of a territory: which passport people from there carry, and whom to ask about any other. */
export function TerritoryPassportNote({ code, papers, change }: NoteProps) {
  const territory = useTerritory(code)
  const choose = (state: string) => {
    const passports = papers.passports.map((one) => (one === code ? state : one))
    change({ passports: [...new Set(passports)] })
  }
  return territory ? <Advice territory={territory} as="passport" onChoose={choose} /> : null
}

/** In place of an answer: why there is none for this passport and destination, and whom to ask. */
export function MissingAnswer({ code, change }: Pick<NoteProps, 'code' | 'change'>) {
  const t = useText(visaMessages)
  const territory = useTerritory(code)
  if (territory === null) return <p>{t('answer.unknown')}</p>
  return (
    <Advice territory={territory} as="destination" onChoose={(state) => change({ destination: state })} />
  )
}

function useTerritory(code: string): ListedTerritory | null {
  return findTerritory(useCountries().list, code)
}

type AdviceProps = {
  territory: ListedTerritory
  as: 'passport' | 'destination'
  onChoose: (state: string) => void
}

function Advice({ territory, as, onChoose }: AdviceProps) {
  const t = useText(requirementMessages)
  const formats = useFormats()
  const inSentence = useCountryWithArticle()
  const advice = territoryAdvice(territory, as)
  if (advice === null) return null
  const { text, state, ask } = advice
  const values = { place: inSentence(territory.code), state: inSentence(state) }
  const hasChoice = text === 'territory.same' || (as === 'passport' && text !== 'territory.passport.none')
  return (
    <div className="grid max-w-prose justify-items-start gap-3 border-signal border-s-4 bg-signal-wash p-4">
      <h3 className="text-lg">{formats.country(territory.code)}</h3>
      <p>{t(text, values)}</p>
      {ask ? (
        <a
          href={ask.url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-2 text-brand underline underline-offset-4"
        >
          {t('territory.ask.link', { authority: ask.name })}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      ) : null}
      {as === 'destination' && ask === null ? <p>{t('territory.ask.state', values)}</p> : null}
      {hasChoice ? (
        <Button variant="outline" onClick={() => onChoose(state)}>
          {t('territory.choose', { state: formats.country(state) })}
        </Button>
      ) : null}
    </div>
  )
}
