import { isShortMapLink, parsePosition } from '../../map/place-search/index.ts'
import { emptyReadings, type Readings } from '../booking-words/index.ts'
import { asPlaces, toReadPlace } from './map-files.rules.ts'

const LINK = /(?:https?:\/\/|geo:)[^\s<>"']{4,1900}/gi
const MAPS =
  /^https?:\/\/(?:[\w-]+\.)*(?:google\.[a-z.]{2,6}\/maps|maps\.google\.|openstreetmap\.org|osm\.org|maps\.apple\.com|bing\.com\/maps|yandex\.[a-z]+\/maps|osmand\.net|omaps\.app|here\.com|waze\.com)|^geo:/i
const MAX_LINKS = 200

/** The places that links of map services in a text lead to; each has the name that the link or the words before it give. */
export function readPlaceLinks(text: string): Readings {
  const found = firstLinks(text)
  if (found.length === 0) return emptyReadings()
  const read = found.map(({ link, before }) => ({ link, position: parsePosition(link), before }))
  return asPlaces(
    read.flatMap(({ link, position, before }) => {
      if (!position) return []
      const name = nameInLink(link) || wordsOf(before)
      return toReadPlace({ name }, [position.lat, position.lon], link)
    }),
    read.flatMap(({ link, position }) =>
      position ? [] : [isShortMapLink(link) ? 'short-link' : 'position'],
    ),
  )
}

/** The first links of map services, each with what stands before it in its line; a file of 20 MB is not split into its lines. */
function firstLinks(text: string): { link: string; before: string }[] {
  const found = []
  for (const { 0: link, index } of text.matchAll(LINK)) {
    if (!MAPS.test(link) && !isShortMapLink(link)) continue
    const before = text.slice(text.lastIndexOf('\n', index) + 1, index)
    found.push({ link: link.replace(/[).,;]+$/, ''), before })
    if (found.length === MAX_LINKS) break
  }
  return found
}

/** The words before a link that name its place; empty where they are signs alone. */
function wordsOf(before: string): string {
  const words = before.replace(/[-–:•*<(\s]+$/, '').replace(/^[-–•*\s]+/, '')
  return /\p{L}{2}/u.test(words) ? words : ''
}

/** `/place/Caff%C3%A8+Greco/` of Google, `q=Caff%C3%A8` of Apple; empty where the link has no name. */
function nameInLink(link: string): string {
  const part =
    /\/place\/([^/@?]+)/.exec(link)?.[1] ??
    /[?&]q=([^&]+)/.exec(link)?.[1] ??
    /^geo:[^?]*\?q=[^(]*\(([^)]+)\)/.exec(link)?.[1]
  if (part === undefined) return ''
  try {
    const name = decodeURIComponent(part.replaceAll('+', ' '))
    return parsePosition(name) ? '' : name
  } catch {
    return ''
  }
}
