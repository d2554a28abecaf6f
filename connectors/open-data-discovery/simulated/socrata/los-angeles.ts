import { inspectionsOf, type SampleInspection } from '@/lib/sample-world/permit-events'
import type { SamplePermit } from '@/lib/sample-world/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { type Columns, day, further, number, point, same, text } from '../columns'
import { askedOf, serialsIn } from '../serials'
import { certificates } from './los-angeles-certificates'
import { about, permitNumber, subTypes, typeOf } from './los-angeles-words'
import { permitDataset } from './permit-dataset'

/** Of rows recorded in 2025. The same columns in the table of what was asked for and in the table of what was issued. */
const permitColumns: Columns<SamplePermit> = {
  permit_nbr: text(permitNumber),
  primary_address: text((permit) => permit.line),
  zip_code: text((permit) => permit.zip),
  cd: same('14'),
  pin_nbr: text(({ index }) => `069B197   ${index % 900}`),
  // Ten digits without dashes.
  apn: text((permit) => permit.parcel),
  zone: same('R1-1'),
  permit_group: same('Building'),
  permit_type: text(typeOf),
  permit_sub_type: text((permit) => subTypes[permit.use]),
  use_desc: text((permit) => permit.use),
  submitted_date: day((permit) => permit.submitted),
  issue_date: day((permit) => permit.issued),
  status_desc: text(({ status }) => (status === 'complete' ? 'Permit Finaled' : 'Issued')),
  status_date: day(({ completed, issued, submitted }) => completed ?? issued ?? submitted),
  cofo_date: day(({ completed, isNew }) => (isNew ? completed : null)),
  valuation: number((permit) => permit.value),
  square_footage: number(({ use }) => (use === 'roof' ? null : 1800)),
  type_lat_lon: same('ADDRESS'),
  lat: text((permit) => String(permit.latitude)),
  lon: text((permit) => String(permit.longitude)),
  work_desc: text((permit) => permit.description),
  ev: same('N'),
  solar: same('N'),
  business_unit: same('Regular Plan Check'),
  refresh_time: day(() => '2026-11-13'),
  geolocation: point(),
  ...further('text', 'apc cpa cnc ct use_code'),
}

const submitted = permitDataset<SamplePermit>({
  id: 'gwh9-jnip',
  about: { ...about, name: 'Building and Safety - Building Permits Submitted from 2020 to Present (N)' },
  place: 'los-angeles',
  permits: 3000,
  house: ['primary_address'],
  serials: (hints) => serialsIn(...askedOf(hints, 'apn')),
  rowsOf: (permit) => (permit.submitted >= '2020' ? [permit] : []),
  columns: permitColumns,
})

const issued = permitDataset<SamplePermit>({
  id: 'pi9x-tg5x',
  about: { ...about, name: 'Building and Safety - Building Permits Issued from 2020 to Present (N)' },
  place: 'los-angeles',
  permits: 3000,
  house: ['primary_address'],
  serials: (hints) => serialsIn(...askedOf(hints, 'apn')),
  rowsOf: (permit) => (permit.issued && permit.issued >= '2020' ? [permit] : []),
  columns: permitColumns,
})

const inspections = permitDataset<SampleInspection>({
  id: '9w5z-rg2h',
  about: { ...about, name: 'Building and Safety Inspections', tags: ['inspections'] },
  place: 'los-angeles',
  permits: 3000,
  house: ['address'],
  rowsOf: inspectionsOf,
  columns: {
    address: text((inspection) => inspection.line),
    permit: text(({ index, permit }) => `${permit.slice(5, 7)}010-10000-${Math.floor(index / 5)}`),
    permit_status: text(({ permitStatus }) => (permitStatus === 'complete' ? 'Permit Finaled' : 'Issued')),
    inspection_date: day((inspection) => inspection.day),
    inspection: text((inspection) => inspection.kind),
    inspection_result: text((inspection) => results[inspection.result]),
    lat_lon: point(),
  },
})

const results: Record<SampleInspection['result'], string> = {
  approved: 'Approved',
  partial: 'Partial Approval',
  corrections: 'Corrections Issued',
  cancelled: 'Cancelled',
}

export const losAngelesPortal: SimulatedPortal = {
  host: 'data.lacity.org',
  datasets: [submitted, issued, certificates, inspections],
}
