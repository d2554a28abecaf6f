import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { checkbox, day, money, number, point, same, text } from '../columns'
import { firstOfLot, isCommercial } from '../odd-rows'
import { asset } from './city-datasets'
import { permitDataset } from './permit-dataset'

const permits = permitDataset({
  id: 'qc0u-perm',
  about: {
    name: 'Issued Building Permits',
    description: 'Permits of a county that is only in the catalogue’s list of portals.',
    category: 'Development',
    tags: ['permits', 'construction'],
  },
  place: 'milwaukee',
  house: ['site_address'],
  rowsOf: (permit) => (permit.issued ? [permit] : []),
  columns: {
    permit_no: text((permit) => permit.number),
    issued_on: day((permit) => permit.issued),
    site_address: text((permit) => permit.line),
    work: text((permit) => permit.description),
    cost: money((permit) => permit.value),
    applicant_name: text((permit) => permit.owner),
    site: point(),
  },
})

const zoning = permitDataset({
  id: 'qc0u-zone',
  about: { name: 'Zoning by Parcel', category: 'Planning', tags: ['zoning', 'parcels'] },
  place: 'milwaukee',
  rowsOf: firstOfLot,
  columns: {
    taxkey: text((lot) => lot.parcel),
    // A word of the query language as a name.
    order: number(({ index }) => index % 12),
    zone: text(({ index }) => `RT${1 + (index % 4)}`),
    is_historic: checkbox(({ index }) => index % 40 === 0),
  },
})

/** A portal that no declaration names: only the catalogue knows it. */
export const quillCountyPortal: SimulatedPortal = {
  host: 'data.quillcounty.example',
  datasets: [
    permits,
    zoning,
    asset('qc0u-f0rm', { name: 'Permit Application Forms', type: 'file', tags: ['permits'] }),
    asset('qc0u-st0r', { name: 'How Zoning Works', type: 'story', tags: ['zoning'] }),
  ],
}

const marin = permitDataset({
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
