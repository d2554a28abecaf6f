import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import { day, number, text } from '../columns'
import { isCommercial, isDwelling } from '../odd-rows'
import { permitLayer } from './permit-layer'

export const charlotteSite = permitLayer({
  layer: 'https://meckgis.mecklenburgcountync.gov/server/rest/services/BuildingPermits/FeatureServer/0',
  name: 'BuildingPermits',
  objectIdField: 'objectid',
  place: 'charlotte',
  house: ['projadd'],
  columns: {
    permitnum: text((permit) => permit.number),
    permittype: text((permit) => (isCommercial(permit) ? 'Commercial' : 'One/Two Family')),
    permitdesc: text(({ isNew, use }) => {
      if (!isNew) return 'Upfit'
      return use === 'house' ? 'NEW SF Dwelling Detached' : 'NEW Structure'
    }),
    worktype: text(({ isNew }) => (isNew ? 'New' : 'Alter')),
    issuedate: day((permit) => permit.issued),
    compdate: day((permit) => permit.completed),
    // Padded with blanks to the width of a punched card.
    projadd: text(({ line }) => line.padEnd(40)),
    zipcode: text((permit) => permit.zip),
    bldgcost: number((permit) => permit.value),
    ownname: text((permit) => permit.owner),
    ownzipcode: text((permit) => permit.zip),
  },
})

export const durhamSite = permitLayer({
  layer: 'https://webgis2.durhamnc.gov/server/rest/services/PublicServices/Inspections/MapServer/12',
  name: 'All Building Permits',
  place: 'durham',
  house: ['LOCATION_ADDR'],
  columns: {
    PermitNum: text((permit) => permit.number),
    BLDB_ACTIVITY: text(({ isNew }) => (isNew ? 'New' : 'Alteration')),
    BLD_Type: text((permit) => permit.use),
    Occupancy: text(({ use }) => (use === 'shop' ? 'M' : 'R-3')),
    DWELLING_UNITS: number((permit) => permit.units),
    COMMENTS: text((permit) => permit.description),
    ISSUE_DATE: day((permit) => permit.issued),
    LOCATION_ADDR: text((permit) => permit.line),
    contractor_name: text(({ contractor }) => contractor.name),
    owner_name: text((permit) => permit.owner),
  },
})

const dwellings: Record<SamplePermit['use'], string> = {
  house: 'SINGLE FAMILY',
  duplex: 'TWO FAMILY',
  townhouse: 'SINGLE FAMILY ATTACHED',
  apartments: 'MULTI FAMILY',
  garage: 'ACCESSORY',
  roof: 'SINGLE FAMILY',
  shop: 'MERCANTILE',
}

export const greensboroSite = permitLayer({
  layer: 'https://gis.greensboro-nc.gov/arcgis/rest/services/OpenGateCity/OpenData_HRES_DS/MapServer/2',
  name: 'BI_Permits',
  // A column of days that is compared with plain text.
  daysAs: 'text',
  place: 'greensboro',
  house: ['FullAddress'],
  columns: {
    PermitNum: text((permit) => permit.number),
    // “Commercial” and “Total Demolish” are in public use; the other words are ours.
    PermitType: text((permit) => (isCommercial(permit) ? 'Commercial' : 'Residential')),
    ApplicationType: text(({ isNew, index }) =>
      isNew ? (index % 2 === 0 ? 'New' : 'NEW BUILDING') : index % 3 === 0 ? 'Total Demolish' : 'Alteration',
    ),
    Description: text((permit) => `${permit.isNew ? 'NEW' : 'ALTER'} ${dwellings[permit.use]}`),
    WorkComments: text((permit) => permit.description),
    IssuedDate: day((permit) => permit.issued),
    FullAddress: text((permit) => permit.line),
    // Feet of the state's own grid, which nothing here is reckoned from.
    XCoord: number(({ index }) => 1_760_000 + (index % 9000)),
    YCoord: number(({ index }) => 840_000 + (index % 7000)),
    Contractor: text(({ contractor }) => contractor.name),
  },
})

export const raleighSite = permitLayer({
  layer: 'https://services.arcgis.com/v400IkDOw1ad7Yad/arcgis/rest/services/Building_Permits/FeatureServer/0',
  name: 'Building Permits',
  place: 'raleigh',
  house: ['originaladdress1', 'streetnum'],
  columns: {
    permitnum: text((permit) => permit.number),
    permitclassmapped: text((permit) => (isCommercial(permit) ? 'Non-Residential' : 'Residential')),
    workclassmapped: text(({ isNew }) => (isNew ? 'New' : 'Existing')),
    statuscurrent: text((permit) => permit.status),
    proposedworkdescription: text((permit) => permit.description),
    applieddate: day((permit) => permit.submitted),
    issueddate: day((permit) => permit.issued),
    estprojectcost: number((permit) => permit.value),
    housingunitstotal: number((permit) => permit.units),
    originaladdress1: text((permit) => permit.line),
    originalzip: text((permit) => permit.zip),
    streetnum: text(({ houseNumber }) => String(houseNumber)),
    streetdirection: text((permit) => permit.direction),
    streetname: text((permit) => permit.street),
    streettype: text((permit) => permit.suffix),
    // Not degrees, whatever their names say: only the shapes are right.
    latitude_perm: number(({ latitude }) => latitude / 1000),
    longitude_perm: number(({ longitude }) => longitude / 1000),
    contractorcompanyname: text(({ contractor }) => contractor.name),
    contractorphone: text(({ contractor }) => contractor.phone),
    contractoremail: text(({ contractor }) => contractor.email),
    parcelownername: text((permit) => permit.owner),
  },
})

/** Stands at an address of its own: no feed of this city is known, so its columns are invented. */
export const winstonSalemSite = permitLayer({
  layer: 'https://winston-salem.example/arcgis/rest/services/Permits/FeatureServer/0',
  name: 'Permits',
  place: 'winston-salem',
  rowsOf: (permit) => (permit.isNew && isDwelling(permit) ? [permit] : []),
  columns: {
    PERMIT_NUM: text((permit) => permit.number),
    PERMIT_TYPE: text((permit) => permit.use),
    DESCRIPTION: text((permit) => permit.description),
    ISSUED: day((permit) => permit.issued),
    SITE_ADDRESS: text((permit) => permit.line),
    OWNER_NAME: text((permit) => permit.owner),
  },
})
