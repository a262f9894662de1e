import { RISK_PARTS, type Risks, risksMessages } from '@tripwright/domain/safety/risks'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Level, type LevelNumber } from '#ui/level.tsx'
import { ProvenanceText } from '#ui/provenance.tsx'
import { RiskDial } from './risk-dial.tsx'
import { riskTexts } from './risk-texts.state.ts'
import { RisksLoader } from './risks-loader.tsx'

/** The four levels on our scale of five, as the country's level above. */
const LEVEL_STEPS: Record<number, LevelNumber> = { 1: 1, 2: 2, 3: 4, 4: 5 }

/** The risks of a country by subject, and places to be careful in its cities; those of `city` come first. */
export function CountryRisks({ code, city }: { code: string; city?: string }) {
  const t = useText(risksMessages)
  return (
    <section className="grid gap-4 border-ink border-t pt-3">
      <h2 className="text-xl">{t('title')}</h2>
      <RisksLoader code={code}>{(risks) => <Parts risks={risks} city={city} />}</RisksLoader>
    </section>
  )
}

function Parts({ risks, city }: { risks: Risks; city: string | undefined }) {
  const t = useText(risksMessages)
  const formats = useFormats()
  const words = riskTexts(risks, t, formats, new Date().getMonth() + 1)
  const { levels, note, doubts } = risks
  const selectedArea = risks.areas.find((area) => area.city === city)
  // The most severe ones are expanded; where none is severe, none is.
  const worst = Math.max(3, ...RISK_PARTS.map((part) => levels[part]))
  return (
    <>
      {selectedArea ? (
        <p lang="en" dir="ltr" className="max-w-prose">
          <strong>{selectedArea.city}.</strong> {selectedArea.text}
        </p>
      ) : null}
      {note ? (
        <p lang="en" dir="ltr" className="max-w-prose border-signal border-s-4 bg-signal-wash p-3">
          {note}
        </p>
      ) : null}
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)]">
        <div className="grid justify-items-center">
          <RiskDial levels={levels} label={t('dial')} />
        </div>
        <ul className="grid border-hairline border-b">
          {RISK_PARTS.map((part, index) => (
            <PartRow
              key={part}
              number={index + 1}
              name={t(`part.${part}`)}
              level={levels[part]}
              label={t(`${part}.${levels[part]}` as 'crime.1')}
              words={words[part]}
              isOpen={levels[part] === worst}
              doubt={part === 'hazards' || part === 'lgbt' ? doubtText(part) : null}
            />
          ))}
          <PartRow
            number={null}
            name={t('part.children')}
            level={null}
            label=""
            words={words.children}
            doubt={null}
          />
        </ul>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Vaccines risks={risks} doubt={doubtText('vaccinations')} />
        <Areas areas={risks.areas.filter((area) => area !== selectedArea)} />
      </div>
      <div className="grid gap-1 text-muted text-xs *:max-w-prose">
        {doubts.includes('levels') ? <p className="font-semibold text-ink">{t('doubt.levels')}</p> : null}
        <p>
          {t('basis')} <ProvenanceText of={risks} />
        </p>
        <p>{t(risks.isLookedAt ? 'basis.second' : 'basis.alone')}</p>
      </div>
    </>
  )

  function doubtText(group: Risks['doubts'][number]): string | null {
    return doubts.includes(group) ? t(`doubt.${group}`) : null
  }
}

type PartRowProps = {
  /** Position on the dial; null where it is not on it. */
  number: number | null
  name: string
  level: number | null
  label: string
  words: readonly string[]
  doubt: string | null
  isOpen?: boolean
}

/** A subject in one line, with its components below. */
function PartRow({ number, name, level, label, words, doubt, isOpen = false }: PartRowProps) {
  const t = useText(risksMessages)
  return (
    <li className="border-hairline border-t">
      <details className="group" open={isOpen}>
        <summary className="grid min-h-13 grid-cols-[1.5rem_minmax(0,1fr)_1.25rem] items-center gap-x-2 py-2">
          <span aria-hidden="true" className="tabular font-display font-semibold text-brand">
            {number}
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-display font-semibold sm:min-w-44">{name}</span>
            {level === null ? null : (
              <Level level={LEVEL_STEPS[level] ?? 5} marks={{ filled: level, of: 4 }}>
                {label}
              </Level>
            )}
          </span>
          <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
        </summary>
        <div className="grid gap-2 ps-8 pe-2 pb-3">
          {doubt ? <p className="font-semibold">{doubt}</p> : null}
          {words.length === 0 ? (
            <p className="text-muted">{t('child.none')}</p>
          ) : (
            <ul className="list-disc gap-x-8 ps-4 sm:columns-2">
              {words.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </ul>
          )}
        </div>
      </details>
    </li>
  )
}

function Vaccines({ risks: { vaccinations }, doubt }: { risks: Risks; doubt: string | null }) {
  const t = useText(risksMessages)
  const formats = useFormats()
  const kinds = (['most', 'some'] as const).filter((kind) => vaccinations[kind].length > 0)
  return (
    <section className="grid content-start gap-2">
      <h3 className="font-display font-semibold text-lg">{t('vaccines.title')}</h3>
      {doubt ? <p className="font-semibold">{doubt}</p> : null}
      {kinds.length === 0 ? <p>{t('vaccines.none')}</p> : null}
      <dl className="grid gap-2">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt className="text-muted text-sm">{t(`vaccines.${kind}`)}</dt>
            <dd>{formats.list(vaccinations[kind].map((one) => t(`vaccine.${one}`)))}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose text-muted text-sm">{t('vaccines.routine')}</p>
    </section>
  )
}

function Areas({ areas }: Pick<Risks, 'areas'>) {
  const t = useText(risksMessages)
  if (areas.length === 0) return null
  return (
    <section className="grid content-start gap-2">
      <h3 className="font-display font-semibold text-lg">{t('areas.title')}</h3>
      <dl lang="en" dir="ltr" className="grid gap-2">
        {areas.map((area) => (
          <div key={area.city} className="border-hairline border-t pt-2 first:border-0">
            <dt className="font-semibold">{area.city}</dt>
            <dd className="max-w-prose">{area.text}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted text-xs">{t('areas.note')}</p>
    </section>
  )
}
