import type { SamplePermit } from '@/lib/sample-world/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, number, same, text } from '../columns'
import { isCommercial } from '../odd-rows'
import { permitDataset } from './permit-dataset'

const marin = permitDataset<SamplePermit>({
  id: 'mkbn-caye',
  about: {
    name: 'Building Permits',
    attribution: 'Sample County of Marin',
    licenseId: 'ODBL',
    license: { name: 'Open Database License', termsLink: 'http://opendatacommons.org/licenses/odbl/1.0/' },
    tags: ['permits'],
  },
  place: 'marin-county',
  house: ['address'],
  rowsOf: (permit) => [permit],
  columns: {
    unique_id: text(({ index }) => `M${index}`),
    permit_number: text((permit) => permit.number),
    // Written in whatever case the clerk liked.
    type_permit: text((permit) => inAnyCase(isCommercial(permit) ? 'Commercial' : 'Residential', permit)),
    construction: text((permit) => inAnyCase(permit.isNew ? 'New construction' : 'Remodel', permit)),
    construction_value: text(({ value }) => String(value)),
    description: text((permit) => permit.description),
    received_date: day((permit) => permit.submitted),
    issued_date: day((permit) => permit.issued),
    address: text((permit) => permit.line),
    city_town: text((permit) => permit.city),
    zip: text((permit) => permit.zip),
    parcel_number: text(({ parcel }) => parcel.replace(/^(...)(...)/, '$1-$2-')),
    contractor: text(({ contractor }) => contractor.name),
    contractor_license: text(({ contractor }) => contractor.license),
    contractor_address: text(({ contractor }) => contractor.address),
    total_fees: number(({ value }) => Math.round(value / 90)),
    district: same('2'),
  },
})

const inAnyCase = (words: string, { index }: SamplePermit) => (index % 3 === 0 ? words.toUpperCase() : words)

export const marinPortal: SimulatedPortal = { host: 'data.marincounty.gov', datasets: [marin] }
