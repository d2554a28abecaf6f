import type { PermitLayer } from '../publish'

export const westernLayers: readonly PermitLayer[] = [
  {
    source: 'scottsdale-new-residential',
    name: 'Building Permits',
    shape: 'none',
    header: `
      permit_id = index, PermitNumber = "2026-{index}", PermitType, IssueDate = issued as day,
      FinalDate = completed as day, Valuation = value, Address = line, APN = parcel, Owner = owner,
      Builder = contractor, ResponsibleParty = owner
    `,
    cells: {
      PermitType: {
        if: 'not isNew',
        is: 'ALTERATION',
        else: {
          by: 'use',
          // “SFR-CUSTOM” is in public use; the other words are ours.
          of: {
            house: 'SFR-CUSTOM IN SUBDIVISION',
            townhouse: 'SFR-PRODUCTION',
            garage: 'ACCESSORY',
            roof: 'REROOF',
            shop: 'COMMERCIAL',
          },
          else: 'MULTI-FAMILY',
        },
      },
    },
  },
  {
    source: 'gilbert-new-residential',
    shape: 'none',
    header: `
      PermitNumber = number, PermitType, WorkClass, PermitStatus = status, Description = description,
      AppliedDate = submitted as day, IssuedDate = issued as day, Valuation = value, AddressFull = line,
      City = city, State = state, Zip = zip, ParcelNumber = parcel
    `,
    cells: {
      // “Commercial Multi-Family” and “New” are in public use; the other words are ours.
      PermitType: {
        by: 'use',
        of: { apartments: 'Commercial Multi-Family', shop: 'Commercial Building' },
        else: 'Residential Building',
      },
      WorkClass: { if: 'isNew', is: 'New', else: 'Alteration' },
    },
  },
  {
    source: 'sacramento-new-residential',
    shape: 'none',
    permits: 3000,
    if: 'issued >= 2026-01-01',
    header: `
      Application = number, Type, Sub_Type, Category = use, Current_Status = status, Status_Date,
      Work_Desc = description, Valuation = value, Address = line, ZIP = zip, Parcel = parcel,
      Contractor = contractor
    `,
    cells: {
      Type: { if: 'use = shop', is: 'Commercial', else: 'Residential' },
      Sub_Type: {
        if: 'isNew',
        is: { by: 'use', of: { apartments: '5+', duplex: '1-5' }, else: 'New Building' },
        else: 'Remodel',
      },
      // Text that does not compare as it reads: 10/01/2026.
      Status_Date: '{issued|slice 5 7}/{issued|slice 8}/{issued|slice 0 4}',
    },
  },
  {
    source: 'pierce-county-new-residential',
    header: `
      applicationNumber = number, applicationDept, applicationStatus, buildingType, workType,
      workDescription = description, applicationDate = submitted as day, issuedDate = issued as day,
      dwellingUnits = units|text, lotsSubmitted = "0", buildingValuation = value, siteAddress = line,
      parcelNumber = parcel
    `,
    cells: {
      applicationDept: { if: 'mod(5) = 0', is: 'Land Use', else: 'Building' },
      applicationStatus: {
        by: 'status',
        of: { 'in review': 'Accepted', issued: 'Issued', inspections: 'Issued (NCA)', complete: 'Final' },
        else: 'Expired',
      },
      buildingType: {
        by: 'use',
        of: {
          duplex: 'House-plex',
          townhouse: 'Townhouse',
          apartments: 'Apartment',
          garage: 'Garage',
          shop: 'Retail',
        },
        else: 'Single Family Residence',
      },
      workType: { if: 'isNew', is: 'New Construction', else: 'Remodel' },
    },
  },
  {
    source: 'portland-new-residential',
    maxRecordCount: 200,
    edited: '2026-09-20T09:00:00Z',
    permits: 3000,
    facts: {
      made: {
        if: 'isNew',
        is: '{units}',
        else: { if: 'use = duplex or use = apartments', is: 1, else: 0 },
      },
    },
    if: 'made > 0',
    header: `
      FOLDERNUMB = number, NEWCLASS, NEWTYPE = use, STATUS = status, FOLDERDESC = description,
      ISSUEDATE = issued as day, FINALDATE = completed as day, NEW_UNITS = made, VALUATION = value,
      PROP_ADDRE = line
    `,
    cells: { NEWCLASS: { if: 'isNew', is: 'New Construction', else: 'Alteration' } },
  },
]
