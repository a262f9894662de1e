import { isIsoDate } from '@tripwright/domain/base/dates'
import { type CarSearch, carsMessages, writeNamedCity } from '@tripwright/domain/booking/cars'
import { Suspense } from 'react'
import { homeCountry } from '#features/destination/countries/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { englishCountry, useNamedCity } from './named-city.state.ts'

const AnswerActions = lazyPart(() =>
  import('#features/sharing/share/index.ts').then(({ AnswerActions }) => AnswerActions),
)

type ActionsProps = {
  search: CarSearch
  /** ISO 3166-1 alpha-2; the country may be empty. */
  country: string
  licence: string
}

/** Saves and shares the search with the driving rules; a place only when it is one of our list. */
export function DrivingActions({ search, country, licence }: ActionsProps) {
  const t = useText(carsMessages)
  const formats = useFormats()
  const city = useNamedCity(search.place)
  const code = country || city?.country || ''
  if (city === undefined) return <div className="min-h-11" />
  if (code === '') return null
  const day = (date: string) => formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })
  const [from, to] = [search.pickUpDate, search.dropOffDate].map((date) => (isIsoDate(date) ? date : ''))
  const driving = t('share.driving', { country: formats.country(code) })
  const place = city && writeNamedCity(city, formats.country)
  const title = () => {
    if (!place) return driving
    return from && to && from < to
      ? t('share.search', { place, from: day(from), to: day(to) })
      : t('share.place', { place })
  }
  return (
    <div className="grid gap-2">
      <Suspense fallback={<div className="min-h-11" />}>
        <AnswerActions
          path="/car-rental"
          inputs={{
            place: city ? writeNamedCity(city, englishCountry) : '',
            pickUpDate: from ?? '',
            dropOffDate: to ?? '',
            country: code,
            // The licence is a guess about the sender, and the reader has another, so the link omits it.
            licence: licence === homeCountry() ? '' : licence,
          }}
          title={title()}
          description={t('share.text')}
        />
      </Suspense>
      {search.place.trim() === '' || city !== null ? null : (
        <p className="text-muted text-sm">{t('share.own-words')}</p>
      )}
    </div>
  )
}
