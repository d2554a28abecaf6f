import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import { text } from '../columns'
import { resourceOfRows } from './permit-table'

const occupancies: Record<SamplePermit['use'], string> = {
  house: '1-2FAM',
  duplex: '1-2FAM',
  townhouse: '1-3FAM',
  apartments: 'Multi',
  garage: '1-2FAM',
  roof: '1-3FAM',
  shop: 'Comm',
}

interface Paper extends SamplePermit {
  isCertificate: boolean
}

/** The same word for a kind of work stands at a permit and at the certificate that follows it. */
function papersOf(permit: SamplePermit): Paper[] {
  if (!permit.issued) return []
  const row = { ...permit, isCertificate: false }
  return permit.isNew && permit.completed ? [row, { ...permit, isCertificate: true }] : [row]
}

export const bostonSite = resourceOfRows<Paper>({
  host: 'data.boston.gov',
  resource: '6ddcd912-32a0-43df-9908-63574f8c7e77',
  sql: 'on',
  place: 'boston',
  house: ['address'],
  rowsOf: papersOf,
  columns: {
    permitnumber: text(({ index, isCertificate }) => `${isCertificate ? 'COO' : 'ERT'}${index}`),
    worktype: text(({ isNew }) => (isNew ? 'ERECT' : 'INTREN')),
    permittypedescr: text(({ isNew, isCertificate }) => {
      if (isCertificate) return 'Certificate of Occupancy'
      return isNew ? 'Erect/New Construction' : 'Short Form Bldg Permit'
    }),
    description: text(({ isNew }) => (isNew ? 'Erect' : 'Interior Renovations')),
    comments: text((permit) => permit.description),
    applicant: text((permit) => permit.owner),
    owner: text((permit) => permit.owner),
    declared_valuation: text(({ value }) => `$${value.toLocaleString('en-US')}.00`),
    issued_date: text(({ issued }) => issued && `${issued} 09:41:07`),
    expiration_date: text(({ issued }) => issued && `${Number(issued.slice(0, 4)) + 1}-01-31 05:00:00`),
    status: text(({ completed }) => (completed ? 'Closed' : 'Open')),
    // Empty now and then.
    occupancytype: text(({ use, index }) => (index % 25 === 0 ? null : occupancies[use])),
    address: text((permit) => permit.line),
    city: text((permit) => permit.city),
    state: text((permit) => permit.state),
    zip: text((permit) => permit.zip),
    parcel_id: text((permit) => permit.parcel),
    y_latitude: text((permit) => String(permit.latitude)),
    x_longitude: text((permit) => String(permit.longitude)),
  },
})
