import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import type { UpstreamClient } from '@/lib/connector/upstream/upstream'
import type { LngLat } from '@/lib/geography/types'
import { registryFacility } from '@/lib/records/facility/registry-facility'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { citeFacility, registryId, toFacility, withheldFields } from './facility-record'
import { programLink } from './program-link'
import { fetchPlaces, fetchRows, links, readNumber, rowsUrl } from './wire'

const texts = defineSentences('federal-env-registry.get-facility-by-id', {
  registryPublishesNoPosition: 'The registry publishes no position for this facility.',
  weCouldNotRead:
    'We could not read the position: the registry’s service for positions did not answer properly.',
})

const params = z.strictObject({ registryId })

const result = z.object({
  source: z.string(),
  registryId: z.string(),
  found: z.boolean(),
  facility: z.object(registryFacility.shape).nullable(),
  links: z.object({ frs: z.string(), echo: z.string() }),
  sourceUrl: z.string(),
  withheldFields: z.array(z.string()),
  retrievedAt: z.string(),
  caveats: z.array(z.string()),
})

const idColumn = programLink.pick(['registryId'])
const facilityColumns = registryFacility.pick([
  'name',
  'street',
  'city',
  'county',
  'state',
  'zip',
  'siteType',
  'interestStatus',
  'updatedDate',
  'lastReportedDate',
  'latitude',
  'longitude',
])

export const getFacilityById = {
  summary:
    'One facility of the registry by its id: name, address, kind, status and, where given, its position.',
  params,
  result,
  example: { registryId: '110071363697' },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  async run({ registryId: id }, { upstream, connector, now }) {
    const sourceUrl = rowsUrl('frs_facility_site', 'registry_id', id, { start: 0, end: 9 })
    const [row] = await fetchRows(upstream, sourceUrl, 'registry_id')
    const place = row ? await findPosition(upstream, id) : NOT_ASKED
    return {
      source: connector.title,
      registryId: id,
      found: row !== undefined,
      facility: row ? toFacility(row, place.position) : null,
      links: links(id),
      sourceUrl,
      withheldFields,
      retrievedAt: now().toISOString(),
      caveats: [...place.caveats, ...connector.caveats],
    }
  },
  table: ({ facility, registryId: id, caveats }) => ({
    columns: [...idColumn.columns, ...facilityColumns.columns],
    key: ['registryId'],
    rows: facility
      ? [
          {
            cells: { registryId: id, ...facilityColumns.cells(facility) },
            geometry: registryFacility.pointOf(facility),
          },
        ]
      : [],
    notes: caveats.filter((caveat) => NO_POSITION.includes(caveat)),
  }),
  cite: (answer) => citeFacility(answer, answer.facility?.updatedDate),
} satisfies ConnectorMethod<typeof params, typeof result>

interface Place {
  position: LngLat | null
  caveats: string[]
}

const NOT_ASKED: Place = { position: null, caveats: [] }
const NO_POSITION: string[] = [texts.registryPublishesNoPosition, texts.weCouldNotRead]

async function findPosition(upstream: UpstreamClient, id: string): Promise<Place> {
  const places = await fetchPlaces(upstream, id, false).catch((error) => {
    if (error instanceof ConnectorError) return undefined
    throw error
  })
  if (!places) return { position: null, caveats: NO_POSITION.slice(1) }
  const place = places.find((each) => each.RegistryId === id)
  const [latitude, longitude] = [readNumber(place?.Latitude83), readNumber(place?.Longitude83)]
  const isMissing = latitude === null || longitude === null || (latitude === 0 && longitude === 0)
  return isMissing
    ? { position: null, caveats: NO_POSITION.slice(0, 1) }
    : { position: { latitude, longitude }, caveats: [] }
}
