import type { SamplePermit } from '@/lib/sample-world/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, money, number, text } from '../columns'
import { isCommercial, twiceNowAndThen } from '../odd-rows'
import { permitDataset } from './permit-dataset'

/** The appraisal district's copy of what the cities of its county issued. */
const permits = permitDataset<SamplePermit>({
  id: '82ee-gbj5',
  about: {
    name: 'Collin CAD Permits',
    attribution: 'Sample Appraisal District',
    tags: ['permits', 'appraisal'],
  },
  place: 'plano',
  house: ['situsconcatshort', 'situsconcat'],
  rowsOf: (permit) => twiceNowAndThen(permit.index % 50 === 0 ? { ...permit, issued: '2029-05-01' } : permit),
  columns: {
    // Neither of the two is different in each row.
    permitid: number(({ index }) => Math.floor(index / 3)),
    permitnum: text(({ index }) => `BLR-${Math.floor(index / 2)}`),
    permitissuedby: text(({ index }) => (index % 3 === 0 ? 'FRISCO CITY' : 'PLANO CITY')),
    permitissueddate: day((permit) => permit.issued),
    permittypedescr: text((permit) => (isCommercial(permit) ? 'COMMERCIAL' : 'RESIDENTIAL')),
    permitsubtypedescr: text(({ isNew }) => (isNew ? 'New Construction' : 'Remodel')),
    proprescom: text((permit) => (isCommercial(permit) ? 'Commercial' : 'Residential')),
    permitvalue: money((permit) => permit.value),
    permitbldgarea: number(() => 2400),
    permitcomments: text((permit) => permit.description),
    situsconcatshort: text((permit) => permit.line),
    situsconcat: text(({ line, city, zip }) => `${line}, ${city}, TX ${zip}`),
    situscity: text((permit) => permit.city),
    situszip: text((permit) => permit.zip),
    propid: text(({ parcel }) => String(Number(parcel.slice(1)))),
    propownername: text((permit) => permit.owner),
    permitbuildername: text(({ contractor }) => contractor.name),
    permitissuedto: text((permit) => permit.owner),
  },
})

export const planoPortal: SimulatedPortal = { host: 'data.texas.gov', datasets: [permits] }
