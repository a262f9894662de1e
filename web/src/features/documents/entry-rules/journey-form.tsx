import { TRAVEL_PURPOSES, visaMessages } from '@tripwright/domain/documents/entry-rules'
import { CountriesField, CountryField } from '#features/destination/countries/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { MAX_PASSPORTS, MAX_STOPS, type TravelDocumentsProps, tripOf } from './travel-documents.state.ts'

/** Passports, destination, dates, purpose and transit stops. */
export function JourneyForm({ papers, change }: TravelDocumentsProps) {
  const t = useText(visaMessages)
  const formats = useFormats()
  const remove = (code: string) => t('trip.remove', { country: formats.country(code) })
  const { passports, destination, purpose, via, entry, exit } = papers
  const isWrong = entry !== '' && exit !== '' && tripOf(papers) === null
  return (
    <section className="neatline grid gap-4 bg-sheet p-4 md:p-6" aria-labelledby="trip">
      <h2 id="trip" className="text-xl">
        {t('trip.title')}
      </h2>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <CountriesField
          label={t(passports.length === 0 ? 'trip.passport' : 'trip.passport.more')}
          none={t('trip.choose')}
          listLabel={t('trip.held')}
          codes={passports}
          most={MAX_PASSPORTS}
          removeLabel={remove}
          hasTerritories
          onChange={(codes) => change({ passports: codes })}
        />
        <CountryField
          label={t('trip.destination')}
          none={t('trip.choose')}
          value={destination}
          hasTerritories
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
            change({ purpose: TRAVEL_PURPOSES.find((one) => one === target.value) ?? purpose })
          }
        >
          {TRAVEL_PURPOSES.map((one) => (
            <option key={one} value={one}>
              {t(`purpose.${one}`)}
            </option>
          ))}
        </SelectField>
        <CountriesField
          label={t('trip.via')}
          none={t('trip.via.none')}
          listLabel={t('trip.stops')}
          codes={via}
          most={MAX_STOPS}
          removeLabel={remove}
          onChange={(codes) => change({ via: codes })}
        />
      </div>
    </section>
  )
}
