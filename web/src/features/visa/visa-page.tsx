import { isSchengen, visaMessages } from '@tripwright/domain/visa'
import { useText } from '#platform/text/use-text.ts'
import { ToolPage } from '#ui/tool-page.tsx'
import { JourneyForm } from './journey-form.tsx'
import { useJourney } from './papers.state.ts'
import { PassportSection } from './passport-section.tsx'
import { SchengenSection } from './schengen-section.tsx'
import { TaskList } from './task-list.tsx'
import { VerdictAnswer } from './verdict-answer.tsx'

/** `/documents`: who may enter how, Schengen days, the traveller's own passport, and what to do by when. */
export function VisaPage() {
  const t = useText(visaMessages)
  const props = useJourney()
  const { papers } = props
  // Days somewhere else are no days in the Schengen area.
  const isElsewhere = papers.destination !== '' && !isSchengen(papers.destination)
  return (
    <ToolPage
      heading={t('heading')}
      lead={t('lead')}
      aside={<TaskList {...props} />}
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
      <VerdictAnswer {...props} />
      <PassportSection {...props} />
      <SchengenSection {...props} papers={isElsewhere ? { ...papers, entry: '', exit: '' } : papers} />
    </ToolPage>
  )
}
