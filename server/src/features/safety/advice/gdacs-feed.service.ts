import { truncateText } from '@tripwright/domain/base/well-formed-text'
import type { EVENT_KINDS, HazardEvent } from '@tripwright/domain/safety/advice'
import { type Feed, FeedFault } from '#platform/feeds/feeds.port.ts'
import { childrenNamed, readXml, requireChild, textOfChild, type XmlElement } from '#platform/feeds/xml.ts'
import { type EventsCopy, eventsCopy } from './usgs-feed.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const KINDS: Readonly<Record<string, (typeof EVENT_KINDS)[number]>> = {
  EQ: 'earthquake',
  TC: 'cyclone',
  FL: 'flood',
  VO: 'volcano',
  DR: 'drought',
  WF: 'wildfire',
  TS: 'tsunami',
}
const ALERTS: Readonly<Record<string, 1 | 2 | 3>> = { Green: 1, Orange: 2, Red: 3 }

/**
 * Disasters of the world, by the Global Disaster Alert and Coordination System of the United Nations and the European
 * Commission. https://www.gdacs.org/Knowledge/rss.aspx
 */
export const gdacsFeed: Feed<EventsCopy> = {
  id: 'gdacs',
  url: 'https://www.gdacs.org/xml/rss.xml',
  everyMinutes: 15,
  maxBytes: 8_000_000,
  copy: eventsCopy,
  read: (text, { previous, now }) => {
    const channel = requireChild(readXml(text), 'channel')
    const items = childrenNamed(channel, 'item')
    if (items.length === 0) throw new FeedFault('implausible', 'no event in the whole world')
    const asOf = toInstant(textOfChild(channel, 'pubDate')) ?? now.toISOString()
    if (previous !== null && asOf < previous.asOf)
      throw new FeedFault('implausible', `older than ${previous.asOf}`)
    if (Date.parse(asOf) > now.getTime() + DAY_MS) throw new FeedFault('implausible', `made at ${asOf}`)
    const events = items.filter(isCurrent).map(toEvent)
    // A storm has one item for each bulletin; the first is the newest.
    const once = new Map(events.toReversed().map((event) => [event.id, event]))
    return { asOf, events: [...once.values()].toReversed() }
  },
}

function isCurrent(item: XmlElement): boolean {
  return textOfChild(item, 'gdacs:iscurrent') !== 'false' && textOfChild(item, 'gdacs:eventtype') !== null
}

function toEvent(item: XmlElement): HazardEvent {
  const type = requiredText(item, 'gdacs:eventtype')
  const kind = KINDS[type]
  if (!kind) throw new FeedFault('unreadable', `an event of the kind ${type.slice(0, 20)}`)
  const severity = item.children.find(({ name }) => name === 'gdacs:severity')
  const strength = Number(severity?.attributes.get('value'))
  const at = toInstant(textOfChild(item, 'gdacs:fromdate') ?? textOfChild(item, 'pubDate'))
  if (at === null) throw new FeedFault('unreadable', 'an event without a time')
  return {
    id: `gdacs:${type}${requiredText(item, 'gdacs:eventid')}`,
    kind,
    ...positionOf(item),
    at,
    until: toInstant(textOfChild(item, 'gdacs:todate')),
    alert: ALERTS[requiredText(item, 'gdacs:alertlevel')] ?? null,
    magnitude: kind === 'earthquake' && Number.isFinite(strength) ? strength : null,
    // A flood's severity has no unit, which says nothing to a traveller.
    measure: kind === 'flood' ? null : truncateText(severity?.text.trim() ?? '', 200) || null,
    place: [textOfChild(item, 'gdacs:eventname'), textOfChild(item, 'gdacs:country')]
      .filter(Boolean)
      .join(', '),
    url: requiredText(item, 'link').replace(/^http:/, 'https:'),
  }
}

function positionOf(item: XmlElement): { lat: number; lon: number } {
  const point = item.children.find(({ name }) => name === 'geo:Point') ?? item
  const [lat, lon] = [textOfChild(point, 'geo:lat'), textOfChild(point, 'geo:long')]
  const words =
    lat !== null && lon !== null ? [lat, lon] : (textOfChild(item, 'georss:point') ?? '').split(/\s+/)
  const [north, east] = words.map((word) => Math.round(Number(word || Number.NaN) * 10_000) / 10_000)
  return { lat: north ?? Number.NaN, lon: east ?? Number.NaN }
}

function requiredText(item: XmlElement, name: string): string {
  const words = textOfChild(item, name)
  if (words === null) throw new FeedFault('unreadable', `an event without ${name}`)
  return words
}

function toInstant(words: string | null): string | null {
  const at = words === null ? Number.NaN : Date.parse(words)
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}
