import type { PermitLayer } from '../publish'

export const midwesternLayers: readonly PermitLayer[] = [
  {
    source: 'cleveland-new-residential',
    objectIdField: 'ObjectId',
    shape: 'none',
    maxRecordCount: 1000,
    header: `
      PERMIT_ID = number, PERMIT_CATEGORY, PERMIT_SUBTYPE, JOB_DESCRIPTION = description,
      APPLICATION_DATE = submitted as day, ISSUE_DATE = issued as day, ESTIMATED_COST = value,
      PRIMARY_ADDRESS = "{line}, {city}, {state} {zip}", PARCEL_NUMBER = parcel,
      contractor_name = contractor, owner_name = owner, applicant_name = owner
    `,
    cells: {
      PERMIT_CATEGORY: { if: 'use = shop', is: 'Commercial', else: 'Residential' },
      PERMIT_SUBTYPE: { if: 'isNew and isDwelling', is: 'New Building', else: 'Repair' },
    },
  },
  {
    source: 'columbus-new-residential',
    header: `
      B1_ALT_ID = number, B1_PER_TYPE, B1_PER_CATEGORY = "NA", GENERAL_TYPE, UNITS = units,
      B1_WORK_DESC = description, ISSUED_DT = issued as day, SITE_ADDRESS = line, B1_SITUS_ZIP = zip,
      B1_PARCEL_NBR = parcel, APPLICANT_NAME = owner, APPLICANT_PHONE = phone
    `,
    cells: {
      B1_PER_TYPE: { if: 'use = shop', is: 'Commercial Building', else: 'Residential Building' },
      GENERAL_TYPE: { if: 'isNew', is: 'New Structure', else: 'Alteration' },
    },
  },
  {
    source: 'detroit-new-residential',
    objectIdField: 'ObjectId',
    header: `
      record_id = "RES2026-{index}", permit_type, use_group, proposed_use_type,
      work_description = description, submitted_date = submitted as plain day,
      issued_date = issued as plain day, status = status, amt_estimated_contractor_cost = value|text,
      address = line, zip_code = zip, parcel_id = parcel, longitude = longitude, latitude = latitude
    `,
    cells: {
      permit_type: {
        if: 'isNew',
        is: { if: 'mod(12) = 0', is: 'Foundation Only', else: 'New' },
        else: 'Residential Rehab',
      },
      // Often empty, even of a house.
      use_group: {
        if: 'mod(3) != 0',
        is: { by: 'use', of: { garage: 'U', roof: 'M', shop: 'M', apartments: 'R-2' }, else: 'R-3' },
      },
      proposed_use_type: {
        by: 'use',
        of: {
          duplex: 'TWO FAMILY RESIDENTIAL',
          townhouse: 'RESIDENTIAL TOWNHOUSE',
          apartments: 'MULTI-FAMILY RESIDENTIAL',
          garage: 'GARAGE',
          shop: 'RETAIL',
        },
        else: 'SINGLE FAMILY DWELLING',
      },
    },
  },
  {
    source: 'louisville-new-residential',
    objectIdField: 'ObjectId',
    permits: 3000,
    // Finished permits leave the table.
    if: 'not completed',
    facts: {
      kind: { if: 'use = shop', is: 'Commercial', else: 'Residential' },
      work: { if: 'isNew', is: 'New', else: 'Alteration' },
    },
    header: `
      PERMIT_NUMBER = number, PERMIT_TYPE = "{kind} {work}", CATEGORY_NAME, STATUS = status,
      ISSUE_DATE = issued as day, PROJECTCOSTS = value, ADDRESS = line, CITY = city, STATE = state,
      ZIPCODE = zip, CONTRACTOR = "{contractor} {phone}"
    `,
    cells: {
      CATEGORY_NAME: {
        by: 'use',
        of: {
          duplex: 'Multifamily',
          townhouse: 'Condo-Patio',
          apartments: 'Multifamily',
          garage: null,
          shop: 'Commercial',
        },
        else: 'Single Family',
      },
    },
  },
  {
    source: 'minneapolis-new-residential',
    maxRecordCount: 16_000,
    daysAs: 'DATE',
    header: `
      permitNumber = "BLDG{index}", permitType, workType, status = status, comments = description,
      issueDate = issued as day, completeDate = completed as day, dwellingUnitsNew = units, value = value,
      Display = line, APN = parcel, applicantName = contractor, fullName = owner,
      applicantAddress1 = firmAddress, applicantCity = city
    `,
    cells: {
      // Two spellings in one column.
      permitType: {
        if: 'use = shop',
        is: 'Commercial',
        else: { if: 'mod(2) = 0', is: 'Res', else: 'Residential' },
      },
      workType: { if: 'isNew', is: 'New', else: 'Remodel' },
    },
  },
]
