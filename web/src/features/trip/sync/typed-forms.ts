/** What somebody typed into a form: its name, and each field that they changed with its label. */
export type TypedForm = { title: string; fields: { label: string; text: string }[] }

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const FIELDS = 'input, textarea, select'
/** Of these the value is text that a person types or chooses. */
const TEXT_TYPES = new Set(['text', 'search', 'email', 'url', 'tel', 'number', 'date', 'time', 'textarea'])

/** Notes which fields of the page somebody types into, until it is stopped; `read` gives the forms that they stand in. */
export function followTyping(): { read: () => TypedForm[]; stop: () => void } {
  const typed = new Set<Field>()
  const note = ({ target }: Event) => {
    if (isTextField(target) || target instanceof HTMLSelectElement) typed.add(target)
  }
  document.addEventListener('input', note, true)
  return {
    stop: () => document.removeEventListener('input', note, true),
    read() {
      const left = [...typed].filter((field) => field.isConnected && field.value.trim() !== '')
      // A choice alone is quickly made again.
      const forms = new Set(left.filter(isTextField).map(({ form }) => form))
      return [...forms].flatMap((form) => (form ? [readForm(form, left)] : []))
    },
  }
}

function readForm(form: HTMLFormElement, typed: readonly Field[]): TypedForm {
  const own = [...form.querySelectorAll<Field>(FIELDS)].filter((field) => typed.includes(field))
  const fields = own.map((field) => {
    const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value
    return { label: labelOf(field), text: (text ?? '').trim() }
  })
  return { title: form.getAttribute('aria-label') ?? '', fields }
}

function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
    TEXT_TYPES.has(target.type)
  )
}

function labelOf(field: Field): string {
  return (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '').trim()
}

/** The forms as text, for the clipboard. */
export function textOfForms(forms: readonly TypedForm[]): string {
  return forms
    .map(({ title, fields }) => {
      const lines = fields.map(({ label, text }) => (label ? `${label}: ${text}` : text))
      return [title, ...lines].filter(Boolean).join('\n')
    })
    .join('\n\n')
}
