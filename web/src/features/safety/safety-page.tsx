import { safetyMessages } from '@tripwright/domain/safety'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { CountryField, CountryLevel, useCountries, WithCountry } from '#features/countries/index.ts'
import { useSearchDraft } from '#features/links/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { EmergencyNumbers, NumbersSource } from './emergency-numbers.tsx'
import { WhereAmI } from './where-am-i.tsx'

const AnswerActions = lazyPart(() =>
  import('#features/share/index.ts').then(({ AnswerActions }) => AnswerActions),
)

const BLANK = { country: 'IT' }
const nothing = () => ({})
const SITUATIONS = ['ill', 'crime', 'passport', 'fire'] as const
const STEPS = ['1', '2', '3'] as const

/** `/gemini-safety`: who is called in a country, which country this is, and what to do first. */
export function SafetyPage() {
  const t = useText(safetyMessages)
  const { draft, change } = useSearchDraft(BLANK, nothing)
  const formats = useFormats()
  const { list, retry } = useCountries()
  return (
    <div className="page grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(16rem,24rem)] lg:py-12">
      <header className="grid gap-2 lg:col-span-2">
        <h1>{t('heading')}</h1>
        <p className="max-w-prose text-lg text-muted">{t('lead')}</p>
      </header>
      <div className="grid min-w-0 content-start gap-6">
        <form
          aria-label={t('form.label')}
          onSubmit={(event) => event.preventDefault()}
          className="neatline grid items-end gap-4 bg-sheet p-4 md:grid-cols-2 md:p-6"
        >
          <CountryField
            label={t('form.country')}
            name="country"
            value={draft.country}
            onChange={(country) => change({ country })}
          />
          <WhereAmI onFound={(country) => change({ country })} />
        </form>
        <Numbers list={list} country={draft.country} onRetry={retry} />
        <Suspense fallback={<div className="min-h-11" />}>
          <AnswerActions
            path="/gemini-safety"
            inputs={draft}
            title={t('numbers.title', { country: formats.country(draft.country) })}
          />
        </Suspense>
        {list === null ? null : (
          <WithCountry code={draft.country}>{(country) => <CountryLevel country={country} />}</WithCountry>
        )}
      </div>
      <WhatToDo />
    </div>
  )
}

type NumbersProps = {
  list: ReturnType<typeof useCountries>['list']
  country: string
  onRetry: () => void
}

/** The numbers of a country with their source, once they are known. */
export function Numbers({ list, country, onRetry }: NumbersProps) {
  if (list === null || list === 'loading') return <NoTable isLoading={list !== null} onRetry={onRetry} />
  return (
    <>
      <EmergencyNumbers list={list} country={country} />
      <NumbersSource list={list} />
    </>
  )
}

/** In place of the numbers while they are fetched, or when they are not to be had. */
function NoTable({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  const t = useText(safetyMessages)
  if (isLoading)
    return (
      <Loading label={t('loading')} className="grid min-h-60 content-start gap-3">
        <Skeleton className="h-8 max-w-80" />
        <Skeleton className="h-24" />
      </Loading>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="max-w-prose">{t('failed')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  )
}

function WhatToDo() {
  const t = useText(safetyMessages)
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-xl">{t('todo.title')}</h2>
      {SITUATIONS.map((name) => (
        <details key={name} className="border-hairline border-t" open={name === 'ill'}>
          <summary className="flex min-h-11 items-center justify-between gap-3 font-display font-semibold">
            {t(`todo.${name}`)}
            <ChevronDown
              aria-hidden="true"
              className="size-5 text-muted [details[open]>summary>&]:rotate-180"
            />
          </summary>
          <ol className="grid list-decimal gap-1 ps-5 pb-3">
            {STEPS.map((step) => (
              <li key={step}>{t(`todo.${name}.${step}`)}</li>
            ))}
          </ol>
        </details>
      ))}
      <Link href="/translate" className={buttonClass({ variant: 'outline' }, 'justify-self-start')}>
        {t('phrases')}
      </Link>
    </section>
  )
}
