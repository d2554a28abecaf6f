import type { SamplePermit } from '@/lib/sample-world/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { checkbox, day, money, number, point, text } from '../columns'
import { firstOfLot } from '../odd-rows'
import { asset } from './assets'
import { permitDataset } from './permit-dataset'

const permits = permitDataset<SamplePermit>({
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

const zoning = permitDataset<SamplePermit>({
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
