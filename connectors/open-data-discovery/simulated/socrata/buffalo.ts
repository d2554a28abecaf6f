import type { SamplePermit } from '@/lib/sample-world/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, number, point, text } from '../columns'
import { permitDataset } from './permit-dataset'

const permits = permitDataset<SamplePermit>({
  id: '9p2d-f3yt',
  about: { name: 'Permits', attribution: 'Sample City of Buffalo', tags: ['permits'] },
  place: 'buffalo',
  house: ['stname'],
  rowsOf: (permit) => [permit],
  columns: {
    apno: text(({ index }) => `GC26-${index}`),
    aptype: text(({ isNew, use }) => {
      if (isNew) return use === 'shop' ? 'NEW COMMERCIAL' : 'NEW SINGLE'
      return use === 'garage' ? 'DEMOLITION' : 'GEN CON'
    }),
    issued: day((permit) => permit.issued),
    stname: text((permit) => permit.line),
    value: number((permit) => permit.value),
    descofwork: text((permit) => permit.description),
    applicant: text((permit) => permit.owner),
    applicant_phone: text(({ contractor }) => contractor.phone),
    licno: text(({ contractor }) => contractor.license),
    lictype: text(() => 'GENERAL CONTRACTOR'),
    location: point(),
  },
})

export const buffaloPortal: SimulatedPortal = { host: 'data.buffalony.gov', datasets: [permits] }
