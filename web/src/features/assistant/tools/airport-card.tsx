import {
  airportsOf,
  type CompanionAnswer,
  companionMessages,
} from '@tripwright/domain/assistant/conversation'
import type { Guide } from '@tripwright/domain/destination/places'
import { useEffect, useState } from 'react'
import { useMeasures } from '#features/account/preferences/index.ts'
import { useAirports } from '#features/booking/flights/index.ts'
import { loadGuide } from '#features/destination/places/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { CardFootnote, CardFrame, CardLink } from './answer-card.tsx'

type AirportCardProps = { card: Extract<CompanionAnswer, { kind: 'airport' }> }

/** From the airports of a city into it: how far they are, and what a taxi costs. */
export function AirportCard({ card: { city } }: AirportCardProps) {
  const t = useText(companionMessages)
  const formats = useFormats()
  const { distance } = useMeasures()
  const { airports } = useAirports()
  const [guide, setGuide] = useState<Guide | null>(null)
  useEffect(() => {
    let isGone = false
    void loadGuide(city.id).then((read) => isGone || setGuide(read))
    return () => {
      isGone = true
    }
  }, [city.id])
  const near = guide ? airportsOf(guide, airports) : []
  const isThere = guide !== null && airports.length > 0
  return (
    <CardFrame
      title={t('airport.title', { city: city.name })}
      action={
        <CardLink href={`/gemini-travel-intel?${new URLSearchParams({ city: city.id })}`}>
          {t('airport.open', { city: city.name })}
        </CardLink>
      }
    >
      {isThere && near.length === 0 ? <p>{t('airport.none')}</p> : null}
      <ul className="grid gap-2 empty:hidden">
        {near.map(({ iata, name, metres, taxi }) => (
          <li key={iata}>
            {t('airport.row', { name, code: iata, distance: distance(metres / 1000) })}{' '}
            {t('airport.taxi', {
              sum: formats.money(taxi.amount, taxi.currency, { maximumFractionDigits: 0 }),
            })}
          </li>
        ))}
      </ul>
      <CardFootnote>{t('airport.text')}</CardFootnote>
    </CardFrame>
  )
}
