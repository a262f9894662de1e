import ChevronDown from 'lucide-react/icons/chevron-down'

type StepsProps = { title: string; steps: readonly string[]; isOpen: boolean }

/** Numbered steps, collapsed below their title. */
export function Steps({ title, steps, isOpen }: StepsProps) {
  return (
    <details className="border-hairline border-t" open={isOpen}>
      <summary className="flex min-h-11 items-center justify-between gap-3 font-display font-semibold">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted [details[open]>summary>&]:rotate-180"
        />
      </summary>
      <ol className="grid list-decimal gap-1 ps-5 pb-3">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  )
}
