import {
  type CountryList,
  countriesMessages,
  type ListedTerritory,
} from '@tripwright/domain/destination/countries'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { ProvenanceText } from '#ui/provenance.tsx'
import { useCountryWithArticle } from './country-with-article.state.ts'
import { FactList } from './fact-list.tsx'

const SMALL_LANGUAGES = ['ab', 'ch', 'fo', 'gv', 'kl', 'os', 'pap', 'sm', 'ty'] as const

type FactsProps = { territory: ListedTerritory; list: CountryList }
type TerritoryFactsOf = NonNullable<ListedTerritory['facts']>

/** What is known of a territory: money, language, sockets, the side of the road, and whose entry rules hold. */
export function TerritoryFacts({ territory, list }: FactsProps) {
  const t = useText(countriesMessages)
  const formats = useFormats()
  const { code, name, facts, sovereign } = territory
  if (!facts) return null
  const place = /^[A-Z]{2}$/.test(code) ? formats.country(code) : name
  const { asOf, source, written } = list
  return (
    <section className="grid content-start gap-3 border-ink border-t pt-3">
      <h3 className="text-xl">{t('territory.title', { place })}</h3>
      <Confirmed facts={facts} />
      <TerritoryRows facts={facts} sovereign={sovereign} />
      <p className="max-w-prose text-muted text-xs">
        <ProvenanceText of={{ asOf, source, written, checked: null }} />
      </p>
    </section>
  )
}

/** Which of the facts published lists have too. */
function Confirmed({ facts: { confirmed = [] } }: { facts: TerritoryFactsOf }) {
  const t = useText(countriesMessages)
  const formats = useFormats()
  const known = formats.list(confirmed.map((fact) => t(`fact.${fact}`)))
  return (
    <p className="border-signal border-s-4 bg-signal-wash p-3">
      {confirmed.length > 0 ? t('territory.confirmed', { facts: known }) : t('territory.unconfirmed')}
    </p>
  )
}

function TerritoryRows({ facts, sovereign }: { facts: TerritoryFactsOf; sovereign: string | null }) {
  const t = useText(countriesMessages)
  const formats = useFormats()
  const { currency, callingCode, languages, plugs, rarePlugs, drivingSide, entry } = facts
  const rare = rarePlugs.length > 0 ? ` (${t('power.rare', { types: formats.list(rarePlugs) })})` : ''
  const dialled = callingCode ? <bdi dir="ltr">{callingCode}</bdi> : null
  // Browsers leave out the names of small languages.
  const languageName = (tag: string) => {
    const name = formats.language(tag)
    const own = SMALL_LANGUAGES.find((one) => one === tag)
    return name === tag && own ? t(`language.${own}`) : name
  }
  const rows: [string, React.ReactNode][] = [
    [t('territory.of'), sovereign === null ? null : formats.country(sovereign)],
    [t('territory.money'), currency === null ? null : `${formats.currency(currency)} (${currency})`],
    [t('territory.calling'), dialled],
    [t('territory.languages'), formats.list(languages.map(languageName))],
    [t('territory.sockets'), `${formats.list(plugs)}${rare}`],
    [t('territory.side'), t(`territory.side.${drivingSide}`)],
    [t('territory.entry'), <EntryLine key="entry" entry={entry} />],
  ]
  return <FactList rows={rows.filter(([, value]) => value !== null)} />
}

function EntryLine({ entry: { rules, state, ask } }: { entry: TerritoryFactsOf['entry'] }) {
  const t = useText(countriesMessages)
  const inSentence = useCountryWithArticle()
  return (
    <>
      {t(`territory.entry.${rules}`, { state: inSentence(state) })}
      {ask ? (
        <a
          href={ask.url}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-6 items-center text-brand underline underline-offset-4"
        >
          {t('territory.ask', { authority: ask.name })}
        </a>
      ) : null}
    </>
  )
}
