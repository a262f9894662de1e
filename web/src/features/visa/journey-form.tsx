import { PURPOSES, visaMessages } from '@tripwright/domain/visa'
import X from 'lucide-react/icons/x'
import { CountryField } from '#features/countries/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { usePick } from '#ui/use-pick.ts'
import { MOST_PASSPORTS, MOST_STOPS, type PapersProps, tripOf } from './papers.state.ts'

/** On what passports, where to, when, why and by what way. */
export function JourneyForm({ papers, change }: PapersProps) {
  const t = useText(visaMessages)
  const { passports, destination, purpose, via, entry, exit } = papers
  const isWrong = entry !== '' && exit !== '' && tripOf(papers) === null
  return (
    <section className="neatline grid gap-4 bg-sheet p-4 md:p-6" aria-labelledby="trip">
      <h2 id="trip" className="text-xl">
        {t('trip.title')}
      </h2>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Countries
          label={t(passports.length === 0 ? 'trip.passport' : 'trip.passport.more')}
          none={t('trip.choose')}
          listLabel={t('trip.held')}
          codes={passports}
          most={MOST_PASSPORTS}
          onChange={(codes) => change({ passports: codes })}
        />
        <CountryField
          label={t('trip.destination')}
          none={t('trip.choose')}
          value={destination}
          onChange={(code) => change({ destination: code })}
        />
        <TextField
          type="date"
          label={t('trip.entry')}
          hint={t('trip.none')}
          value={entry}
          onChange={({ target }) => change({ entry: target.value })}
        />
        <TextField
          type="date"
          label={t('trip.exit')}
          value={exit}
          onChange={({ target }) => change({ exit: target.value })}
          error={isWrong ? t('trip.order') : undefined}
        />
        <SelectField
          label={t('trip.purpose')}
          value={purpose}
          onChange={({ target }) =>
            change({ purpose: PURPOSES.find((one) => one === target.value) ?? purpose })
          }
        >
          {PURPOSES.map((one) => (
            <option key={one} value={one}>
              {t(`purpose.${one}`)}
            </option>
          ))}
        </SelectField>
        <Countries
          label={t('trip.via')}
          none={t('trip.via.none')}
          listLabel={t('trip.stops')}
          codes={via}
          most={MOST_STOPS}
          onChange={(codes) => change({ via: codes })}
        />
      </div>
    </section>
  )
}

type CountriesProps = {
  label: string
  none: string
  listLabel: string
  codes: readonly string[]
  most: number
  onChange: (codes: string[]) => void
}

/** Several countries: those that were chosen, each with a way to take it back, and a field for one more. */
function Countries({ label, none, listLabel, codes, most, onChange }: CountriesProps) {
  const t = useText(visaMessages)
  const formats = useFormats()
  const { value, choose, keys } = usePick((code) => onChange([...new Set([...codes, code])]))
  return (
    <div className="grid gap-2">
      {codes.length < most ? (
        <CountryField label={label} none={none} value={value} onChange={choose} {...keys} />
      ) : null}
      {codes.length === 0 ? null : (
        <ul aria-label={listLabel} className="flex flex-wrap gap-2">
          {codes.map((code) => (
            <li key={code} className="flex items-center rounded-sm border border-rule bg-wash ps-3">
              <span className="font-display font-semibold">{formats.country(code)}</span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('trip.remove', { country: formats.country(code) })}
                onClick={() => onChange(codes.filter((one) => one !== code))}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
