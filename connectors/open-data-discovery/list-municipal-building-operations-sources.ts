import { z } from 'zod'
import { type ConnectorMethod, DEFAULT_POLICY } from '@/lib/connector/method'
import { buildingEntities } from '@/lib/records/building-record/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { type BuildingFeedCity, cities } from './buildings/city-list'
import { type BuildingFeed, events, markets } from './buildings/feed'
import { feeds } from './buildings/feed-list'

const texts = defineSentences('open-data-discovery.list-municipal-building-operations-sources', {
  searchAsksAllFeeds:
    'A search asks all feeds of one city at once. A missing record does not prove that nothing was built, inspected or found.',
})

const params = z.strictObject({})

const listedFeed = z.strictObject({
  id: z.string(),
  entity: z.enum(buildingEntities),
  title: z.string(),
  host: z.string(),
  datasetId: z.string(),
  page: z.string().describe('The dataset’s own page.'),
  licence: z.string(),
  searchBy: z.array(z.enum(['address', 'parcel', 'words'])),
  dates: z.array(z.enum(events)).describe('What happened on the days that the feed publishes.'),
  hasPosition: z.boolean(),
  withheldFields: z.array(z.string()),
  gaps: z.array(z.string()),
})

const listedCity = z.strictObject({
  market: z.enum(markets),
  city: z.string(),
  state: z.string(),
  publisher: z.string(),
  parcelForm: z.string().nullable().describe('How a parcel number is written; null: none can be searched.'),
  feeds: z.array(listedFeed),
  missing: z
    .array(z.strictObject({ entity: z.enum(buildingEntities), why: z.string() }))
    .describe('What no feed has.'),
  gaps: z.array(z.string()),
})

const result = z.strictObject({ count: z.int(), markets: z.array(listedCity), note: z.string() })

export const listMunicipalBuildingOperationsSources = {
  summary:
    'Curated feeds of building permits, inspections and violations of five cities, and what each lacks.',
  params,
  result,
  example: {},
  cache: DEFAULT_POLICY,
  async run() {
    return {
      count: feeds.length,
      markets: cities.map(describeCity),
      note: texts.searchAsksAllFeeds,
    }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

const describeCity = (city: BuildingFeedCity): z.input<typeof listedCity> => ({
  market: city.market,
  city: city.name,
  state: city.state,
  publisher: city.publisher,
  parcelForm: city.parcel ? `${city.parcel.name}: ${city.parcel.form}` : null,
  feeds: feeds.filter(({ market }) => market === city.market).map((feed) => describeFeed(feed, city)),
  missing: buildingEntities.flatMap((entity) => {
    const why = city.missing[entity]
    return why === undefined ? [] : [{ entity, why }]
  }),
  gaps: [...city.gaps],
})

const describeFeed = (feed: BuildingFeed, { parcel }: BuildingFeedCity): z.input<typeof listedFeed> => ({
  id: feed.id,
  entity: feed.entity,
  title: feed.title,
  host: feed.host,
  datasetId: feed.dataset,
  page: `https://${feed.host}/d/${feed.dataset}`,
  licence: feed.licence,
  searchBy: [
    'address',
    ...(parcel && feed.ask({ is: 'parcel', text: parcel.example }) ? (['parcel'] as const) : []),
    'words',
  ],
  dates: events.filter((event) => feed.days[event] !== undefined),
  hasPosition: feed.position !== undefined,
  withheldFields: [...feed.withheld],
  gaps: [...feed.gaps],
})
