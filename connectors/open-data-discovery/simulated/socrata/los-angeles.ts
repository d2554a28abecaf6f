import type { PermitDataset } from '../publish'

const about = {
  attribution: 'Sample City of Los Angeles',
  category: 'City Infrastructure',
  tags: ['permits'],
}

const facts = {
  permitNumber: '{submitted|slice 2 4}010-10000-{index}',
  type: {
    if: 'use = garage',
    is: 'Bldg-Addition',
    else: { if: 'isNew', is: 'Bldg-New', else: 'Bldg-Alter/Repair' },
  },
  subType: {
    by: 'use',
    of: { apartments: 'Apartment', shop: 'Commercial' },
    else: '1 or 2 Family Dwelling',
  },
} as const

const permitTable = {
  permits: 3000,
  parcel: '{apn}',
  facts,
  recorded: ['soda-la-permits-pi9x-tg5x.json'],
  unseen: ['cofo_date'],
  header: `
    permit_nbr = permitNumber, primary_address = line, zip_code = zip, cd = "14",
    pin_nbr = "069B197   {mod(900)}", apn = parcel, zone = "R1-1", permit_group = "Building",
    permit_type = type, permit_sub_type = subType, use_desc = use, submitted_date = submitted as day,
    issue_date = issued as day, status_desc, status_date = completed|or $issued|or $submitted as day,
    cofo_date, valuation = value, square_footage, type_lat_lon = "ADDRESS", lat = latitude|text,
    lon = longitude|text, work_desc = description, ev = "N", solar = "N",
    business_unit = "Regular Plan Check", refresh_time = "2026-11-13" as day, geolocation as point, apc,
    cpa, cnc, ct, use_code
  `,
  cells: {
    status_desc: { if: 'status = complete', is: 'Permit Finaled', else: 'Issued' },
    cofo_date: { if: 'isNew', is: { day: '{completed}' } },
    square_footage: { if: 'use != roof', is: 1800 },
  },
} as const

const submitted: PermitDataset = {
  ...permitTable,
  source: 'los-angeles-new-residential-applications',
  about,
  if: 'submitted >= 2020-01-01',
}

const issued: PermitDataset = {
  ...permitTable,
  source: 'los-angeles-building-permits',
  about: { ...about, name: 'Building and Safety - Building Permits Issued from 2020 to Present (N)' },
  if: 'issued >= 2020-01-01',
}

const inspections: PermitDataset = {
  source: 'los-angeles-building-inspections',
  about: { ...about, name: 'Building and Safety Inspections', tags: ['inspections'] },
  permits: 3000,
  records: 'inspections',
  recorded: ['rows-2018-la-inspections-9w5z-rg2h.json', 'socrata-columns-2018.json 9w5z-rg2h'],
  unseen: ['lat_lon'],
  header: `
    address = line, permit = "{permit|slice 5 7}010-10000-{index|over 5|floor}", permit_status,
    inspection_date = day as day, inspection = kind, inspection_result, lat_lon as point
  `,
  cells: {
    permit_status: { if: 'permitStatus = complete', is: 'Permit Finaled', else: 'Issued' },
    inspection_result: {
      by: 'result',
      of: { approved: 'Approved', partial: 'Partial Approval', corrections: 'Corrections Issued' },
      else: 'Cancelled',
    },
  },
}

const certificates: PermitDataset = {
  source: 'los-angeles-new-residential-completions',
  about,
  permits: 3000,
  if: 'completed',
  facts,
  recorded: ['socrata-columns-2018.json 3f9m-afei'],
  header: `
    cofo_number = index|text, cofo_issue_date = completed as day, latest_status,
    status_date = completed as day, pcis_permit = permitNumber, permit_type = type,
    permit_sub_type = subType, permit_category = "Plan Check", issue_date = issued as day,
    address_start = houseNumber, address_end = houseNumber, street_direction = direction,
    street_name = street, street_suffix = suffix, zip_code = zip, work_description = description,
    valuation = value as money, of_residential_dwelling_units = units, of_stories = 2,
    contractors_business_name = contractor, contractor_address = firmAddress, contractor_city = city,
    contractor_state = state, license_type = "B", license = license|slice 2|number,
    principal_first_name = owner|word 1, principal_middle_name, principal_last_name = owner|word 0,
    license_expiration_date = "2027-06-30" as day, applicant_first_name = owner|word 1,
    applicant_last_name = owner|word 0, applicant_business_name = "OWNER-BUILDER",
    applicant_address_1 = line, applicant_address_2, applicant_address_3 = "{city}, {state}",
    zone = "R1-1", occupancy = "R3", census_tract = "2912.10", assessor_book as number, assessor_page,
    assessor_parcel, tract, block, lot, reference_old_permit, project_number, event_code,
    initiating_office, address_fraction_start, address_fraction_end, suffix_direction, unit_range_start,
    unit_range_end, floor_area_l_a_zoning_code_definition as number,
    floor_area_l_a_building_code_definition as number
  `,
  cells: {
    latest_status: { if: 'mod(9) = 0', is: 'CofO Corrected', else: 'CofO Issued' },
  },
}

export const losAngeles = [submitted, issued, certificates, inspections]
