import type { PermitLayer } from '../publish'

export const carolinaLayers: readonly PermitLayer[] = [
  {
    source: 'charlotte-new-residential',
    name: 'BuildingPermits',
    objectIdField: 'objectid',
    header: `
      permitnum = number, permittype, permitdesc, worktype, issuedate = issued as day,
      compdate = completed as day, projadd = line|left 40, zipcode = zip, bldgcost = value, ownname = owner,
      ownzipcode = zip
    `,
    cells: {
      permittype: { if: 'use = shop', is: 'Commercial', else: 'One/Two Family' },
      permitdesc: {
        if: 'isNew',
        is: { if: 'use = house', is: 'NEW SF Dwelling Detached', else: 'NEW Structure' },
        else: 'Upfit',
      },
      worktype: { if: 'isNew', is: 'New', else: 'Alter' },
    },
  },
  {
    source: 'durham-new-residential',
    header: `
      PermitNum = number, BLDB_ACTIVITY, BLD_Type = use, Occupancy, DWELLING_UNITS = units,
      COMMENTS = description, ISSUE_DATE = issued as day, LOCATION_ADDR = line, contractor_name = contractor,
      owner_name = owner
    `,
    cells: {
      BLDB_ACTIVITY: { if: 'isNew', is: 'New', else: 'Alteration' },
      Occupancy: { if: 'use = shop', is: 'M', else: 'R-3' },
    },
  },
  {
    source: 'greensboro-new-residential',
    daysAs: 'text',
    facts: {
      action: { if: 'isNew', is: 'NEW', else: 'ALTER' },
      dwelling: {
        by: 'use',
        of: {
          duplex: 'TWO FAMILY',
          townhouse: 'SINGLE FAMILY ATTACHED',
          apartments: 'MULTI FAMILY',
          garage: 'ACCESSORY',
          shop: 'MERCANTILE',
        },
        else: 'SINGLE FAMILY',
      },
    },
    // Feet of the state's own grid; nothing here is computed from them.
    header: `
      PermitNum = number, PermitType, ApplicationType, Description = "{action} {dwelling}",
      WorkComments = description, IssuedDate = issued as day, FullAddress = line,
      XCoord = mod(9000)|plus 1760000, YCoord = mod(7000)|plus 840000, Contractor = contractor
    `,
    cells: {
      // “Commercial” and “Total Demolish” are in public use; the other words are ours.
      PermitType: { if: 'use = shop', is: 'Commercial', else: 'Residential' },
      ApplicationType: {
        if: 'isNew',
        is: { if: 'mod(2) = 0', is: 'New', else: 'NEW BUILDING' },
        else: { if: 'mod(3) = 0', is: 'Total Demolish', else: 'Alteration' },
      },
    },
  },
  {
    source: 'raleigh-new-residential',
    // Not degrees, despite their names: only the shapes are right.
    header: `
      permitnum = number, permitclassmapped, workclassmapped, statuscurrent = status,
      proposedworkdescription = description, applieddate = submitted as day, issueddate = issued as day,
      estprojectcost = value, housingunitstotal = units, originaladdress1 = line, originalzip = zip,
      streetnum = houseNumber|text, streetdirection = direction, streetname = street, streettype = suffix,
      latitude_perm = latitude|over 1000, longitude_perm = longitude|over 1000,
      contractorcompanyname = contractor, contractorphone = phone, contractoremail = email,
      parcelownername = owner
    `,
    cells: {
      permitclassmapped: { if: 'use = shop', is: 'Non-Residential', else: 'Residential' },
      workclassmapped: { if: 'isNew', is: 'New', else: 'Existing' },
    },
  },
  {
    source: 'winston-salem-new-residential',
    name: 'Permits',
    if: 'isNew and isDwelling',
    header: `
      PERMIT_NUM = number, PERMIT_TYPE = use, DESCRIPTION = description, ISSUED = issued as day,
      SITE_ADDRESS = line, OWNER_NAME = owner
    `,
  },
]
