import {
  CARD_READERS,
  type CardReader,
  cardLanguages,
  helpCardMessages,
} from '@tripwright/domain/safety/trip-safety'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useLanguages } from '#features/translation/phrasebook/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { useCardBooks, useCardFields } from './help-card.state.ts'
import { HelpCardForm } from './help-card-form.tsx'
import { ShownCard } from './shown-card.tsx'

type HelpCardProps = {
  /** The languages of the countries of the trip (ISO 639), those of the country that is on first. */
  languages: readonly string[]
  /** Where the trip stays, as it is booked; fills in what nobody wrote. */
  stay: string
}

/** The card for a doctor or the police: to show, and to write. */
export function HelpCard({ languages, stay }: HelpCardProps) {
  const t = useText(helpCardMessages)
  const [openReader, setReader] = useState<CardReader | null>(null)
  const { fields, save, clear } = useCardFields()
  const available = useLanguages().map(({ language }) => language)
  const spoken = cardLanguages(languages, available)
  const books = useCardBooks(available.length === 0 ? [] : spoken)
  if (!fields) return <Skeleton className="h-40" />
  const filled = { ...fields, stay: fields.stay || stay }
  return (
    <section className="neatline grid gap-4 bg-sheet p-4 md:p-5">
      <div className="grid gap-1">
        <h2 className="text-xl">{t('title')}</h2>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {CARD_READERS.map((reader) => (
          <Button key={reader} size="lg" onClick={() => setReader(reader)}>
            {t(`reader.${reader}`)}
          </Button>
        ))}
      </div>
      <details className="group border-hairline border-t">
        <summary className="flex min-h-11 items-center justify-between gap-3 font-display font-semibold">
          {t('edit')}
          <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
        </summary>
        <HelpCardForm
          // A card that was deleted is an empty form again.
          key={JSON.stringify(fields)}
          fields={filled}
          onSave={async (next) => {
            const isStored = await save(next)
            toast(t(isStored ? 'saved' : 'not-saved'), { kind: isStored ? 'success' : 'error' })
          }}
          onClear={async () => {
            await clear()
            toast(t('cleared'))
          }}
        />
      </details>
      {openReader ? (
        <ShownCard
          reader={openReader}
          fields={filled}
          languages={spoken}
          books={books}
          onClose={() => setReader(null)}
        />
      ) : null}
    </section>
  )
}
