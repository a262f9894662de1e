import { type CityClimate, climateMessages } from '@tripwright/domain/destination/climate'
import type { MonthFacts } from '@tripwright/domain/destination/travel-intel'
import type { ReactNode } from 'react'
import { useMeasures } from '#features/account/preferences/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Level, type LevelNumber } from '#ui/level.tsx'
import { ProvenanceText } from '#ui/provenance.tsx'

const LEVELS: readonly LevelNumber[] = [1, 2, 3, 4, 5]

/** A month (1 to 12) by name. */
export function useMonthName(): (month: number, width: 'long' | 'short' | 'narrow') => string {
  const formats = useFormats()
  return (month, width) =>
    formats.date(new Date(Date.UTC(2026, month - 1, 1)), { month: width, timeZone: 'UTC' })
}

/** The usual figures of a month: temperature, rain, sun, sea, and crowds. */
export function MonthFigures({ facts }: { facts: MonthFacts }) {
  const t = useText(climateMessages)
  const { degrees, rain } = useMeasures()
  const formats = useFormats()
  const crowd = crowdLevel(facts.crowd)
  return (
    <div className="tabular grid gap-2">
      <p className="font-display font-semibold text-2xl">
        <bdi>{t('now.air', { low: degrees(facts.low), high: degrees(facts.high) })}</bdi>
      </p>
      <ul className="grid">
        <Line>
          {t('now.rain', {
            days: Math.round(facts.rainDays),
            amount: rain(facts.rain),
          })}
        </Line>
        {facts.isStormy ? (
          <Line>
            <span className="block border-signal border-s-4 bg-signal-wash p-2">{t('now.storms')}</span>
          </Line>
        ) : null}
        <Line>{t('now.sun', { hours: formats.number(facts.sun, { style: 'unit', unit: 'hour' }) })}</Line>
        {facts.sea === null ? null : <Line>{t('now.sea', { degrees: degrees(facts.sea) })}</Line>}
        <Line>
          {t('now.crowd')} <Level level={crowd}>{t(`crowd.${crowd}`)}</Level>
        </Line>
      </ul>
    </div>
  )
}

/** A step of the scale of crowds. */
export function crowdLevel(crowd: number): LevelNumber {
  return LEVELS[Math.round(crowd) - 1] ?? 3
}

/** The source and certainty of the figures. */
export function ClimateSource({ climate }: { climate: CityClimate }) {
  const t = useText(climateMessages)
  return (
    <>
      {climate.certain ? null : `${t('unsure')} `}
      {t('source', { period: climate.period })} <ProvenanceText of={climate} />
    </>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <li className="border-hairline border-t py-1.5">{children}</li>
}
