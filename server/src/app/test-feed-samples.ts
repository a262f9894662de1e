import { strToU8, zipSync } from 'fflate'

/**
 * The response of each publisher by the path under FEEDS_BASE_URL. `nhc`, `usgs-volcanoes`, `usgs` and `state-department`
 * hold records as their publishers gave them out (works of the United States government, in the public domain), and so does
 * `ecb` (the bank's rates of 8 July 2022, free with the source named); a date is moved where a test needs another. We wrote
 * the others in the same shape.
 */
export type FeedSample = {
  id: string
  /** The day of the data. */
  at: string
  documents: Record<string, string | Uint8Array>
  /** The document dated with this day, or one far in the future; the first one otherwise. */
  ahead: [path: string, text: string]
}

const DAY_MS = 86_400_000
const AT = '2026-11-22T12:00:00Z'

const ecb = (date: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='${date}'>
			<Cube currency='USD' rate='1.0163'/>
			<Cube currency='JPY' rate='138.05'/>
			<Cube currency='GBP' rate='0.84585'/>
			<Cube currency='IDR' rate='15210.73'/>
		</Cube>
	</Cube>
</gesmes:Envelope>`
const rates = (...dates: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><Cube>${dates
    .map(
      (date) =>
        `<Cube time="${date}"><Cube currency="USD" rate="1.1"/><Cube currency="JPY" rate="160"/></Cube>`,
    )
    .join('')}</Cube></gesmes:Envelope>`
const days = (last: string) =>
  Array.from({ length: 60 }, (_, n) => new Date(Date.parse(last) - n * DAY_MS).toISOString().slice(0, 10))

/** Of September 2026. */
const us = (date: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:dc="http://purl.org/dc/elements/1.1/" version="2.0">
  <channel>
    <title>travel.state.gov: Travel Advisories</title>
    <link>https://travel.state.gov/content/travel/en/traveladvisories/traveladvisories.html</link>
    <description>As a first step in planning any trip abroad, check the Travel Advisories for your intended destination.</description>
    <pubDate>Wed, 07 Oct 2026 21:02:01 GMT</pubDate>
    <dc:date>2026-10-07T21:02:01Z</dc:date>
    <item>
      <title>Suriname - Level 1: Exercise Normal Precautions</title>
      <link>https://travel.state.gov/content/tsg_aem/us/en/home/international-travel/travel-advisories/destination.sur.html</link>
      <pubDate>${date}</pubDate>
      <description><![CDATA[Exercise normal precaution<p>in <b>Suriname</b>.</p>
<p>Suriname is generally a safe destination for travelers</p>
<p>Review the <a title='Suriname Travel Guidance' href='/en/international-travel/travel-advisories/suriname.html#requirements'>Travel Guidance</a>&nbsp;to learn how to prepare for a safe trip.</p>]]></description>
      <category domain="Threat-Level">Level 1: Exercise Normal Precautions</category>
      <category domain="Country-Tag">NS</category>
      <category domain="Keyword">advisory</category>
      <guid>https://travel.state.gov/content/tsg_aem/us/en/home/international-travel/travel-advisories/destination.sur.html</guid>
      <dc:identifier>NS,advisory</dc:identifier>
    </item>
  </channel>
</rss>`
const gbPage = (date: string) =>
  JSON.stringify({
    public_updated_at: date,
    details: { alert_status: ['avoid_all_travel_to_whole_country'] },
  })
const ca = (date: string) =>
  JSON.stringify({
    data: {
      ML: {
        'advisory-state': 3,
        'has-regional-advisory': 0,
        'date-published': { date },
        eng: { 'url-slug': 'mali' },
      },
    },
  })
const au = (date: string) =>
  `<?xml version="1.0"?><rss xmlns:ta="http://www.smartraveller.gov.au/schema/rss/travel_advisories/" xmlns:dc="http://purl.org/dc/elements/1.1/" version="2.0"><channel><item><title>Mali</title><link>https://www.smartraveller.gov.au/destinations/africa/mali</link><pubDate>${date} 22:00:00 AEST</pubDate><ta:warnings><dc:coverage>Mali</dc:coverage><ta:level>5/5</ta:level><dc:description>Do not travel</dc:description></ta:warnings></item></channel></rss>`
const de = (at: number) =>
  JSON.stringify({
    response: {
      lastModified: at,
      '208258': {
        lastModified: at,
        effective: at,
        title: 'Mali: Reisewarnung',
        countryCode: 'ML',
        iso3CountryCode: 'MLI',
        countryName: 'Mali',
        warning: true,
        partialWarning: false,
        situationWarning: false,
        situationPartWarning: false,
      },
      contentList: ['208258'],
    },
  })

/** Of 22 October 2019. */
const usgs = (generated: number) =>
  JSON.stringify({
    type: 'FeatureCollection',
    metadata: {
      generated,
      url: 'https://earthquake.usgs.gov/earthquakes/feed/v1.0/summary/4.5_week.geojson',
      title: 'USGS Magnitude 4.5+ Earthquakes, Past Week',
      status: 200,
      api: '1.8.1',
      count: 95,
    },
    features: [
      {
        type: 'Feature',
        properties: {
          mag: 4.6,
          place: '17km ESE of Balao, Ecuador',
          time: generated - 8_883_706,
          updated: generated - 2_350_756,
          tz: -300,
          url: 'https://earthquake.usgs.gov/earthquakes/eventpage/us70005x7b',
          detail: 'https://earthquake.usgs.gov/earthquakes/feed/v1.0/detail/us70005x7b.geojson',
          felt: 4,
          cdi: 2.5,
          mmi: null,
          alert: null,
          status: 'reviewed',
          tsunami: 0,
          sig: 327,
          net: 'us',
          code: '70005x7b',
          ids: ',us70005x7b,',
          sources: ',us,',
          types: ',dyfi,geoserve,origin,phase-data,',
          nst: null,
          dmin: 0.63,
          rms: 1.08,
          gap: 91,
          magType: 'mb',
          type: 'earthquake',
          title: 'M 4.6 - 17km ESE of Balao, Ecuador',
        },
        geometry: { type: 'Point', coordinates: [-79.6634, -2.9521, 70.87] },
        id: 'us70005x7b',
      },
    ],
  })
const gdacs = (date: string) =>
  `<?xml version="1.0"?><rss xmlns:geo="http://www.w3.org/2003/01/geo/wgs84_pos#" xmlns:gdacs="http://www.gdacs.org"><channel><pubDate>${date}</pubDate><item><link>https://www.gdacs.org/report.aspx?eventid=1</link><geo:Point><geo:lat>13</geo:lat><geo:long>122</geo:long></geo:Point><gdacs:fromdate>Sat, 21 Nov 2026 18:00:00 GMT</gdacs:fromdate><gdacs:eventtype>FL</gdacs:eventtype><gdacs:eventid>1</gdacs:eventid><gdacs:alertlevel>Orange</gdacs:alertlevel><gdacs:country>Philippines</gdacs:country></item></channel></rss>`
const gdelt = (stamp: string) => `69899 4f03 http://data.gdeltproject.org/gdeltv2/${stamp}.export.CSV.zip\n`
const NEWS = Array.from({ length: 61 }, () => '').join('\t')

/** Of 22 August 2026: the fields that we read and a few more. */
const nhc = (lastUpdate: string) =>
  JSON.stringify({
    activeStorms: [
      {
        id: 'cp012026',
        binNumber: 'CP2',
        name: 'Lala',
        classification: 'HU',
        intensity: '75',
        pressure: '976',
        latitude: '30.3N',
        longitude: '172.0W',
        latitudeNumeric: 30.3,
        longitudeNumeric: -172,
        movementDir: 325,
        movementSpeed: 14,
        lastUpdate,
        publicAdvisory: {
          advNum: '040',
          issuance: '2026-08-22T09:00:00.000Z',
          fileUpdateTime: '2026-08-22T08:41:41.221Z',
          url: 'https://www.nhc.noaa.gov/text/HFOTCPCP2.shtml',
        },
        windWatchesWarnings: null,
      },
    ],
  })
/** Of 29 September 2026. */
const hans = (sent: number) =>
  JSON.stringify([
    {
      obs_fullname: 'Alaska Volcano Observatory',
      obs_abbr: 'avo',
      volcano_name: 'Great Sitkin',
      vnum: '311120',
      notice_type_cd: 'DU',
      notice_identifier: 'DOI-USGS-AVO-2026-09-29T18:26:19+00:00',
      sent_utc: '2026-09-29 19:52:26',
      sent_unixtime: sent,
      color_code: 'ORANGE',
      alert_level: 'WATCH',
      notice_url: 'https://volcanoes.usgs.gov/hans-public/notice/DOI-USGS-AVO-2026-09-29T18:26:19+00:00',
    },
  ])
const VOLCANOES = JSON.stringify([
  { obs_abbr: 'avo', vnum: '311120', volcano_name: 'Great Sitkin', latitude: 52.0765, longitude: -176.1109 },
  { obs_abbr: 'avo', vnum: null, volcano_name: 'Alaskan Volcanoes', latitude: null, longitude: null },
])

type Ahead = FeedSample['ahead']
const sample = (
  id: string,
  documents: FeedSample['documents'],
  ahead: string | Ahead,
  at = AT,
): FeedSample => {
  const [path = ''] = Object.keys(documents)
  return { id, at, documents, ahead: typeof ahead === 'string' ? [path, ahead] : ahead }
}

export const FEED_SAMPLES: readonly FeedSample[] = [
  sample('ecb', { '/ecb/stats/eurofxref/eurofxref-daily.xml': ecb('2026-11-20') }, ecb('2026-12-20')),
  sample(
    'ecb-history',
    { '/ecb-history/stats/eurofxref/eurofxref-hist-90d.xml': rates(...days('2026-11-20')) },
    rates(...days('2026-12-20')),
  ),
  sample(
    'usgs',
    { '/usgs/earthquakes/feed/v1.0/summary/4.5_week.geojson': usgs(Date.parse(AT)) },
    usgs(Date.parse(AT) + DAY_MS),
  ),
  sample(
    'gdacs',
    { '/gdacs/xml/rss.xml': gdacs('Sun, 22 Nov 2026 11:50:00 GMT') },
    gdacs('Sun, 29 Nov 2026 11:50:00 GMT'),
  ),
  sample(
    'nhc',
    { '/nhc/CurrentStorms.json': nhc('2026-08-22T09:00:00.000Z') },
    nhc('2026-08-23T09:00:00.000Z'),
    '2026-08-22T10:00:00Z',
  ),
  sample(
    'usgs-volcanoes',
    {
      '/usgs-volcanoes/hans-public/api/volcano/getElevatedVolcanoes': hans(1_790_711_546),
      '/usgs-volcanoes/hans-public/api/volcano/getUSVolcanoes': VOLCANOES,
    },
    hans(1_790_711_546 + 86_400 * 2),
    '2026-09-30T00:00:00Z',
  ),
  sample(
    'gdelt',
    {
      '/gdelt/gdeltv2/lastupdate.txt': gdelt('20261122120000'),
      '/gdelt/gdeltv2/20261122120000.export.CSV.zip': zipSync({ 'a.export.CSV': strToU8(`${NEWS}\n`) }),
    },
    gdelt('20261124120000'),
  ),
  sample(
    'state-department',
    { '/state-department/_res/rss/TAsTWs.xml': us('Tue, 08 Sep 2026') },
    us('Wed, 08 Sep 2027'),
  ),
  sample(
    'fcdo',
    {
      '/fcdo/api/content/foreign-travel-advice': JSON.stringify({
        links: {
          children: [
            {
              title: 'Mali travel advice',
              base_path: '/foreign-travel-advice/mali',
              public_updated_at: '2026-11-02T09:00:00Z',
            },
          ],
        },
      }),
      '/fcdo/api/content/foreign-travel-advice/mali': gbPage('2026-11-02T09:00:00Z'),
    },
    ['/fcdo/api/content/foreign-travel-advice/mali', gbPage('2027-11-02T09:00:00Z')],
  ),
  sample(
    'global-affairs',
    { '/global-affairs/travel-voyage/index-alpha-eng.json': ca('2026-10-05 12:30:00') },
    ca('2027-10-05 12:30:00'),
  ),
  sample(
    'smartraveller',
    { '/smartraveller/countries/documents/index.rss': au('21 Jul 2026') },
    au('21 Jul 2027'),
  ),
  sample(
    'auswaertiges-amt',
    { '/auswaertiges-amt/opendata/travelwarning': de(1_757_063_288) },
    de(1_900_000_000),
  ),
]
