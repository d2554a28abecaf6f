import type { PermitLayer } from '../publish'

const projects = {
  facts: {
    name: {
      by: 'mod(4)',
      of: { 0: 'Quill Meadows', 1: 'Thimble Landing', 2: 'Inkwell Crossing' },
      else: 'Teakettle Square',
    },
    phase: '{mod(5)|plus 1}',
  },
  if: 'use = apartments and isNew',
} as const

export const southernLayers: readonly PermitLayer[] = [
  {
    source: 'chesapeake-new-residential-projects',
    ...projects,
    shape: 'area',
    maxRecordCount: 1000,
    edited: '2026-09-30T20:00:00Z',
    header: 'PROJECT_NA = "{name}, phase {phase}", FINAL_UNITS = units, PIPELINE_UNITS',
    cells: { PIPELINE_UNITS: { if: 'completed', is: 0, else: '{units}' } },
  },
  {
    source: 'dfw-nctcog-new-residential-projects',
    place: 'dallas',
    ...projects,
    header: 'NAME = "{name}, phase {phase}", DEV_STATUS, UNITS = units, CITY = city',
    cells: { DEV_STATUS: { if: 'completed', is: 'Existing', else: 'Under Construction' } },
  },
  {
    source: 'el-paso-new-residential',
    objectIdField: 'FID',
    edited: '2021-12-20T18:00:00Z',
    permits: 3000,
    if: 'isNew and isDwelling and issued >= 2018-01-01 and issued < 2022-01-01',
    header: `
      B1_ALT_ID = number, Issued_Dat = issued as day, Units = units, contractor = contractor,
      owner_name = owner
    `,
  },
  {
    source: 'nashville-new-residential',
    objectIdField: 'ObjectId',
    maxRecordCount: 1000,
    if: 'issued >= 2023-11-01',
    facts: {
      kind: { if: 'use = shop', is: 'Building Commercial', else: 'Building Residential' },
      work: { if: 'isNew and isDwelling or isNew and use = shop', is: 'New', else: 'Addition' },
    },
    header: `
      Permit__ = "T2026{index}", Permit_Type_Description = "{kind} - {work}", Permit_Subtype_Description,
      Date_Entered = submitted as day, Date_Issued = issued as day, Construction_Cost = value,
      Address = line, City = city, State = state, ZIP = zip, Parcel = parcel, Contact = contractor, Purpose
    `,
    cells: {
      Permit_Subtype_Description: {
        by: 'use',
        of: {
          house: 'Single Family Residence',
          duplex: 'Duplex',
          townhouse: 'Townhome',
          apartments: 'Multifamily, Apt / Twnhome',
          garage: 'Accessory Structure, Garage',
          roof: 'Roofing',
          shop: 'Retail Sales',
        },
      },
      Purpose: { if: 'mod(15) = 0', is: '{description}. Questions: {phone}', else: '{description}' },
    },
    titles: { Permit__: 'Permit #' },
  },
  // The older words until 2023, the newer ones since.
  {
    source: 'memphis-new-residential',
    edited: '2026-11-02T15:00:00Z',
    facts: { isOld: { test: 'submitted < 2024-01-01' } },
    if: 'submitted >= 2021-01-01 and submitted < 2026-11-01',
    header: `
      Record_ID = number, Sub_Type, Construction_Type, Description = description,
      Issued_Date = issued as day, Valuation = value, Address = line, City = city, ZIP_Code = zip,
      contractor_name = contractor, contractor_phone = phone, owner_name = owner
    `,
    cells: {
      Sub_Type: {
        if: 'use = shop',
        is: { if: 'isOld', is: 'COM', else: 'Commercial' },
        else: { if: 'isOld', is: 'RES', else: 'Residential' },
      },
      Construction_Type: {
        if: 'isNew',
        is: { if: 'isOld', is: 'NEW', else: 'New' },
        else: 'Alteration',
      },
    },
  },
  {
    source: 'virginia-beach-new-residential',
    shape: 'none',
    // Text that compares as it reads: 2026/10/01.
    header: `
      PermitNumber = number, PermitType, ConstructionType, WorkType, Status = status,
      ProjectDescription = description, IssueDate = issued|replace - /, StreetAddress = line, City = city,
      State = state, Zip = zip, GPIN = parcel, CreatedBy = owner
    `,
    cells: {
      PermitType: { if: 'mod(4) = 0', is: 'Electrical', else: 'Building' },
      ConstructionType: { if: 'use = shop', is: 'Commercial', else: 'Residential' },
      WorkType: { if: 'isNew', is: 'New', else: 'Alteration' },
    },
  },
]
