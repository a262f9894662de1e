import { listTasks, visaMessages } from '@tripwright/domain/visa'
import { today } from '#features/links/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { type PapersProps, useDay } from './papers.state.ts'

/** What to do before the trip, the latest day for each, and what was done. */
export function TaskList({ papers, change }: PapersProps) {
  const t = useText(visaMessages)
  const day = useDay()
  const { entry, done } = papers
  return (
    <section className="neatline grid gap-3 p-5" aria-labelledby="tasks">
      <h2 id="tasks" className="text-xl">
        {t('tasks.title')}
      </h2>
      <p className="text-muted text-sm">
        {entry === '' ? t('tasks.none') : t('tasks.text', { date: day(entry) })}
      </p>
      {entry === '' ? null : (
        <ol className="grid gap-2">
          {listTasks(entry, today()).map(({ task, by, isLate }) => {
            const isDone = done.includes(task)
            return (
              <li key={task} className="border-hairline border-t pt-2">
                <p className={`coordinate ${isLate && !isDone ? 'text-signal' : ''}`}>
                  {t('tasks.by', { date: day(by) })}
                  {isLate && !isDone ? ` · ${t('tasks.late')}` : ''}
                </p>
                <Checkbox
                  label={<span className={isDone ? 'text-muted line-through' : ''}>{t(`task.${task}`)}</span>}
                  checked={isDone}
                  onChange={({ target }) =>
                    change({ done: target.checked ? [...done, task] : done.filter((one) => one !== task) })
                  }
                />
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
