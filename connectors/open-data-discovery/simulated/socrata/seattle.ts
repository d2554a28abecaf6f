import type { PermitDataset } from '../publish'

const about = { attribution: 'Sample City of Seattle', category: 'Permitting' }

const permits: PermitDataset = {
  source: 'seattle-building-permits',
  about: { ...about, name: 'Building Permits', tags: ['permits', 'construction'] },
  permits: 3000,
  // Empty during the city's review.
  header: `
    permitnum, permitclass, permitclassmapped, permittypemapped = "Building", permittypedesc,
    description = description, housingunitsremoved = 0, housingunitsadded = units, estprojectcost = value,
    applieddate, issueddate = issued as day, expiresdate, completeddate = completed as day, statuscurrent,
    originaladdress1 = line, originalcity = city, originalstate = state, originalzip = zip,
    contractorcompanyname = contractor,
    link = "https://cosaccela.seattle.gov/portal/sample?permit={index}" as url, latitude = latitude,
    longitude = longitude, location1 as point
  `,
  cells: {
    permitnum: { if: 'use = roof', is: '{index}-RR', else: '{index}-CN' },
    permitclass: { if: 'use = apartments', is: 'Multifamily', else: 'Single Family / Duplex' },
    permitclassmapped: { if: 'use = shop', is: 'Non-Residential', else: 'Residential' },
    permittypedesc: { if: 'isNew and isDwelling', is: 'New', else: 'Addition/Alteration' },
    applieddate: { if: 'use != roof', is: { day: '{submitted}' } },
    expiresdate: { if: 'issued', is: { day: '{issued|slice 0 4|plus 2}-01-31' } },
    statuscurrent: {
      by: 'status',
      of: {
        'in review': 'Reviews In Process',
        issued: 'Issued',
        inspections: 'Inspections Added',
        complete: 'Completed',
      },
      else: 'Expired',
    },
  },
}

const violations: PermitDataset = {
  source: 'seattle-code-complaints-and-violations',
  about: { ...about, name: 'Code Complaints and Violations', tags: ['code', 'complaints'] },
  permits: 3000,
  records: 'violations',
  header: `
    recordnum = "00{index}-03CP", recordtype, recordtypedesc = kind, description = description,
    opendate = day as day, statuscurrent, originaladdress1 = line, originalcity = city,
    originalstate = state, originalzip = zip,
    link = "https://cosaccela.seattle.gov/portal/sample?record={index}" as url, latitude = latitude,
    longitude = longitude
  `,
  cells: {
    recordtype: { if: 'status = open', is: 'Complaint', else: 'Notice of Violation' },
    statuscurrent: { if: 'status = open', is: 'Under Investigation', else: 'Completed' },
  },
}

export const seattle = [permits, violations]
