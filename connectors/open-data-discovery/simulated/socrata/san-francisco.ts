import type { PermitDataset } from '../publish'
import { publicDomainLicense } from './cities'

const city = { permits: 3000, parcel: '1{block}{lot}0' } as const

const house = `
  block = parcel|slice 1 5, lot = parcel|slice 5 9, street_number = houseNumber|text,
  street_name = street|title, street_suffix = suffix|title, unit = unit as pointed, zipcode = zip
`

const facts = {
  parcelEnd: '{parcel|slice -2}',
  unit: { if: 'parcelEnd = 60', is: 2 },
} as const

const permits: PermitDataset = {
  ...city,
  source: 'san-francisco-building-permits',
  about: {
    ...publicDomainLicense,
    name: 'Building Permits',
    category: 'Housing and Buildings',
    attribution: 'Sample City of San Francisco',
    tags: ['permits'],
  },
  facts: {
    ...facts,
    type: {
      if: 'isNew',
      is: { if: 'mod(3) = 0', is: '1', else: '2' },
      else: { if: 'mod(2) = 0', is: '3', else: '8' },
    },
  },
  rows: [
    {},
    {
      if: 'mod(12) = 0',
      cells: {
        record_id: '{index}2',
        street_number: '{houseNumber|plus 2|text}',
        primary_address_flag: 'N',
      },
    },
  ],
  recorded: ['soda-sf-permits-i98e-djp9.json', 'socrata-columns-2018.json i98e-djp9'],
  unseen: ['completed_date'],
  header: `
    permit_number = "{submitted|slice 0 4}{index}", record_id = "{index}1", permit_type = type,
    permit_type_definition, permit_creation_date = submitted as day, ${house}, description = description,
    status, status_date = completed|or $issued|or $submitted as day, filed_date = submitted as day,
    issued_date = issued as day, completed_date = completed as day, estimated_cost = value as pointed,
    revised_cost = value as pointed, existing_use, existing_units as pointed, proposed_use,
    proposed_units as pointed, adu = "N", fire_only_permit, primary_address_flag = "Y",
    supervisor_district = "2", neighborhoods_analysis_boundaries = "Thimble Hill", location as point,
    data_as_of = "2026-11-12" as day, existing_construction_type, existing_construction_type_description,
    existing_occupancy, proposed_construction_type, proposed_construction_type_description,
    proposed_occupancy, application_submission_method = "in-house", point_source = "eas_address_point",
    number_of_existing_stories as number, number_of_proposed_stories as number, plansets as number,
    data_loaded_at = "2026-11-12" as day, last_permit_activity_date = issued as day
  `,
  cells: {
    permit_type_definition: {
      by: 'type',
      of: { 1: 'new construction', 2: 'new construction wood frame', 3: 'additions alterations or repairs' },
      else: 'otc alterations permit',
    },
    status: { by: 'status', of: { 'in review': 'filed', inspections: 'issued' }, else: '{status}' },
    existing_units: { if: 'not isNew', is: 1 },
    proposed_use: {
      by: 'use',
      of: { duplex: '2 family dwelling', apartments: 'apartments', garage: 'garage', shop: 'retail sales' },
      else: '1 family dwelling',
    },
    proposed_units: { if: 'isNew', is: '{units}', else: 1 },
    fire_only_permit: { if: 'mod(50) = 0', is: 'Y' },
  },
}

const notices: PermitDataset = {
  ...city,
  source: 'san-francisco-notices-of-violation',
  about: { name: 'Notices of Violation', category: 'Housing and Buildings', tags: ['violations'] },
  records: 'violations',
  facts,
  recorded: ['rows-2018-sf-nov-nbtm-fbw5.json', 'socrata-columns-2018.json nbtm-fbw5'],
  unseen: ['location'],
  header: `
    complaint_number = "20{index}", item_sequence_number = index|text, date_filed = day as day, ${house},
    status, item = description, assigned_division = "Housing Inspection Services",
    receiving_division = "Department Of Bldg Inspection",
    nov_category_description = "{kind|lower} section", nov_item_description = "repair {kind|lower}",
    location as point
  `,
  cells: { status: { if: 'status = open', is: 'active', else: 'not active' } },
}

const complaints: PermitDataset = {
  ...city,
  source: 'san-francisco-complaints',
  about: { name: 'DBI Complaints', category: 'Housing and Buildings', tags: ['complaints'] },
  records: 'violations',
  facts,
  header: `
    complaint_number = "20{index}", date_filed = day as day, ${house}, status,
    complaint_description = description, nov_type, last_inspection_date = day as day,
    date_abated = closed as day, closed_date = closed as day, location as point
  `,
  cells: {
    status: { if: 'status = open', is: 'active', else: 'not active' },
    nov_type: { if: 'status = open', is: 'NOV' },
  },
}

export const sanFrancisco = [permits, notices, complaints]
