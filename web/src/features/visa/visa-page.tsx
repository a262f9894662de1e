import { visaMessages } from '@tripwright/domain/visa'
import { useText } from '#platform/text/use-text.ts'
import { TextField } from '#ui/text-field.tsx'
import { ToolPage } from '#ui/tool-page.tsx'
import { type PapersProps, tripOf, usePapers } from './papers.state.ts'
import { PassportSection } from './passport-section.tsx'
import { SchengenSection } from './schengen-section.tsx'
import { TaskList } from './task-list.tsx'

/** `/documents`: Schengen days, the traveller's own passport, and what to do by when. */
export function VisaPage() {
  const t = useText(visaMessages)
  const props = usePapers()
  return (
    <ToolPage
      heading={t('heading')}
      lead={t('lead')}
      aside={<TaskList {...props} />}
      notes={
        <>
          <h2 className="text-ink text-lg">{t('notes.title')}</h2>
          <p>{t('notes.law')}</p>
          <p>{t('notes.limits')}</p>
          <p>{t('notes.device')}</p>
        </>
      }
    >
      <Trip {...props} />
      <SchengenSection {...props} />
      <PassportSection {...props} />
    </ToolPage>
  )
}

function Trip({ papers, change }: PapersProps) {
  const t = useText(visaMessages)
  const isWrong = papers.entry !== '' && papers.exit !== '' && tripOf(papers) === null
  return (
    <section className="neatline grid gap-4 bg-sheet p-4 md:p-6" aria-labelledby="trip">
      <h2 id="trip" className="text-xl">
        {t('trip.title')}
      </h2>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField
          type="date"
          label={t('trip.entry')}
          hint={t('trip.none')}
          value={papers.entry}
          onChange={({ target }) => change({ entry: target.value })}
        />
        <TextField
          type="date"
          label={t('trip.exit')}
          value={papers.exit}
          onChange={({ target }) => change({ exit: target.value })}
          error={isWrong ? t('trip.order') : undefined}
        />
      </div>
    </section>
  )
}
