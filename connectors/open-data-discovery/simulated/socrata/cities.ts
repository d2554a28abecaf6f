import type { PermitDataset } from '../publish'

export const publicDomainLicense = {
  licenseId: 'PDDL',
  license: {
    name: 'Open Data Commons Public Domain Dedication and License',
    termsLink: 'http://opendatacommons.org/licenses/pddl/1.0/',
  },
}

const issuedOr = (year: number) => ({
  if: 'issued and mod(61) = 0',
  is: { day: `${year}-03-01` },
  else: { day: '{issued}' },
})

const quotedNowAndThen = (text: string) => ({ if: 'mod(5) = 0', is: `"${text}"`, else: text })

export const cities = {
  buffalo: {
    source: 'buffalo-new-residential',
    about: { attribution: 'Sample City of Buffalo', tags: ['permits'] },
    header: `
      apno = "GC26-{index}", aptype, issued = issued as day, stname = line, value = value,
      descofwork = description, applicant = owner, applicant_phone = phone, licno = license,
      lictype = "GENERAL CONTRACTOR", location as point
    `,
    cells: {
      aptype: {
        if: 'isNew',
        is: { if: 'use = shop', is: 'NEW COMMERCIAL', else: 'NEW SINGLE' },
        else: { if: 'use = garage', is: 'DEMOLITION', else: 'GEN CON' },
      },
    },
  },
  cambridge: {
    source: 'cambridge-new-residential',
    about: {
      ...publicDomainLicense,
      category: 'Inspectional Services',
      attribution: 'Sample City of Cambridge',
      tags: ['permits', 'new construction'],
    },
    if: 'isNew',
    header: `
      id = "BLDC-{index}", full_address = "{line}, Unit 1", application_submit_date = submitted as day,
      issue_date = issued as day, status, proposed_building_use, project_description = description,
      total_cost_of_construction = value, number_of_residential_units, licensed_name = owner,
      architect_name = owner, engineer_name = owner, firm_name = contractor, firm_address = firmAddress,
      neighborhood = "Thimble Square", latitude = latitude, longitude = longitude
    `,
    cells: {
      status: { if: 'completed', is: 'Complete', else: 'Active' },
      proposed_building_use: {
        by: 'use',
        of: {
          house: 'One Family Dwelling',
          duplex: 'Two Family Dwelling',
          townhouse: 'One Family Dwelling',
          apartments: 'Multi Family Dwelling',
          shop: 'Commercial / Mixed Use',
        },
      },
      number_of_residential_units: { if: 'isDwelling', is: '{units}' },
    },
  },
  cincinnati: {
    source: 'cincinnati-new-single-family',
    about: { category: 'Thriving Neighborhoods', tags: ['permits'] },
    facts: {
      class: { if: 'use = shop or use = apartments', is: 'Non-Residential', else: 'Residential' },
      work: { if: 'isNew', is: 'New', else: 'Existing' },
    },
    rows: [{}, { if: 'mod(18) = 0', cells: { companyname: '{contractor} (SUB)' } }],
    header: `
      permitnum = "2026P{index}", description, applieddate = submitted as day, issueddate,
      completeddate = completed as day, statuscurrent = status|upper, statuscurrentmapped, originaladdress1,
      originalcity = city, originalstate = state, originalzip = zip, permitclass, permitclassmapped,
      workclass, workclassmapped, permittype = "Building - {use}", units, estprojectcostdec = value,
      companyname = contractor, latitude = latitude, longitude = longitude
    `,
    cells: {
      description: quotedNowAndThen('{description}'),
      issueddate: issuedOr(3201),
      statuscurrentmapped: { if: 'status = in review', is: 'In Review', else: 'Permit Issued' },
      originaladdress1: quotedNowAndThen('{line}'),
      permitclass: { if: 'use = apartments', is: 'IBC', else: 'RCO' },
      permitclassmapped: quotedNowAndThen('{class}'),
      workclass: { if: 'isNew', is: 'NEW', else: 'ALT' },
      workclassmapped: quotedNowAndThen('{work}'),
      units: { if: 'units != 0', is: '{units}' },
    },
  },
  kansasCity: {
    source: 'kansas-city-new-residential',
    about: { name: 'Permits', attribution: 'Sample City of Kansas City', tags: ['permits'] },
    header: `
      permit_type, work_class, permit_status = status, description = description,
      apply_date = submitted as day, issue_date, main_address_line1 = line, valuation = value,
      contractor_name = contractor, contact_email = email, contact_phone = phone, location as point
    `,
    cells: {
      permit_type: { if: 'use = shop', is: 'Commercial Building', else: 'Residential Building' },
      work_class: { if: 'isNew', is: 'New Construction', else: 'Alteration' },
      issue_date: issuedOr(3036),
    },
  },
  marin: {
    source: 'marin-county-new-residential',
    about: {
      name: 'Building Permits',
      attribution: 'Sample County of Marin',
      licenseId: 'ODBL',
      license: { name: 'Open Database License', termsLink: 'http://opendatacommons.org/licenses/odbl/1.0/' },
      tags: ['permits'],
    },
    facts: {
      kind: { if: 'use = shop', is: 'Commercial', else: 'Residential' },
      work: { if: 'isNew', is: 'New construction', else: 'Remodel' },
    },
    header: `
      unique_id = "M{index}", permit_number = number, type_permit, construction,
      construction_value = value|text, description = description, received_date = submitted as day,
      issued_date = issued as day, address = line, city_town = city, zip = zip,
      parcel_number = "{parcel|slice 0 3}-{parcel|slice 3 6}-{parcel|slice 6}", contractor = contractor,
      contractor_license = license, contractor_address = firmAddress, total_fees = value|over 90|round,
      district = "2"
    `,
    cells: {
      type_permit: { if: 'mod(3) = 0', is: '{kind|upper}', else: '{kind}' },
      construction: { if: 'mod(3) = 0', is: '{work|upper}', else: '{work}' },
    },
  },
  mesa: {
    source: 'mesa-new-residential',
    about: { name: 'Building Permits', attribution: 'Sample City of Mesa', tags: ['permits'] },
    header: `
      permit_number = "PMT26-{index}", permit_type, type_of_work, new_residential_permit, status = status,
      description = description, submitted_date = submitted as day, issued_date = issued as day,
      property_address = line, value = value, applicant = owner, applicant_address = firmAddress,
      contractor_name = contractor, contractor_phone = phone, latitude = latitude, longitude = longitude
    `,
    cells: {
      permit_type: { if: 'use = shop', is: 'COM', else: 'RES' },
      type_of_work: {
        if: 'isNew',
        is: {
          by: 'use',
          of: {
            house: 'Single Family (Detached)',
            duplex: 'Two Family',
            townhouse: 'Single Family (Attached)',
            apartments: 'Multi-Family',
            garage: 'Accessory Building',
            roof: 'Reroof',
            shop: 'Commercial New',
          },
        },
        else: 'Alteration',
      },
      new_residential_permit: { if: 'units > 0', is: '1', else: '0' },
    },
  },
  newJersey: {
    source: 'new-jersey-new-residential',
    about: {
      name: 'NJ Construction Permit Data',
      attribution: 'Sample State of New Jersey',
      tags: ['permits'],
    },
    if: 'issued >= 2021-11-01',
    rows: [
      { part: 'Permit' },
      {
        if: 'completed',
        part: 'Certificate',
        cells: {
          recordid: '{index}2',
          certdate: { day: '{completed}' },
          certtypedesc: 'Certificate of Occupancy',
        },
      },
    ],
    header: `
      recordid = "{index}1", treasurycode = "1111", muniname = "{city} CITY", county = "MERCER",
      block = parcel|slice 1 5, lot = parcel|slice 5 9, permitno = number, permitdate, certdate as day,
      permitstatusdesc = part, permittypedesc, usegroupdesc, certtypedesc, salegained = units,
      constcost = value
    `,
    cells: {
      permitdate: issuedOr(2925),
      permittypedesc: {
        if: 'isNew',
        is: 'New',
        else: { if: 'use = garage', is: 'Addition', else: 'Alteration' },
      },
      usegroupdesc: {
        by: 'use',
        of: {
          apartments: 'Multiple family dwellings, dormitories, etc.',
          garage: 'Utility, miscellaneous',
          shop: 'Mercantile, retail stores',
        },
        else: 'International Residential Code',
      },
    },
  },
  norfolk: {
    source: 'norfolk-new-residential',
    about: { name: 'Permits', attribution: 'Sample City of Norfolk', tags: ['permits'] },
    // The columns up to `address` are those of public use in 2026; of their words only “Zoning” and “Commercial” are.
    header: `
      permit_number = number, type, work_type, status = status, application_date, issue_date = issued as day,
      finaled_date = completed as day, project_cost = value, gpin = parcel, use_class, address = line,
      description = description, owner_name = owner, applicant_name = owner, contractor_name = contractor,
      contractor_phone = phone, location as point
    `,
    cells: {
      type: { by: 'mod(4)', of: { 2: 'Zoning', 3: 'Electrical' }, else: 'Building' },
      work_type: { if: 'isNew', is: 'New Construction', else: 'Alteration' },
      application_date: { if: 'mod(40) = 0', is: { day: '2027-03-01' }, else: { day: '{submitted}' } },
      use_class: {
        if: 'use = shop',
        is: 'Commercial',
        else: { if: 'mod(5) = 0', is: 'RESIDENTIAL', else: 'Residential' },
      },
    },
  },
  orlando: {
    source: 'orlando-new-residential',
    about: { name: 'Permit Applications', attribution: 'Sample City of Orlando', tags: ['permits'] },
    header: `
      permit_number = "BLD2026-{index}", application_type, worktype, plan_review_type,
      project_name = description, application_status = status, processed_date = submitted as day,
      issue_permit_date = issued as day, permit_address = line, parcel_number = parcel,
      estimated_cost = value, property_owner_name = owner, contractor_name = contractor,
      contractor_address = firmAddress, contractor_phone_number = phone, geocoded_column as point
    `,
    cells: {
      application_type: { if: 'use = roof', is: 'Roofing Permit', else: 'Building Permit' },
      worktype: { if: 'isNew', is: 'New', else: 'Alteration' },
      plan_review_type: { if: 'use = shop', is: 'Commercial', else: '1-2 Family Residential' },
    },
  },
  plano: {
    source: 'plano-new-residential',
    about: {
      name: 'Collin CAD Permits',
      attribution: 'Sample Appraisal District',
      tags: ['permits', 'appraisal'],
    },
    rows: [{}, { if: 'mod(18) = 0', cells: { permitbuildername: '{contractor} (SUB)' } }],
    // Neither of the two is different in each row.
    header: `
      permitid = index|over 3|floor, permitnum = "BLR-{index|over 2|floor}", permitissuedby,
      permitissueddate, permittypedescr, permitsubtypedescr, proprescom, permitvalue = value as money,
      permitbldgarea = 2400, permitcomments = description, situsconcatshort = line,
      situsconcat = "{line}, {city}, TX {zip}", situscity = city, situszip = zip,
      propid = parcel|slice 1|number|text, propownername = owner, permitbuildername = contractor,
      permitissuedto = owner
    `,
    cells: {
      permitissuedby: { if: 'mod(3) = 0', is: 'FRISCO CITY', else: 'PLANO CITY' },
      permitissueddate: { if: 'mod(50) = 0', is: { day: '2029-05-01' }, else: { day: '{issued}' } },
      permittypedescr: { if: 'use = shop', is: 'COMMERCIAL', else: 'RESIDENTIAL' },
      permitsubtypedescr: { if: 'isNew', is: 'New Construction', else: 'Remodel' },
      proprescom: { if: 'use = shop', is: 'Commercial', else: 'Residential' },
    },
  },
} satisfies Record<string, PermitDataset>
