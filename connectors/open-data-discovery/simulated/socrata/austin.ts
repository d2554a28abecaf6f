import type { PermitDataset } from '../publish'

const about = { attribution: 'Sample City of Austin', tags: ['permits'] }

const facts = {
  permitNumber: '{submitted|slice 0 4}-{index} BP',
  class: {
    by: 'use',
    of: {
      duplex: 'R- 103 Two Family Bldgs',
      apartments: 'C- 105 Five or More Family Bldgs',
      garage: 'R- 438 Residential Garage/Carport Addn',
      roof: 'R- 435 Renovations/Remodel',
      shop: 'C- 1001 Commercial Remodel',
    },
    else: 'R- 101 Single Family Houses',
  },
} as const

const constructionPermits: PermitDataset = {
  source: 'austin-building-permits',
  about: {
    ...about,
    name: 'Issued Construction Permits',
    description: 'Permits of the sample city, <b>every</b> trade.<br/>One row for each permit.',
    category: 'Building and Development',
    licenseId: 'PUBLIC_DOMAIN',
    license: { name: 'Public Domain' },
  },
  permits: 3000,
  parcel: '1{tcad_id|pad 9}',
  facts,
  recorded: ['socrata-columns-2018.json 3syk-w9eu'],
  unseen: ['location'],
  header: `
    permittype, permit_type_desc, permit_number = permitNumber, permit_class_mapped, permit_class = class,
    work_class, condominium = "No", permit_location = "Quillfeather Subdivision",
    description = description, tcad_id = parcel|slice 1|number|text,
    legal_description = "LOT {mod(40)} BLK C THIMBLE HEIGHTS", applieddate = submitted as day,
    issue_date = issued as day, status_current, statusdate = completed|or $issued as day, expiresdate,
    completed_date = completed as day, total_job_valuation as money, number_of_floors = 2,
    housing_units = units, original_address1 = line, original_city = city, original_state = state,
    original_zip = zip, council_district = "9",
    link = "https://abc.austintexas.gov/sample?permit={index}" as url, project_id = index|plus 7|text,
    latitude = latitude, longitude = longitude, location as point, contractor_trade = "General Contractor",
    contractor_company_name = contractor, contractor_full_name = owner, contractor_phone = phone,
    contractor_address1 = firmAddress, contractor_address2, contractor_city = city, contractor_zip = zip,
    applicant_full_name = owner, applicant_org = contractor, applicant_phone = phone,
    applicant_address1 = firmAddress, applicant_address2, applicant_city = city, applicantzip = zip,
    day_issued, issued_in_last_30_days, issue_method, jurisdiction, calendar_year_issued as number,
    fiscal_year_issued as number, masterpermitnum as number, total_existing_bldg_sqft as number,
    remodel_repair_sqft as number, total_new_add_sqft as number, total_valuation_remodel as money,
    building_valuation as money, building_valuation_remodel as money, electrical_valuation as money,
    electrical_valuation_remodel as money, mechanical_valuation as money,
    mechanical_valuation_remodel as money, plumbing_valuation as money,
    plumbing_valuation_remodel as money, medgas_valuation as money, medgas_valuation_remodel as money
  `,
  cells: {
    permittype: { if: 'use = roof', is: 'EP', else: 'BP' },
    permit_type_desc: { if: 'use = roof', is: 'Electrical Permit', else: 'Building Permit' },
    permit_class_mapped: { if: 'use = shop', is: 'Commercial', else: 'Residential' },
    work_class: { if: 'isNew', is: 'New', else: 'Remodel' },
    status_current: { if: 'status = complete', is: 'Final', else: 'Active' },
    expiresdate: { if: 'issued', is: { day: '{issued|slice 0 4|plus 1}-01-31' } },
    total_job_valuation: { if: 'mod(8) = 0', is: '{value}' },
  },
}

const buildingPermits: PermitDataset = {
  source: 'austin-new-residential-building',
  about,
  updatedAt: '2026-11-06T09:00:00Z',
  permits: 3000,
  if: 'issued',
  facts,
  header: `
    permit_number = permitNumber, sub_type = class, work_type, permit_location = line,
    issue_date = issued as day, status = "Active", certificate_of_occupancy, latitude = latitude,
    longitude = longitude
  `,
  cells: {
    work_type: { if: 'isNew', is: 'New', else: 'Addition' },
    certificate_of_occupancy: { if: 'completed', is: 'Yes', else: 'No' },
  },
}

export const austin = [constructionPermits, buildingPermits]
