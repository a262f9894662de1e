import TriangleAlert from 'lucide-react/icons/triangle-alert'

/** What went wrong with the whole form; a live region, so that it is heard when it appears. */
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
