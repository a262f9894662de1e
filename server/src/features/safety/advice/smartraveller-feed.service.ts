import { utcDate } from '@tripwright/domain/base/dates'
import type { TravelAdvisory } from '@tripwright/domain/safety/advice'
import { type Feed, FeedFault } from '#platform/feeds/feeds.port.ts'
import { childrenNamed, readXml, requireChild, textOfChild, type XmlElement } from '#platform/feeds/xml.ts'
import {
  type AdvisoriesCopy,
  advisoriesCopy,
  checkComplete,
  findCountryByName,
} from './advisories.service.ts'

/** By text: the number beside it has been out of four and out of five. */
const LEVELS: Readonly<Record<string, number | null>> = {
  'exercise normal safety precautions': 1,
  'exercise a high degree of caution': 2,
  'reconsider your need to travel': 3,
  'do not travel': 4,
  'no travel advice': null,
}

/**
 * Travel advice of Australia, one item a country with its level in words.
 * https://www.smartraveller.gov.au/countries/documents/index.rss
 */
export const smartravellerFeed: Feed<AdvisoriesCopy> = {
  id: 'smartraveller',
  url: 'https://www.smartraveller.gov.au/countries/documents/index.rss',
  everyMinutes: 60,
  maxBytes: 5_000_000,
  copy: advisoriesCopy,
  read: (text, reading) => {
    const items = childrenNamed(requireChild(readXml(text), 'channel'), 'item')
    const readings: Record<string, TravelAdvisory> = {}
    for (const item of items) {
      const country = findCountryByName(textOfChild(item, 'title') ?? '')
      const advisory = toReading(item)
      if (country !== null && advisory) readings[country] = advisory
    }
    return checkComplete({ readings }, reading)
  },
}

function toReading(item: XmlElement): TravelAdvisory | null {
  const warnings = childrenNamed(item, 'ta:warnings')
  const [whole = item] = warnings
  const words = whole.children.find(({ name }) => name.endsWith(':description'))?.text.trim() ?? ''
  const level = LEVELS[words.toLowerCase()]
  const title = textOfChild(item, 'title')
  if (level === undefined) throw new FeedFault('unreadable', `${title}: ${words.slice(0, 60) || 'no level'}`)
  if (level === null) return null
  // The publisher gives the time without a usable zone, so only its day is kept.
  const [day = ''] = /\d{1,2} [A-Z][a-z]{2} \d{4}/.exec(textOfChild(item, 'pubDate') ?? '') ?? []
  const at = Date.parse(`${day} UTC`)
  if (Number.isNaN(at)) throw new FeedFault('unreadable', `no date of ${title}`)
  return {
    issuer: 'au',
    level,
    parts: null,
    hasParts: warnings.length > 1,
    date: utcDate(at),
    url: (textOfChild(item, 'link') ?? '').replace(/^http:/, 'https:'),
  }
}
