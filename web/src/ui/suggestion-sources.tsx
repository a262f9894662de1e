import type { Provenance } from '@tripwright/domain/base/provenance'
import { ProvenanceText } from './provenance.tsx'

/** The source and age of suggestions: the line below an open list. */
export function SuggestionSources({ id, sources }: { id: string; sources: readonly Provenance[] }) {
  return (
    <p id={id} className="wrap-anywhere border-hairline border-t px-3 py-1.5 text-muted text-xs leading-snug">
      {sources.map((one) => (
        <span key={one.source}>
          <ProvenanceText of={one} />{' '}
        </span>
      ))}
    </p>
  )
}
