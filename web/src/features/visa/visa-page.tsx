import { isSchengen, visaMessages } from '@tripwright/domain/visa'
import { Suspense } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { ToolPage } from '#ui/tool-page.tsx'
import { JourneyForm } from './journey-form.tsx'
import { useJourney } from './papers.state.ts'
import { VerdictAnswer } from './verdict-answer.tsx'
import { useVisaRows } from './visa-rows.state.ts'

// The answer comes first; what is below it is in the document, and its scripts come when that is there.
const TaskList = lazyPart(() => import('./task-list.tsx').then(({ TaskList }) => TaskList))
const PassportSection = lazyPart(() =>
  import('./passport-section.tsx').then(({ PassportSection }) => PassportSection),
)
const SchengenSection = lazyPart(() =>
  import('./schengen-section.tsx').then(({ SchengenSection }) => SchengenSection),
)

const VaultSection = lazyPart(() =>
  import('#features/vault/index.ts').then(({ VaultSection }) => VaultSection),
)

/** `/documents`: who may enter how, Schengen days, the traveller's own passport, and what to do by when. */
export function VisaPage() {
  const t = useText(visaMessages)
  const props = useJourney()
  const { papers } = props
  const [known, again] = useVisaRows(papers.passports)
  // Days somewhere else are no days in the Schengen area.
  const isElsewhere = papers.destination !== '' && !isSchengen(papers.destination)
  return (
    <ToolPage
      heading={t('heading')}
      lead={t('lead')}
      aside={
        <Suspense fallback={<div className="neatline min-h-40" />}>
          <TaskList {...props} known={known} />
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
      <VerdictAnswer {...props} known={known} again={again} />
      <Suspense fallback={<div className="min-h-112" />}>
        <PassportSection {...props} />
      </Suspense>
      <Suspense fallback={<div className="min-h-192" />}>
        <SchengenSection {...props} papers={isElsewhere ? { ...papers, entry: '', exit: '' } : papers} />
      </Suspense>
      <Suspense fallback={<div className="min-h-72" />}>
        <VaultSection />
      </Suspense>
    </ToolPage>
  )
}
