import type { CallInput } from '@tripwright/domain/base/contract'
import {
  AUDIT_TOPICS,
  type AuditTopic,
  adminMessages,
  type exportAudit,
} from '@tripwright/domain/staff/admin'
import { serverAddress } from '#platform/reach-server.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'

export type AuditFilter = CallInput<typeof exportAudit>

const TOPICS = Object.keys(AUDIT_TOPICS) as AuditTopic[]

/** The search and filters of the log, and the link to the same entries as a table. */
export function AuditFilterFields({
  filter,
  onChange,
}: {
  filter: AuditFilter
  onChange: (filter: AuditFilter) => void
}) {
  const t = useText(adminMessages)
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, value ?? '']))
  for (const [name, value] of [...query]) if (value === '') query.delete(name)
  const dayField = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={t(`audit.${name}`)}
      value={filter[name] ?? ''}
      onChange={({ target }) => onChange({ ...filter, [name]: target.value || undefined })}
    />
  )
  return (
    <search className="flex flex-wrap items-end gap-4">
      <TextField
        className="min-w-0 flex-1 basis-64"
        type="search"
        label={t('audit.words')}
        value={filter.words ?? ''}
        onChange={({ target }) => onChange({ ...filter, words: target.value })}
      />
      <SelectField
        label={t('audit.topic')}
        value={filter.topic ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, topic: TOPICS.find((topic) => topic === target.value) })
        }
      >
        <option value="">{t('audit.topic.all')}</option>
        {TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {t(`audit.topic.${topic}`)}
          </option>
        ))}
      </SelectField>
      {dayField('from')}
      {dayField('to')}
      <a
        href={serverAddress(`/api/admin/audit.csv?${query}`)}
        download
        className={buttonClass({ variant: 'outline' })}
      >
        {t('audit.export')}
      </a>
    </search>
  )
}
