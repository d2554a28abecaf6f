import type { SamplePermit } from '@/lib/sample-world/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, latitude, longitude, number, text } from '../columns'
import { permitDataset } from './permit-dataset'

const works: Record<SamplePermit['use'], string> = {
  house: 'Single Family (Detached)',
  duplex: 'Two Family',
  townhouse: 'Single Family (Attached)',
  apartments: 'Multi-Family',
  garage: 'Accessory Building',
  roof: 'Reroof',
  shop: 'Commercial New',
}

const permits = permitDataset<SamplePermit>({
  id: 'dzpk-hxfb',
  about: { name: 'Building Permits', attribution: 'Sample City of Mesa', tags: ['permits'] },
  place: 'mesa',
  house: ['property_address'],
  rowsOf: (permit) => [permit],
  columns: {
    permit_number: text(({ index }) => `PMT26-${index}`),
    permit_type: text(({ use }) => (use === 'shop' ? 'COM' : 'RES')),
    type_of_work: text(({ isNew, use }) => (isNew ? works[use] : 'Alteration')),
    new_residential_permit: text(({ units }) => (units > 0 ? '1' : '0')),
    status: text((permit) => permit.status),
    description: text((permit) => permit.description),
    submitted_date: day((permit) => permit.submitted),
    issued_date: day((permit) => permit.issued),
    property_address: text((permit) => permit.line),
    value: number((permit) => permit.value),
    applicant: text((permit) => permit.owner),
    applicant_address: text(({ contractor }) => contractor.address),
    contractor_name: text(({ contractor }) => contractor.name),
    contractor_phone: text(({ contractor }) => contractor.phone),
    latitude: latitude(),
    longitude: longitude(),
  },
})

/** It answers to the name of earlier years too. */
export const mesaPortal: SimulatedPortal = { host: 'citydata.mesaaz.gov', datasets: [permits] }
