import type { SamplePermit } from '@/lib/sample-world/permits'
import { day, number, text } from '../columns'
import { isCommercial } from '../odd-rows'
import { permitLayer } from './permit-layer'

export const raleighSite = permitLayer<SamplePermit>({
  layer: 'https://services.arcgis.com/v400IkDOw1ad7Yad/arcgis/rest/services/Building_Permits/FeatureServer/0',
  name: 'Building Permits',
  place: 'raleigh',
  house: ['originaladdress1', 'streetnum'],
  rowsOf: (permit) => [permit],
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
