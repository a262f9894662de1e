import { getMapStyle, getMapTile, type MapCredit } from '@tripwright/domain/map/basemap'
import { buildMapStyle } from '@tripwright/map'
import { revalidatedResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'

export const mapStyleRoutes: Route[] = [
  route(getMapStyle, async ({ theme, lang, contrast }, { request, platform: { basemap, config } }) => {
    const described = await basemap.describe()
    const style = buildMapStyle({
      name: 'Tripwright',
      theme,
      isHighContrast: contrast === 'more',
      language: lang.split('-')[0]?.toLowerCase() ?? 'en',
      tiles: {
        // With the origin: a style given as an object has no address against which a path could resolve.
        tiles: [config.publicUrl + getMapTile.path],
        minzoom: described?.minZoom ?? 0,
        maxzoom: described?.maxZoom ?? 14,
        attribution: (described?.credits ?? []).map(asHtml).join(' '),
      },
    })
    return revalidatedResponse(request, style)
  }),
]

/** A map style as its specification defines it. Texts and addresses come from the tile source. */
function asHtml({ text, url }: MapCredit): string {
  const words = escaped(text)
  return url === null
    ? words
    : `<a href="${escaped(url)}" target="_blank" rel="noopener noreferrer">${words}</a>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
