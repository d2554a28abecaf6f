import { z } from 'zod'
import type { ConnectorMethod } from '@/lib/connector/method'
import { publishedOutline } from '@/lib/records/parcel/outline'
import { recordTable } from '@/lib/records/parcel/record-file'
import { citeLayer } from './cite-layer'
import { readParcel, readParcelResult } from './read-parcel'
import { includeGeometry, parcelId } from './search/parcel-params'

const params = z.strictObject({ parcelId, includeGeometry })

const result = readParcelResult.omit({ attributes: true, geometry: true }).extend({
  geometry: z.optional(publishedOutline),
})

export const getParcel = {
  summary:
    'One parcel by its number, with the owner of record. A county number in front narrows it (27:082S305005000002); where several counties use a number, choices lists them. includeGeometry adds the outline, all pieces of it as one.',
  params,
  result,
  example: { parcelId: '27:082S305005000002' },
  // Prevents longer caching, because the result names the owner.
  namesPersons: () => true,
  async run({ parcelId: id, includeGeometry: hasGeometry }, context) {
    const params = { parcelId: id, includeGeometry: hasGeometry, owner: true, detail: false }
    const { attributes: _, geometry: shape, ...rest } = await context.call(readParcel, params)
    return hasGeometry ? { ...rest, geometry: shape } : rest
  },
  table: ({ parcel, geometry: shape, message, source }) =>
    recordTable(parcel ? [{ record: parcel, geometry: shape }] : [], [message, ...source.notes], true),
  cite: ({ source }) => citeLayer(source),
} satisfies ConnectorMethod<typeof params, typeof result>
