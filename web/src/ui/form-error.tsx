import TriangleAlert from 'lucide-react/icons/triangle-alert'

/** The error of a whole form; a live region, so that screen readers announce it. */
export function FormError({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text === null ? null : (
        <p className="flex gap-2 border border-signal bg-signal-wash p-3 text-signal">
          <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {text}
        </p>
      )}
    </div>
  )
}
