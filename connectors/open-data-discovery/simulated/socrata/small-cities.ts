import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, latitude, longitude, money, number, point, text } from '../columns'
import { isCommercial, twiceNowAndThen, withGarbageYears } from '../odd-rows'
import { permitDataset } from './permit-dataset'

const permits = permitDataset({
  id: '9p2d-f3yt',
  about: { name: 'Permits', attribution: 'Sample City of Buffalo', tags: ['permits'] },
  place: 'buffalo',
  house: ['stname'],
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

const inYear3036 = withGarbageYears(3036)

const kansasCity = permitDataset({
  id: 'w8jz-wjgn',
  about: { name: 'Permits', attribution: 'Sample City of Kansas City', tags: ['permits'] },
  place: 'kansas-city',
  house: ['main_address_line1'],
  rowsOf: (permit) => [inYear3036(permit)],
  columns: {
    permit_type: text((permit) => (isCommercial(permit) ? 'Commercial Building' : 'Residential Building')),
    work_class: text(({ isNew }) => (isNew ? 'New Construction' : 'Alteration')),
    permit_status: text((permit) => permit.status),
    description: text((permit) => permit.description),
    apply_date: day((permit) => permit.submitted),
    issue_date: day((permit) => permit.issued),
    main_address_line1: text((permit) => permit.line),
    valuation: number((permit) => permit.value),
    contractor_name: text(({ contractor }) => contractor.name),
    contact_email: text(({ contractor }) => contractor.email),
    contact_phone: text(({ contractor }) => contractor.phone),
    location: point(),
  },
})

export const kansasCityPortal: SimulatedPortal = { host: 'data.kcmo.org', datasets: [kansasCity] }

const works: Record<SamplePermit['use'], string> = {
  house: 'Single Family (Detached)',
  duplex: 'Two Family',
  townhouse: 'Single Family (Attached)',
  apartments: 'Multi-Family',
  garage: 'Accessory Building',
  roof: 'Reroof',
  shop: 'Commercial New',
}

const mesa = permitDataset({
  id: 'dzpk-hxfb',
  about: { name: 'Building Permits', attribution: 'Sample City of Mesa', tags: ['permits'] },
  place: 'mesa',
  house: ['property_address'],
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
export const mesaPortal: SimulatedPortal = { host: 'citydata.mesaaz.gov', datasets: [mesa] }

/** The names up to `address` are those of public use in 2026; of their words only “Zoning” and “Commercial” are. */
const norfolk = permitDataset({
  id: 'fahm-yuh4',
  about: { name: 'Permits', attribution: 'Sample City of Norfolk', tags: ['permits'] },
  place: 'norfolk',
  house: ['address'],
  columns: {
    permit_number: text((permit) => permit.number),
    // The trade, not what the building is for.
    type: text(({ index }) => trades[index % trades.length] ?? null),
    work_type: text(({ isNew }) => (isNew ? 'New Construction' : 'Alteration')),
    status: text((permit) => permit.status),
    // Some applications are dated ahead.
    application_date: day(({ index, submitted }) => (index % 40 === 0 ? '2027-03-01' : submitted)),
    issue_date: day((permit) => permit.issued),
    finaled_date: day((permit) => permit.completed),
    project_cost: number((permit) => permit.value),
    gpin: text((permit) => permit.parcel),
    use_class: text((permit) => useClassOf(permit)),
    address: text((permit) => permit.line),
    description: text((permit) => permit.description),
    owner_name: text((permit) => permit.owner),
    applicant_name: text((permit) => permit.owner),
    contractor_name: text(({ contractor }) => contractor.name),
    contractor_phone: text(({ contractor }) => contractor.phone),
    location: point(),
  },
})

const trades = ['Building', 'Building', 'Zoning', 'Electrical']

function useClassOf(permit: SamplePermit): string {
  if (isCommercial(permit)) return 'Commercial'
  return permit.index % 5 === 0 ? 'RESIDENTIAL' : 'Residential'
}

export const norfolkPortal: SimulatedPortal = { host: 'data.norfolk.gov', datasets: [norfolk] }

const orlando = permitDataset({
  id: 'ryhf-m453',
  about: { name: 'Permit Applications', attribution: 'Sample City of Orlando', tags: ['permits'] },
  place: 'orlando',
  house: ['permit_address'],
  columns: {
    permit_number: text(({ index }) => `BLD2026-${index}`),
    application_type: text(({ use }) => (use === 'roof' ? 'Roofing Permit' : 'Building Permit')),
    worktype: text(({ isNew }) => (isNew ? 'New' : 'Alteration')),
    plan_review_type: text((permit) => (isCommercial(permit) ? 'Commercial' : '1-2 Family Residential')),
    project_name: text((permit) => permit.description),
    application_status: text((permit) => permit.status),
    processed_date: day((permit) => permit.submitted),
    issue_permit_date: day((permit) => permit.issued),
    permit_address: text((permit) => permit.line),
    parcel_number: text((permit) => permit.parcel),
    estimated_cost: number((permit) => permit.value),
    property_owner_name: text((permit) => permit.owner),
    contractor_name: text(({ contractor }) => contractor.name),
    contractor_address: text(({ contractor }) => contractor.address),
    contractor_phone_number: text(({ contractor }) => contractor.phone),
    geocoded_column: point(),
  },
})

export const orlandoPortal: SimulatedPortal = { host: 'data.cityoforlando.net', datasets: [orlando] }

/** The appraisal district's copy of what the cities of its county issued. */
const plano = permitDataset({
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

export const planoPortal: SimulatedPortal = { host: 'data.texas.gov', datasets: [plano] }
