import type { SamplePermit } from '@/lib/sample-world/permits'
import { text } from '../columns'
import { permitResource } from './permit-resource'

const subtypes: Record<SamplePermit['use'], string> = {
  house: 'Single-Family',
  duplex: 'Duplex',
  townhouse: 'Single-Family',
  apartments: 'Multi-Family',
  garage: 'Single-Family',
  roof: 'Single-Family',
  shop: 'Retail',
}

const writeAmerican = (day: string | null) =>
  day && `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)} 12:00:00 AM`

/** What is being built today: finished permits leave the table. */
export const sanJoseSite = permitResource<SamplePermit>({
  host: 'data.sanjoseca.gov',
  resource: '761b7ae8-3be1-4ad6-923d-c7af6404a904',
  sql: 'on',
  place: 'san-jose',
  permits: 3000,
  house: ['gx_location'],
  rowsOf: (permit) => (permit.issued && !permit.completed ? [permit] : []),
  columns: {
    gx_location: text(({ line, city, zip }) => `${line}   ,   ${city} CA ${zip}`),
    ASSESSORS_PARCEL_NUMBER: text((permit) => permit.parcel),
    APPLICANT: text((permit) => permit.owner),
    OWNERNAME: text((permit) => permit.owner),
    CONTRACTOR: text(({ contractor }) => `${contractor.name} ${contractor.phone}`),
    FOLDERDESC: text((permit) => permit.description),
    FOLDERNUMBER: text((permit) => permit.number),
    SUBTYPEDESCRIPTION: text((permit) => subtypes[permit.use]),
    WORKDESCRIPTION: text(({ isNew, use }) => {
      if (isNew) return use === 'garage' ? 'Accessory Structure' : 'New Construction'
      return use === 'roof' ? 'Reroof' : 'Additions/Alterations'
    }),
    PERMITAPPROVALS: text(() => 'B-Complete'),
    ISSUEDATE: text((permit) => writeAmerican(permit.issued)),
    FINALDATE: text(() => ''),
    STATUS: text(() => 'Active'),
    // Text with commas.
    PERMITVALUATION: text(({ value }) => value.toLocaleString('en-US')),
    DWELLINGUNITS: text(({ units }) => String(units)),
  },
})
