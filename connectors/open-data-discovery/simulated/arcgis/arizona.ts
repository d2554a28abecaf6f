import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import { day, number, text } from '../columns'
import { isCommercial } from '../odd-rows'
import { permitLayer } from './permit-layer'

const scottsdaleTypes: Record<SamplePermit['use'], string> = {
  // In public use, as “SFR-CUSTOM” is; the other words are ours.
  house: 'SFR-CUSTOM IN SUBDIVISION',
  duplex: 'MULTI-FAMILY',
  townhouse: 'SFR-PRODUCTION',
  apartments: 'MULTI-FAMILY',
  garage: 'ACCESSORY',
  roof: 'REROOF',
  shop: 'COMMERCIAL',
}

const scottsdale = permitLayer({
  layer: 'https://maps.scottsdaleaz.gov/arcgis/rest/services/OpenData_Tabular/MapServer/12',
  name: 'Building Permits',
  shape: 'none',
  place: 'scottsdale',
  house: ['Address'],
  columns: {
    permit_id: number((permit) => permit.index),
    PermitNumber: text(({ index }) => `2026-${index}`),
    PermitType: text(({ isNew, use }) => (isNew ? scottsdaleTypes[use] : 'ALTERATION')),
    IssueDate: day((permit) => permit.issued),
    FinalDate: day((permit) => permit.completed),
    Valuation: number((permit) => permit.value),
    Address: text((permit) => permit.line),
    APN: text((permit) => permit.parcel),
    Owner: text((permit) => permit.owner),
    Builder: text(({ contractor }) => contractor.name),
    ResponsibleParty: text((permit) => permit.owner),
  },
})

function gilbertTypeOf(permit: SamplePermit): string {
  if (permit.use === 'apartments') return 'Commercial Multi-Family'
  return isCommercial(permit) ? 'Commercial Building' : 'Residential Building'
}

const gilbert = permitLayer({
  layer: 'https://maps.gilbertaz.gov/arcgis/rest/services/OD/Growth_Development_Tables_1/MapServer/3',
  name: 'EnergovPermitData',
  shape: 'none',
  place: 'gilbert',
  house: ['AddressFull'],
  columns: {
    PermitNumber: text((permit) => permit.number),
    // “Commercial Multi-Family” and “New” are in public use; the other words are ours.
    PermitType: text((permit) => gilbertTypeOf(permit)),
    WorkClass: text(({ isNew }) => (isNew ? 'New' : 'Alteration')),
    PermitStatus: text((permit) => permit.status),
    Description: text((permit) => permit.description),
    AppliedDate: day((permit) => permit.submitted),
    IssuedDate: day((permit) => permit.issued),
    Valuation: number((permit) => permit.value),
    AddressFull: text((permit) => permit.line),
    City: text((permit) => permit.city),
    State: text((permit) => permit.state),
    Zip: text((permit) => permit.zip),
    ParcelNumber: text((permit) => permit.parcel),
  },
})

export const arizonaSites = [scottsdale, gilbert]
