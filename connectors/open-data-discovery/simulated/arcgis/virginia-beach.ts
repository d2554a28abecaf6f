import { text } from '../columns'
import { isCommercial } from '../odd-rows'
import { permitLayer } from './permit-layer'

export const virginiaBeachSite = permitLayer({
  layer:
    'https://services2.arcgis.com/CyVvlIiUfRBmMQuu/arcgis/rest/services/Building_Permits_Applications_view/FeatureServer/0',
  name: 'Building Permits Applications',
  shape: 'none',
  place: 'virginia-beach',
  house: ['StreetAddress'],
  columns: {
    PermitNumber: text((permit) => permit.number),
    // A trade, not what the building is for.
    PermitType: text(({ index }) => (index % 4 === 0 ? 'Electrical' : 'Building')),
    ConstructionType: text((permit) => (isCommercial(permit) ? 'Commercial' : 'Residential')),
    WorkType: text(({ isNew }) => (isNew ? 'New' : 'Alteration')),
    Status: text((permit) => permit.status),
    ProjectDescription: text((permit) => permit.description),
    // `2026/10/01`: text that compares as it reads.
    IssueDate: text(({ issued }) => issued?.replaceAll('-', '/') ?? null),
    StreetAddress: text((permit) => permit.line),
    City: text((permit) => permit.city),
    State: text((permit) => permit.state),
    Zip: text((permit) => permit.zip),
    GPIN: text((permit) => permit.parcel),
    CreatedBy: text((permit) => permit.owner),
  },
})
