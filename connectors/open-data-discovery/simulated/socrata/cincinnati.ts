import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, latitude, longitude, number, type SketchColumn, text } from '../columns'
import { isCommercial, twiceNowAndThen, withGarbageYears } from '../odd-rows'
import { permitDataset } from './permit-dataset'

const inYear3201 = withGarbageYears(3201)

/** A text that stands, in some rows, in quotation marks of its own. */
const quotedNowAndThen = (cell: (permit: SamplePermit) => string): SketchColumn<SamplePermit> =>
  text((permit) => (permit.index % 5 === 0 ? `"${cell(permit)}"` : cell(permit)))

const permits = permitDataset({
  id: 'uhjb-xac9',
  about: { name: 'Cincinnati Building Permits', category: 'Thriving Neighborhoods', tags: ['permits'] },
  place: 'cincinnati',
  house: ['originaladdress1'],
  rowsOf: (permit) => twiceNowAndThen(inYear3201(permit)),
  columns: {
    permitnum: text(({ index }) => `2026P${index}`),
    description: quotedNowAndThen((permit) => permit.description),
    applieddate: day((permit) => permit.submitted),
    issueddate: day((permit) => permit.issued),
    completeddate: day((permit) => permit.completed),
    statuscurrent: text((permit) => permit.status.toUpperCase()),
    statuscurrentmapped: text(({ status }) => (status === 'in review' ? 'In Review' : 'Permit Issued')),
    originaladdress1: quotedNowAndThen((permit) => permit.line),
    originalcity: text((permit) => permit.city),
    originalstate: text((permit) => permit.state),
    originalzip: text((permit) => permit.zip),
    permitclass: text(({ use }) => (use === 'apartments' ? 'IBC' : 'RCO')),
    // Apartment houses are classed with the shops.
    permitclassmapped: quotedNowAndThen((permit) =>
      isCommercial(permit) || permit.use === 'apartments' ? 'Non-Residential' : 'Residential',
    ),
    workclass: text(({ isNew }) => (isNew ? 'NEW' : 'ALT')),
    workclassmapped: quotedNowAndThen(({ isNew }) => (isNew ? 'New' : 'Existing')),
    permittype: text((permit) => `Building - ${permit.use}`),
    units: number(({ units }) => (units === 0 ? null : units)),
    estprojectcostdec: number((permit) => permit.value),
    companyname: text(({ contractor }) => contractor.name),
    latitude: latitude(),
    longitude: longitude(),
  },
})

export const cincinnatiPortal: SimulatedPortal = { host: 'data.cincinnati-oh.gov', datasets: [permits] }
