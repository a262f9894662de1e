import type { Provenance } from '@tripwright/domain/base/provenance'
import {
  type CountryNotes,
  countryNotesMessages,
  getCountryNotes,
} from '@tripwright/domain/destination/travel-intel'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { fetchFact } from '#platform/fact-cache.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { ProvenanceText } from '#ui/provenance.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

type Answer = NonNullable<Awaited<ReturnType<typeof loadNotes>>>
type NotesProps = { notes: CountryNotes; from: Provenance }
const TOPICS = ['transport', 'etiquette', 'scams'] as const

/** Phones, ways, manners and tricks of a country; fetched with the part, which comes late. */
export function CountryNotesPart({ code }: { code: string }) {
  const t = useText(countryNotesMessages)
  const [loaded, setLoaded] = useState<{ code: string; answer: Answer | null }>()
  const load = useCallback(() => {
    let isGone = false
    void loadNotes(code).then((answer) => isGone || setLoaded({ code, answer }))
    return () => {
      isGone = true
    }
  }, [code])
  useEffect(load, [load])
  if (loaded?.code !== code)
    return (
      <Loading label={t('loading')} className="grid content-start gap-3">
        <Skeleton className="h-8 max-w-80" />
        <Skeleton className="h-40" />
      </Loading>
    )
  if (loaded.answer === null)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="max-w-prose">{t('failed')}</p>
        <Button onClick={load}>{t('retry')}</Button>
      </div>
    )
  const { notes, ...from } = loaded.answer
  if (!notes) return <p>{t('none')}</p>
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <PhonePart notes={notes} from={from} />
      <WaysPart notes={notes} from={from} />
    </div>
  )
}

function PhonePart({ notes, from }: NotesProps) {
  const t = useText(countryNotesMessages)
  const formats = useFormats()
  const blocked = notes.blocked.map(({ service, isPartly }) => {
    const name = t(`service.${service}`)
    return isPartly ? t('phone.partly', { service: name }) : name
  })
  return (
    <Section title={t('phone.title')} from={from}>
      <dl className="grid gap-2 *:grid *:gap-0.5">
        <Fact name={t('phone.blocked')}>
          {blocked.length > 0 ? formats.list(blocked) : t('phone.blocked.none')}
          {blocked.length > 0 ? <span className="block text-sm">{t('phone.before')}</span> : null}
        </Fact>
        <Fact name={t('phone.vpn')}>{t(`vpn.${notes.vpn}`)}</Fact>
        <Fact name={t('phone.sim')}>{t(`simCheck.${notes.simCheck}`)}</Fact>
        <Fact name={t('phone.esim')}>{t(`esim.${notes.esim}`)}</Fact>
        <Fact name={t('phone.operators')}>{formats.list(notes.operators)}</Fact>
      </dl>
    </Section>
  )
}

function WaysPart({ notes, from }: NotesProps) {
  const t = useText(countryNotesMessages)
  const formats = useFormats()
  const monthName = (month: number) =>
    formats.date(new Date(Date.UTC(2026, month - 1, 1)), { month: 'long', timeZone: 'UTC' })
  return (
    <Section title={t('ways.title')} from={from}>
      <dl className="grid gap-2 *:grid *:gap-0.5">
        {TOPICS.map((topic) => (
          <Fact key={topic} name={t(`ways.${topic}`)}>
            <span lang="en" dir="ltr" className="block text-start">
              {notes[topic]}
            </span>
          </Fact>
        ))}
        <Fact name={t('ways.festivals')}>
          {notes.festivals.map(({ month, name }) => (
            <span key={name} className="flex gap-3">
              <span className="w-24 shrink-0 text-muted">{monthName(month)}</span>
              <bdi lang="en">{name}</bdi>
            </span>
          ))}
        </Fact>
      </dl>
    </Section>
  )
}

function Section({ title, from, children }: { title: string; from: Provenance; children: ReactNode }) {
  const t = useText(countryNotesMessages)
  return (
    <section className="grid content-start gap-3 border-ink border-t pt-3">
      <h3 className="text-xl">{title}</h3>
      {children}
      <p className="max-w-prose text-muted text-xs">
        {t('doubt')} <ProvenanceText of={from} />
      </p>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-hairline border-t pt-2 first:border-0">
      <dt className="coordinate">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function loadNotes(code: string) {
  return fetchFact(`country-notes:${code}`, getCountryNotes, { code })
}
