import { ENTRY_FORMS, tasksMessages } from '@tripwright/domain/documents/entry-rules'
import { Suspense } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { checklistOf, isLoadingRequirements } from './requirements.state.ts'
import { type TravelDocumentsProps, useDay, type VisaRowsState } from './travel-documents.state.ts'

const TaskReminders = lazyPart(() =>
  import('#features/documents/vault/index.ts').then(({ TaskReminders }) => TaskReminders),
)

type TaskListProps = TravelDocumentsProps & { visaRows: VisaRowsState }

/** Tasks before the trip with their deadlines, and the finished ones. They match the verdict's requirements. */
export function TaskList(props: TaskListProps) {
  const t = useText(tasksMessages)
  const day = useDay()
  const { entry } = props.papers
  const isPast = entry !== '' && entry < today()
  return (
    <section className="neatline grid gap-3 p-5" aria-labelledby="tasks">
      <h2 id="tasks" className="text-xl">
        {t('tasks.title')}
      </h2>
      <p className="text-muted text-sm">
        {entry === '' ? t('tasks.none') : t(isPast ? 'tasks.past' : 'tasks.text', { date: day(entry) })}
      </p>
      {entry === '' || isPast || isLoadingRequirements(props) ? null : <Tasks {...props} />}
    </section>
  )
}

function Tasks({ papers, change, visaRows }: TaskListProps) {
  const t = useText(tasksMessages)
  const formats = useFormats()
  const day = useDay()
  const { destination, entry, done } = papers
  const { tasks, stops } = checklistOf({ papers, visaRows })
  const names = formats.list(stops.map((code) => formats.country(code)))
  const open = tasks.filter(({ task, by }) => by > today() && !done.includes(task))
  return (
    <>
      <ol className="grid gap-2">
        {tasks.map(({ task, says, by, isLate }) => {
          const isDone = done.includes(task)
          return (
            <li key={task} className="border-hairline border-t pt-2">
              <p className={`coordinate ${isLate && !isDone ? 'text-signal' : ''}`}>
                {t('tasks.by', { date: day(by) })}
                {isLate && !isDone ? ` · ${t('tasks.late')}` : ''}
              </p>
              <Checkbox
                label={
                  <span className={isDone ? 'text-muted line-through' : ''}>
                    {t(`task.${says}`, { stops: names, form: ENTRY_FORMS[destination]?.name ?? '' })}
                  </span>
                }
                checked={isDone}
                onChange={({ target }) =>
                  change({ done: target.checked ? [...done, task] : done.filter((one) => one !== task) })
                }
              />
            </li>
          )
        })}
      </ol>
      <Suspense fallback={<div className="min-h-24" />}>
        <TaskReminders
          group={`journey:${papers.destination}:${entry}`}
          wanted={open.map(({ says, by }) => ({ what: `task.${says}`, dueOn: by }))}
        />
      </Suspense>
    </>
  )
}
