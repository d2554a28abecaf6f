import { and, equals, oneOf } from '@/lib/arcgis/where'
import { ConnectorError } from '@/lib/connector/errors'
import type { Context } from '@/lib/connector/method'
import { closestTo } from './find-rows'
import { readAllColumns } from './layer'
import { type SourceRow, usableRows } from './parcel-rows'
import { ownedAttributes, personalFields } from './wire'

type Attributes = Record<string, string | number | null>

/** A row with its columns as the source publishes them. */
export type NumberedRow = SourceRow & { published: Attributes }

/** The rows of a parcel number, with every column but the personal ones. */
export async function readNumbered(
  ids: readonly string[],
  county: number | undefined,
  { owner, includeGeometry: geometry }: { owner: boolean; includeGeometry: boolean },
  context: Context,
) {
  const where = and(oneOf('PARCEL_ID', ids), county === undefined ? undefined : equals('CO_NO', county))
  const named = owner ? ['OWN_NAME'] : []
  const query = { where, geometry, orderBy: [{ field: 'OBJECTID' }] }
  const { features, layer, edition, fields } = await readAllColumns(context, query, named)
  const rows = features.flatMap(({ attributes, geometry: shape }): NumberedRow[] => {
    const published = withoutPeople(attributes)
    return usableRows([{ attributes: understand(attributes), geometry: shape }]).map((each) => ({
      ...each,
      published,
    }))
  })
  return { rows: closestTo(ids, rows), layer, edition, fields }
}

/** Whatever a source sends unasked, people stay out of its columns. */
const withoutPeople = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !personalFields.includes(name)))

function understand(attributes: Attributes) {
  const parsed = ownedAttributes.safeParse(attributes)
  if (parsed.success) return parsed.data
  throw new ConnectorError(
    'upstream_changed',
    'The Florida parcel layer answered in a shape we do not know. Nothing was guessed; we have to look at it.',
    { cause: parsed.error },
  )
}
