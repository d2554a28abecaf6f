import type { SamplePermit } from '@/lib/sample-world/permits'
import { day, number, text } from '../columns'
import { isDwelling } from '../odd-rows'
import { permitLayer } from './permit-layer'

const uses: Record<SamplePermit['use'], string> = {
  house: 'SINGLE FAMILY DWELLING',
  duplex: 'TWO FAMILY RESIDENTIAL',
  townhouse: 'RESIDENTIAL TOWNHOUSE',
  apartments: 'MULTI-FAMILY RESIDENTIAL',
  garage: 'GARAGE',
  roof: 'SINGLE FAMILY DWELLING',
  shop: 'RETAIL',
}

/** Often empty, even of a house. */
const groupOf = (permit: SamplePermit) => {
  if (permit.index % 3 === 0) return null
  if (!isDwelling(permit)) return permit.use === 'garage' ? 'U' : 'M'
  return permit.use === 'apartments' ? 'R-2' : 'R-3'
}

export const detroitSite = permitLayer<SamplePermit>({
  layer:
    'https://services2.arcgis.com/qvkbeam7Wirps6zC/arcgis/rest/services/bseed_building_permits/FeatureServer/0',
  name: 'BSEED Building Permits',
  objectIdField: 'ObjectId',
  place: 'detroit',
  house: ['address'],
  rowsOf: (permit) => [permit],
  columns: {
    record_id: text(({ index }) => `RES2026-${index}`),
    permit_type: text(({ isNew, index }) => {
      if (!isNew) return 'Residential Rehab'
      return index % 12 === 0 ? 'Foundation Only' : 'New'
    }),
    use_group: text(groupOf),
    proposed_use_type: text((permit) => uses[permit.use]),
    work_description: text((permit) => permit.description),
    submitted_date: { ...day((permit: SamplePermit) => permit.submitted), type: 'plain day' },
    issued_date: { ...day((permit: SamplePermit) => permit.issued), type: 'plain day' },
    status: text((permit) => permit.status),
    // A number as text, of what the work costs: no contractor stands in it.
    amt_estimated_contractor_cost: text(({ value }) => String(value)),
    address: text((permit) => permit.line),
    zip_code: text((permit) => permit.zip),
    parcel_id: text((permit) => permit.parcel),
    longitude: number((permit) => permit.longitude),
    latitude: number((permit) => permit.latitude),
  },
})
