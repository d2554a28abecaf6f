import type { PermitTable } from '../permit-table'
import type { PermitResource } from '../publish'

export const resources: readonly PermitResource[] = [
  {
    source: 'boston-new-residential',
    if: 'issued',
    rows: [{}, { if: 'isNew and completed', part: 'certificate' }],
    header: `
      permitnumber, worktype, permittypedescr, description, comments = description, applicant = owner,
      owner = owner, declared_valuation = "$[{value|commas}].00", issued_date = "{issued} 09:41:07",
      expiration_date = "{issued|slice 0 4|plus 1}-01-31 05:00:00", status, occupancytype, address = line,
      city = city, state = state, zip = zip, parcel_id = parcel, y_latitude = latitude|text,
      x_longitude = longitude|text
    `,
    cells: {
      permitnumber: { if: 'part', is: 'COO{index}', else: 'ERT{index}' },
      worktype: { if: 'isNew', is: 'ERECT', else: 'INTREN' },
      permittypedescr: {
        if: 'part',
        is: 'Certificate of Occupancy',
        else: { if: 'isNew', is: 'Erect/New Construction', else: 'Short Form Bldg Permit' },
      },
      description: { if: 'isNew', is: 'Erect', else: 'Interior Renovations' },
      status: { if: 'completed', is: 'Closed', else: 'Open' },
      // Empty now and then.
      occupancytype: {
        if: 'mod(25) != 0',
        is: {
          by: 'use',
          of: { townhouse: '1-3FAM', apartments: 'Multi', roof: '1-3FAM', shop: 'Comm' },
          else: '1-2FAM',
        },
      },
    },
  },
  // A project is reported once a year, and once more in the year it is finished.
  {
    source: 'california-hcd-apr-new-residential',
    if: 'isNew and isDwelling',
    facts: { firstYear: '{submitted|slice 0 4}', lastYear: '{completed|slice 0 4}' },
    rows: [{}, { if: 'lastYear > $firstYear', cells: { YEAR: '{lastYear}' } }],
    header: `
      JURIS_NAME = city, CNTY_NAME = "SACRAMENTO", YEAR = firstYear, JURS_TRACKING_ID = number,
      STREET_ADDRESS = line, APN = parcel, UNIT_CAT, ENT_APPROVE_DT1 = submitted, BP_ISSUE_DT1 = issued,
      CO_ISSUE_DT1 = completed, NO_BUILDING_PERMITS, NOTES = description
    `,
    cells: {
      UNIT_CAT: { if: 'use = apartments', is: '5+', else: 'SFD' },
      NO_BUILDING_PERMITS: { if: 'issued', is: '{units}', else: 0 },
    },
  },
  {
    source: 'milwaukee-new-residential',
    // The publisher updates this table once a month.
    if: 'issued < 2026-11-01',
    facts: {
      kind: { if: 'use = shop', is: 'Commercial', else: 'Residential' },
      work: { if: 'isNew', is: 'New Construction', else: 'Alteration' },
    },
    header: `
      Record ID = number, Permit Type = "{kind} {work} Permit", Date Opened = submitted,
      Date Issued = issued, Status = status, Address = line, Construction Total Cost = value|text,
      Use of Building = use, Dwelling units impacted = units|text
    `,
  },
  // It answered SQL until October 2026.
  {
    source: 'pittsburgh-new-residential',
    refusesSql: true,
    header: `
      permit_id = number, permit_type, commercial_or_residential, work_type, work_description = description,
      issue_date = issued, status = status, total_project_value = value|text, address = line,
      parcel_num = parcel, owner_name = owner, contractor_name = contractor, latitude = latitude|text,
      longitude = longitude|text
    `,
    cells: {
      permit_type: {
        if: 'use = roof',
        is: 'ELECTRICAL',
        else: { if: 'mod(3) = 0', is: 'Building & Development Application', else: 'BUILDING' },
      },
      commercial_or_residential: { if: 'use = shop', is: 'Commercial', else: 'Residential' },
      work_type: {
        if: 'isNew',
        is: { by: 'mod(3)', of: { 0: 'NEW CONSTRUCTION', 1: 'New Construction' }, else: 'NEW' },
        else: 'EXISTING',
      },
    },
  },
  // The simulated portal refuses SQL; whether the real one answers it is unknown.
  {
    source: 'san-antonio-new-residential',
    refusesSql: true,
    if: 'issued',
    header: `
      PERMIT TYPE, PERMIT # = number, PROJECT NAME = description, WORK TYPE,
      ADDRESS = "{line}, City of {city}, TX {zip}", DATE SUBMITTED = submitted, DATE ISSUED = issued,
      DECLARED VALUATION, PRIMARY CONTACT = owner, X_COORD = longitude|text, Y_COORD = latitude|text
    `,
    cells: {
      'PERMIT TYPE': {
        if: 'use = shop',
        is: { if: 'isNew', is: 'Comm New Building Permit', else: 'Comm Repair Permit' },
        else: { if: 'isNew and isDwelling', is: 'Res New Building Permit', else: 'Res Repair Permit' },
      },
      'WORK TYPE': { if: 'isNew', is: 'New', else: 'Existing' },
      // Often left blank, and a blank is a text of no length.
      'DECLARED VALUATION': { if: 'mod(3) = 0', is: '', else: '{value|text}' },
    },
  },
  // The table holds open work only: finished permits leave it.
  {
    source: 'san-jose-new-residential',
    permits: 3000,
    if: 'issued and not completed',
    header: `
      gx_location = "{line}   ,   {city} CA {zip}", ASSESSORS_PARCEL_NUMBER = parcel, APPLICANT = owner,
      OWNERNAME = owner, CONTRACTOR = "{contractor} {phone}", FOLDERDESC = description,
      FOLDERNUMBER = number, SUBTYPEDESCRIPTION, WORKDESCRIPTION, PERMITAPPROVALS = "B-Complete",
      ISSUEDATE = "{issued|slice 5 7|number}/{issued|slice 8|number}/{issued|slice 0 4} 12:00:00 AM",
      FINALDATE, STATUS = "Active", PERMITVALUATION = value|commas, DWELLINGUNITS = units|text
    `,
    cells: {
      SUBTYPEDESCRIPTION: {
        by: 'use',
        of: { duplex: 'Duplex', apartments: 'Multi-Family', shop: 'Retail' },
        else: 'Single-Family',
      },
      WORKDESCRIPTION: {
        if: 'isNew',
        is: { if: 'use = garage', is: 'Accessory Structure', else: 'New Construction' },
        else: { if: 'use = roof', is: 'Reroof', else: 'Additions/Alterations' },
      },
      FINALDATE: '',
    },
  },
]

export const philadelphia: PermitTable = {
  source: 'philadelphia-new-residential',
  header: `
    cartodb_id = index, permitnumber = number, permittype = "BUILDING", typeofwork,
    commercialorresidential, approvedscopeofwork = description, permitissuedate,
    permitcompleteddate = completed as day, status = status, numberofunits = units, address = line,
    zip = zip, opa_account_num = parcel, opa_owner = owner, contractorname = contractor,
    contractoraddress1 = firmAddress
  `,
  cells: {
    typeofwork: {
      if: 'isNew',
      is: {
        if: 'use = garage',
        is: 'New construction, addition, GFA change',
        else: { if: 'mod(2) = 0', is: 'New Construction', else: 'NEW CONSTRUCTION' },
      },
      else: 'Alterations',
    },
    // Unreliable: apartment houses are called commercial too.
    commercialorresidential: {
      if: 'use = shop or use = apartments',
      is: 'Commercial',
      else: 'Residential',
    },
    permitissuedate: {
      if: 'issued and mod(61) = 0',
      is: { if: 'mod(2) = 0', is: { day: '3200-03-01' }, else: { day: '9798-03-01' } },
      else: { day: '{issued}' },
    },
  },
}
