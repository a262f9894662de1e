import { visaMessages } from '@tripwright/domain/documents/entry-rules'
import { type ReactNode, Suspense, useEffect } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { ToolPage } from '#ui/tool-page.tsx'
import { JourneyForm } from './journey-form.tsx'
import {
  type TravelDocumentsProps,
  useJourney,
  usePassportKinds,
  useVisaRows,
  type VisaRowsState,
} from './travel-documents.state.ts'

// The rules of purposes and the texts of all notes load only when they are needed.
const loadAnswer = () => import('./requirement-answer.tsx').then(({ RequirementAnswer }) => RequirementAnswer)
const Answer = lazyPart(loadAnswer)

const PassportNote = lazyPart(() =>
  import('./territory-advice.tsx').then(({ TerritoryPassportNote }) => TerritoryPassportNote),
)

// The answer loads first. The sections below are in the document, and their scripts load after the answer.
const TaskList = lazyPart(() => import('./task-list.tsx').then(({ TaskList }) => TaskList))
const PassportSection = lazyPart(() =>
  import('./passport-section.tsx').then(({ PassportSection }) => PassportSection),
)
const SchengenSection = lazyPart(() =>
  import('./schengen-section.tsx').then(({ SchengenSection }) => SchengenSection),
)

const VaultSection = lazyPart(() =>
  import('#features/documents/vault/index.ts').then(({ VaultSection }) => VaultSection),
)

/** `/documents`: entry requirements, Schengen days, the traveller's own passport, and tasks with deadlines. */
export function VisaPage() {
  const t = useText(visaMessages)
  const props = useJourney()
  const { papers } = props
  const { states, territories } = usePassportKinds(papers.passports)
  const [visaRows, retry] = useVisaRows(states)
  return (
    <ToolPage
      heading={t('heading')}
      lead={t('lead')}
      aside={
        <Suspense fallback={<div className="neatline min-h-40" />}>
          <TaskList {...props} visaRows={visaRows} />
        </Suspense>
      }
      notes={
        <>
          <h2 className="text-ink text-lg">{t('notes.title')}</h2>
          <p>{t('notes.visa')}</p>
          <p>{t('notes.law')}</p>
          <p>{t('notes.limits')}</p>
          <p>{t('notes.device')}</p>
        </>
      }
    >
      <JourneyForm {...props} />
      {territories.map((code) => (
        <Suspense key={code} fallback={<div className="min-h-40" />}>
          <PassportNote code={code} {...props} />
        </Suspense>
      ))}
      {territories.length > 0 && states.length === 0 ? null : (
        <AnswerSection {...props} visaRows={visaRows} retry={retry} />
      )}
      <Suspense fallback={<div className="min-h-112" />}>
        <PassportSection {...props} />
      </Suspense>
      <Suspense fallback={<div className="min-h-192" />}>
        <SchengenSection {...props} />
      </Suspense>
      <Suspense fallback={<div className="min-h-72" />}>
        <VaultSection />
      </Suspense>
    </ToolPage>
  )
}

type AnswerProps = TravelDocumentsProps & { visaRows: VisaRowsState; retry: () => void }

/** The answer section: the fields that are still missing, or the entry requirement. */
function AnswerSection({ papers, change, visaRows, retry }: AnswerProps) {
  const t = useText(visaMessages)
  // Loaded before it is needed, so that it works offline too.
  useEffect(() => void loadAnswer(), [])
  if (papers.passports.length === 0 || papers.destination === '')
    return (
      <Frame>
        <p className="max-w-prose font-display text-2xl text-muted">{t('answer.empty')}</p>
        {papers.passports.length === 0 && papers.destination === '' ? (
          <Button
            variant="outline"
            className="justify-self-start"
            onClick={() => change({ passports: ['DE'], destination: 'JP' })}
          >
            {t('answer.example')}
          </Button>
        ) : null}
      </Frame>
    )
  if (visaRows.state === 'loading')
    return (
      <Frame>
        <div className="skeleton min-h-40" />
      </Frame>
    )
  if (visaRows.state === 'missing')
    return (
      <Frame>
        <p role="alert">{t('answer.missing')}</p>
        <Button variant="outline" className="justify-self-start" onClick={retry}>
          {t('answer.again')}
        </Button>
      </Frame>
    )
  return (
    <Frame>
      <Suspense fallback={<div className="skeleton min-h-40" />}>
        <Answer papers={papers} change={change} visaRows={visaRows} />
      </Suspense>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText(visaMessages)
  return (
    <section
      className="grid min-h-56 content-start gap-4 border-ink border-y py-5"
      aria-label={t('answer.title')}
    >
      {children}
    </section>
  )
}
