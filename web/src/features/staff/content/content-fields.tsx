import { FEATURE_CARDS, homeMessages } from '@tripwright/domain/site/home'
import { type ContentKind, contentMessages, readProse } from '@tripwright/domain/staff/content'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { CONTENT_FIELDS, type ContentField, type Entry, newEntry } from './content-entries.state.ts'

type ContentFieldsProps = {
  kind: ContentKind
  value: unknown
  /** What is shown where a text stays empty. */
  built: unknown
  onChange: (value: unknown) => void
}

const ANCHOR = '{#refunds}'
const BANNERS = ['expired', 'trial', 'upgrade'] as const

/** The fields of a text. It is English, so they run left to right. */
export function ContentFields({ kind, value, built, onChange }: ContentFieldsProps) {
  const t = useText(contentMessages)
  // The casts are safe: the server gives each value in the form of its kind.
  if (kind === 'prose') return <ProseFields value={value as Entry} onChange={onChange} />
  if (kind === 'banners') {
    const offers = value as Record<string, Entry>
    return BANNERS.map((name) => (
      <fieldset key={name} className="grid gap-4 border border-hairline p-4">
        <legend className="px-2 font-semibold">{t(`banner.${name}`)}</legend>
        <EntryFields
          kind={kind}
          entry={offers[name] ?? {}}
          onChange={(entry) => onChange({ ...offers, [name]: entry })}
        />
      </fieldset>
    ))
  }
  if (Array.isArray(value)) return <ListFields kind={kind} entries={value as Entry[]} onChange={onChange} />
  return (
    <>
      <EntryFields kind={kind} entry={value as Entry} built={built as Entry} onChange={onChange} />
      {kind === 'numbers' ? <CardFields entry={value as Entry} onChange={onChange} /> : null}
    </>
  )
}

type ListFieldsProps = {
  kind: Exclude<ContentKind, 'prose'>
  entries: readonly Entry[]
  onChange: (value: Entry[]) => void
}

function ListFields({ kind, entries, onChange }: ListFieldsProps) {
  const t = useText(contentMessages)
  const without = (index: number) => entries.filter((_, at) => at !== index)
  return (
    <>
      {entries.map((entry, index) => (
        <fieldset key={entry.id ?? index} className="grid gap-4 border border-hairline p-4">
          <legend className="px-2 font-semibold">{t('entry', { number: index + 1 })}</legend>
          <EntryFields
            kind={kind}
            entry={entry}
            onChange={(changed) => onChange(entries.map((one, at) => (at === index ? changed : one)))}
          />
          <div className="flex flex-wrap gap-3">
            {index > 0 ? (
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  const rest = without(index)
                  onChange([...rest.slice(0, index - 1), entry, ...rest.slice(index - 1)])
                }}
              >
                {t('up', { number: index + 1 })}
              </Button>
            ) : null}
            <Button variant="ghost" size="sm" onClick={() => onChange(without(index))}>
              {t('remove', { number: index + 1 })}
            </Button>
          </div>
        </fieldset>
      ))}
      <Button
        variant="outline"
        className="justify-self-start"
        onClick={() => onChange([...entries, newEntry(kind)])}
      >
        {t('add')}
      </Button>
    </>
  )
}

type EntryFieldsProps = {
  kind: Exclude<ContentKind, 'prose'>
  entry: Entry
  built?: Entry
  onChange: (entry: Entry) => void
}

function EntryFields({ kind, entry, built, onChange }: EntryFieldsProps) {
  return CONTENT_FIELDS[kind].map((field) => (
    <OneField
      key={field.name}
      field={field}
      isAverage={kind === 'numbers'}
      value={entry[field.name] ?? ''}
      empty={kind === 'page' ? emptyOf(field.name, entry, built) : null}
      onChange={(value) => onChange({ ...entry, [field.name]: value })}
    />
  ))
}

/** What a page shows where its own text is empty. */
function emptyOf(name: string, entry: Entry, built: Entry = {}): string {
  const title = String(built.title ?? '')
  const description = String(built.description ?? '')
  if (name === 'title') return title
  if (name === 'description') return description
  return String(name === 'socialTitle' ? entry.title || title : entry.description || description)
}

type OneFieldProps = {
  field: ContentField
  isAverage: boolean
  value: string | number
  empty: string | null
  onChange: (value: string | number) => void
}

function OneField({ field, isAverage, value, empty, onChange }: OneFieldProps) {
  const t = useText(contentMessages)
  const label = t(field.name === 'rating' && isAverage ? 'field.average' : `field.${field.name}`)
  if (field.type === 'number')
    return (
      <TextField
        type="number"
        inputMode="decimal"
        label={label}
        min={0}
        max={field.most}
        step={field.step}
        value={value}
        onChange={({ target }) => onChange(target.value === '' ? '' : Number(target.value))}
      />
    )
  const length = { count: String(value).length, most: field.most }
  const shared = {
    label,
    hint: empty === null ? t('length', length) : t('length.empty', { ...length, text: empty }),
    lang: 'en',
    dir: 'ltr',
    maxLength: field.most,
    value,
  }
  if (field.type === 'lines')
    // One paragraph: what a line break would be is a space.
    return <TextareaField {...shared} onChange={({ target }) => onChange(target.value.replace(/\s/g, ' '))} />
  return <TextField {...shared} onChange={({ target }) => onChange(target.value)} />
}

function CardFields({ entry, onChange }: { entry: Entry; onChange: (entry: Entry) => void }) {
  const t = useText(contentMessages)
  const tHome = useText(homeMessages)
  return FEATURE_CARDS.map(({ id }) => (
    <TextField
      key={id}
      label={t('field.card', { name: tHome(`feature.${id}.title`) })}
      lang="en"
      dir="ltr"
      maxLength={40}
      value={entry[id] ?? ''}
      onChange={({ target }) => onChange({ ...entry, [id]: target.value })}
    />
  ))
}

function ProseFields({ value, onChange }: { value: Entry; onChange: (value: Entry) => void }) {
  const t = useText(contentMessages)
  const text = String(value.text ?? '')
  const read = readProse(text)
  return (
    <>
      <TextField
        type="date"
        label={t('field.updated')}
        value={value.updated ?? ''}
        onChange={({ target }) => onChange({ ...value, updated: target.value })}
      />
      <TextareaField
        label={t('field.text')}
        hint={t('prose.hint', { anchor: ANCHOR })}
        error={read.ok ? undefined : t(`prose.${read.fault}`, { anchor: ANCHOR })}
        lang="en"
        dir="ltr"
        rows={24}
        value={text}
        onChange={({ target }) => onChange({ ...value, text: target.value })}
      />
    </>
  )
}
