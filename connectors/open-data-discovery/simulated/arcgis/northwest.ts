import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import { day, number, text } from '../columns'
import { permitLayer } from './permit-layer'

const buildings: Record<SamplePermit['use'], string> = {
  house: 'Single Family Residence',
  duplex: 'House-plex',
  townhouse: 'Townhouse',
  apartments: 'Apartment',
  garage: 'Garage',
  roof: 'Single Family Residence',
  shop: 'Retail',
}

const statuses: Record<SamplePermit['status'], string> = {
  'in review': 'Accepted',
  issued: 'Issued',
  inspections: 'Issued (NCA)',
  complete: 'Final',
  expired: 'Expired',
}

export const pierceCountySite = permitLayer({
  layer:
    'https://services2.arcgis.com/1UvBaQ5y1ubjUPmd/arcgis/rest/services/Permits_Pierce_County/FeatureServer/0',
  name: 'Permits Pierce County',
  place: 'pierce-county',
  house: ['siteAddress'],
  columns: {
    applicationNumber: text((permit) => permit.number),
    // Departments share the table.
    applicationDept: text(({ index }) => (index % 5 === 0 ? 'Land Use' : 'Building')),
    applicationStatus: text((permit) => statuses[permit.status]),
    buildingType: text((permit) => buildings[permit.use]),
    workType: text(({ isNew }) => (isNew ? 'New Construction' : 'Remodel')),
    workDescription: text((permit) => permit.description),
    applicationDate: day((permit) => permit.submitted),
    issuedDate: day((permit) => permit.issued),
    // Numbers as text; a valuation of 0 was not stated.
    dwellingUnits: text(({ units }) => String(units)),
    lotsSubmitted: text(() => '0'),
    buildingValuation: number((permit) => permit.value),
    siteAddress: text((permit) => permit.line),
    parcelNumber: text((permit) => permit.parcel),
  },
})

export const portlandSite = permitLayer({
  layer: 'https://www.portlandmaps.com/od/rest/services/COP_OpenData_PlanningDevelopment/MapServer/89',
  name: 'Residential Building Permits',
  // A small page, whatever is asked for.
  maxRecordCount: 200,
  edited: '2026-09-20T09:00:00Z',
  place: 'portland',
  permits: 3000,
  house: ['PROP_ADDRE'],
  // Whatever made dwellings, by conversion too.
  rowsOf: ({ units, isNew, use, ...permit }) => {
    const made = isNew ? units : Number(use === 'duplex' || use === 'apartments')
    return made > 0 ? [{ ...permit, use, isNew, units: made }] : []
  },
  columns: {
    FOLDERNUMB: text((permit) => permit.number),
    NEWCLASS: text(({ isNew }) => (isNew ? 'New Construction' : 'Alteration')),
    NEWTYPE: text((permit) => permit.use),
    STATUS: text((permit) => permit.status),
    FOLDERDESC: text((permit) => permit.description),
    ISSUEDATE: day((permit) => permit.issued),
    FINALDATE: day((permit) => permit.completed),
    NEW_UNITS: number((permit) => permit.units),
    VALUATION: number((permit) => permit.value),
    PROP_ADDRE: text((permit) => permit.line),
  },
})
