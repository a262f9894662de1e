import { encodeCall } from '@tripwright/domain/base/contract'
import { handOffMessages } from '@tripwright/domain/booking/hand-off'
import { GUEST_LIMITS, stayHandOff, staysMessages } from '@tripwright/domain/booking/stays'
import { useEffect, useState } from 'react'
import {
  type PartnerHandOff,
  SearchForm,
  type SearchFormErrors,
  SearchPage,
  TripDates,
  useSearchDraft,
} from '#features/booking/hand-off/index.ts'
import { useLayoutVariant } from '#platform/layout-variant.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { type CountRow, PeopleField } from '#ui/people-field.tsx'
import { toast } from '#ui/toast.ts'
import { DestinationField } from './destination-field.tsx'
import {
  exampleDraft,
  NEW_DRAFT,
  readStayDraft,
  type StayDraft,
  type StayErrors,
  usualDates,
} from './stay-draft.state.ts'

const EXAMPLE_ART = { lat: 38.7107, lon: -9.1366 }
const PARTNERS = { expedia: 'Expedia', airbnb: 'Airbnb' } as const

const KINDS = ['adults', 'rooms'] as const
type Kind = (typeof KINDS)[number]

/** `/accommodation-search`: a search for hotels or homes that is checked here and continues at a booking site. */
export function StaysPage() {
  const t = useText(staysMessages)
  const { draft, change, refused } = useSearchDraft(NEW_DRAFT, usualDates, KINDS)
  const [errors, setErrors] = useState<StayErrors>({})
  const isMobile = useLayoutVariant() === 'mobile'
  const words = Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, t(key)]))

  // The address carries an invalid search: the form shows its errors.
  useEffect(() => {
    if (refused !== 'bad-input') return
    const read = readStayDraft(draft)
    if (!read.ok) setErrors(read.errors)
  }, [refused, draft])

  function edit(part: Partial<StayDraft>): void {
    change(part)
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([field]) => !(field in part))))
  }

  function check(partner: keyof typeof PARTNERS): PartnerHandOff | null {
    const read = readStayDraft(draft)
    setErrors(read.ok ? {} : read.errors)
    if (read.ok)
      return { path: encodeCall(stayHandOff, { ...read.search, partner }).path, partner: PARTNERS[partner] }
    if (isMobile && read.errors.destination)
      toast(t('mobile.missing'), { description: t('mobile.missing.text'), kind: 'error' })
    return null
  }

  return (
    <SearchPage
      heading={t('heading')}
      lead={t('lead')}
      partners={Object.values(PARTNERS)}
      example={{
        title: t('example.title'),
        text: t('example.text'),
        action: t('example.action'),
        art: EXAMPLE_ART,
        onTry: () => edit(exampleDraft()),
      }}
      note={<p className="max-w-prose">{t('places.about')}</p>}
    >
      <SearchForm
        label={t('form.label')}
        submitLabel={t('form.submit')}
        failed={t('failed')}
        errors={words}
        refused={refused}
        onSubmit={() => check('expedia')}
        extra={(leave) => (
          <Button
            variant="outline"
            size="lg"
            className="mobile:flex-1"
            onClick={() => leave(check('airbnb'))}
          >
            {t('form.homes')}
          </Button>
        )}
      >
        <StayFields draft={draft} change={edit} errors={words} />
      </SearchForm>
    </SearchPage>
  )
}

type FieldsProps = { draft: StayDraft; change: (part: Partial<StayDraft>) => void; errors: SearchFormErrors }

function StayFields({ draft, change, errors }: FieldsProps) {
  const t = useText(staysMessages)
  const shared = useText(handOffMessages)
  const counts = { adults: Number(draft.adults), rooms: Number(draft.rooms) }
  const rows = KINDS.map((name): CountRow<Kind> => {
    const words = {
      label: t(`guests.${name}`),
      fewer: t(`guests.${name}.fewer`),
      more: t(`guests.${name}.more`),
    }
    return { name, ...words, ...GUEST_LIMITS[name] }
  })
  return (
    <>
      <DestinationField
        value={draft.destination}
        onChange={(destination) => change({ destination })}
        error={errors.destination}
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TripDates
          label={t('form.dates')}
          first={t('form.dates.first')}
          second={t('form.dates.second')}
          value={{ from: draft.checkInDate, to: draft.checkOutDate }}
          onChange={({ from, to }) => change({ checkInDate: from, checkOutDate: to })}
          error={errors.checkInDate ?? errors.checkOutDate}
        />
        <PeopleField
          label={t('form.guests')}
          value={t('guests.sum', counts)}
          rows={rows}
          counts={counts}
          onChange={(name, count) => change({ [name]: String(count) })}
          doneLabel={shared('done')}
          error={errors.adults ?? errors.rooms}
        />
      </div>
    </>
  )
}
