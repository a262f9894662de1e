import type { MapCredit } from '@tripwright/domain/map/basemap'
import { mapsMessages } from '@tripwright/domain/map/travel-map'
import { Fragment } from 'react'
import { useText } from '#platform/text/use-text.ts'

/** The attributions of the visible data, each linked; by default those of our own land. */
export function MapCredits({ credits }: { credits: readonly MapCredit[] }) {
  const t = useText(mapsMessages)
  return (
    <small>
      {credits.length === 0 ? t('coast') : null}
      {credits.map(({ text, url }, index) => (
        <Fragment key={text}>
          {index > 0 ? ' ' : null}
          {url === null ? (
            <bdi>{text}</bdi>
          ) : (
            <a href={url} target="_blank" rel="noopener noreferrer">
              <bdi>{text}</bdi>
            </a>
          )}
        </Fragment>
      ))}
    </small>
  )
}
