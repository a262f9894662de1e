import { travelIntelMessages } from '@tripwright/domain/destination/travel-intel'
import type { SaveInput } from '@tripwright/domain/sharing/saved'
import { writeToolLink } from '@tripwright/domain/sharing/share'
import { Suspense } from 'react'
import { loadPlacePicture } from '#features/destination/gathered-guides/index.ts'
import { SaveButton } from '#features/sharing/saved/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { ContourArt } from '#ui/contour-art.tsx'
import type { LoadedBrief } from './brief.state.ts'
import { useDateText } from './daylight-part.tsx'

const PlacePicture = lazyPart(loadPlacePicture)
const ShareAnswer = lazyPart(() =>
  import('#features/sharing/share/index.ts').then(({ ShareAnswer }) => ShareAnswer),
)

type BriefHeaderProps = { loaded: LoadedBrief; currency: string; monthWeights: string }

/** City and month of the brief, with buttons to save and share. */
export function BriefHeader({ loaded: { brief, city, guide }, currency, monthWeights }: BriefHeaderProps) {
  const t = useText(travelIntelMessages)
  const day = useDateText()
  const title = t('brief.title', {
    city: city.name,
    month: day(brief.first, { month: 'long', year: 'numeric' }),
  })
  const month = brief.first.slice(0, 7)
  const path = '/gemini-travel-intel'
  const inputs = { city: city.id, month, currency, wish: monthWeights }
  const item: SaveInput = {
    item_type: 'city-brief',
    item_id: `${city.id}:${month}`,
    title,
    description: t('saved.text'),
    image_url: null,
    item_data: {
      lat: city.lat,
      lon: city.lon,
      country: city.country,
      month,
      link: writeToolLink(path, inputs),
    },
  }
  return (
    <header className="neatline relative isolate grid min-h-40 content-end overflow-hidden p-5">
      <div className="-z-10 absolute inset-0">
        {guide ? (
          <Suspense>
            <PlacePicture
              subject={{ cityId: city.id, placeId: null, lat: city.lat, lon: city.lon }}
              sizes="(min-width: 64rem) 60rem, 100vw"
            />
          </Suspense>
        ) : (
          <ContourArt lat={city.lat} lon={city.lon} className="h-full" />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="border border-ink bg-sheet px-4 py-2">{title}</h2>
        <span className="border border-ink bg-sheet">
          <SaveButton item={item} />
        </span>
        <Suspense>
          <ShareAnswer path={path} inputs={inputs} title={title} />
        </Suspense>
      </div>
    </header>
  )
}
