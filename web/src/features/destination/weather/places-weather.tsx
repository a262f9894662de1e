import { addDays, type IsoDate } from '@tripwright/domain/base/dates'
import type { CityClimate } from '@tripwright/domain/destination/climate'
import { type MonthFacts, monthsOf } from '@tripwright/domain/destination/travel-intel'
import { weatherMessages } from '@tripwright/domain/destination/weather'
import { useEffect, useState } from 'react'
import {
  ClimateSource,
  loadClimate,
  MonthFigures,
  useMonthName,
} from '#features/destination/climate/index.ts'
import { loadCosts } from '#features/destination/costs/index.ts'
import { useOnline } from '#platform/online.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { WeatherWeek } from './weather-week.tsx'

/** As far ahead as a forecast says something. */
const FORECAST_DAYS = 9

type Place = { id?: string | undefined; name: string; lat: number; lon: number }
type PlacesWeatherProps = { places: readonly Place[]; from: IsoDate | null; to: IsoDate | null }

/** The weather of some towns in some days: the forecast where it reaches, and what is usual in the month. */
export function PlacesWeather({ places, from, to }: PlacesWeatherProps) {
  const t = useText(weatherMessages)
  const date = from ?? today()
  const isNear = date <= addDays(today(), FORECAST_DAYS) && (to ?? date) >= today()
  if (places.length === 0) return <p className="text-muted">{t('places.none')}</p>
  return (
    <div className="grid gap-10">
      {places.map((place) => (
        <PlaceWeather key={place.id ?? place.name} place={place} date={date} isNear={isNear} />
      ))}
    </div>
  )
}

type PlaceWeatherProps = { place: Place; date: IsoDate; isNear: boolean }

function PlaceWeather({ place: { id, name, lat, lon }, date, isNear }: PlaceWeatherProps) {
  const t = useText(weatherMessages)
  const monthName = useMonthName()
  const isOnline = useOnline()
  const usual = useUsualWeather(id, date)
  const month = monthName(Number(date.slice(5, 7)), 'long')
  return (
    <section className="grid gap-5">
      <h2 className="text-2xl">
        <bdi>{name}</bdi>
      </h2>
      {isNear ? <WeatherWeek name={name} lat={lat} lon={lon} heading="h3" /> : null}
      {usual === 'loading' ? (
        <Loading label={t('loading')}>
          <Skeleton className="h-60" />
        </Loading>
      ) : usual ? (
        <section className="grid content-start gap-3 border-ink border-t pt-3">
          <h3 className="text-xl">{t('places.usual', { month })}</h3>
          <MonthFigures facts={usual.facts} />
          <p className="max-w-prose text-muted text-xs">
            <ClimateSource climate={usual.climate} />
          </p>
        </section>
      ) : isNear ? null : (
        <p className="text-muted">{t(isOnline ? 'places.no-data' : 'places.unknown', { city: name })}</p>
      )}
    </section>
  )
}

type UsualWeather = { climate: CityClimate; facts: MonthFacts }
type UsualWeatherState = UsualWeather | 'loading' | null

/** The month's usual weather; null where nobody has it. */
function useUsualWeather(id: string | undefined, date: IsoDate): UsualWeatherState {
  const key = `${id ?? ''} ${date.slice(0, 7)}`
  const [loaded, setLoaded] = useState<{ key: string; usual: UsualWeather | null }>()
  useEffect(() => {
    let isGone = false
    void loadUsual(id, date).then((usual) => {
      if (!isGone) setLoaded({ key, usual })
    })
    return () => {
      isGone = true
    }
  }, [id, date, key])
  return loaded?.key === key ? loaded.usual : 'loading'
}

async function loadUsual(id: string | undefined, date: IsoDate): Promise<UsualWeather | null> {
  if (id === undefined) return null
  const [climate, costs] = await Promise.all([loadClimate(id), loadCosts(id)])
  const facts = climate && monthsOf(climate, costs, Number(date.slice(0, 4)))[Number(date.slice(5, 7)) - 1]
  return climate && facts ? { climate, facts } : null
}
