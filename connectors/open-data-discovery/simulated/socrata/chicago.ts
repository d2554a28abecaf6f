import type { PermitDataset } from '../publish'

const about = { attribution: 'Sample City of Chicago', category: 'Buildings', licenseId: 'SEE_TERMS_OF_USE' }

const permits: PermitDataset = {
  source: 'chicago-building-permits',
  about: { ...about, name: 'Building Permits', tags: ['permits'] },
  permits: 3000,
  parcel: '{pin_list}',
  facts: {
    // The name of express permits has a dash of another length.
    type: {
      if: 'isNew',
      is: 'PERMIT - NEW CONSTRUCTION',
      else: {
        if: 'use = roof',
        is: 'PERMIT – EXPRESS PERMIT PROGRAM',
        else: 'PERMIT - RENOVATION/ALTERATION',
      },
    },
    streetName: '{street} {suffix}',
  },
  recorded: ['socrata-columns-2018.json ydr8-5enu'],
  unseen: [
    'permit_status permit_milestone review_type application_start_date work_type reported_cost total_fee',
    'pin_list contact_1_type contact_1_name contact_1_city contact_1_state contact_1_zipcode',
    'contact_2_type contact_2_name contact_2_city contact_2_state contact_2_zipcode location',
  ],
  header: `
    id = index|text, permit_ = "10{index}", permit_status, permit_milestone = status|upper,
    permit_type = type, review_type = "STANDARD PLAN REVIEW", application_start_date = submitted as day,
    issue_date = issued as day, street_number = houseNumber|text, street_direction = direction,
    street_name = streetName|trim, work_type, work_description = description, reported_cost = value,
    total_fee = value|over 120|round, pin_list, contact_1_type = "OWNER AS GENERAL CONTRACTOR",
    contact_1_name = owner, contact_1_city = city, contact_1_state = state, contact_1_zipcode = zip,
    contact_2_type = "CONTRACTOR-GENERAL CONTRACTOR", contact_2_name = contractor, contact_2_city = city,
    contact_2_state = state, contact_2_zipcode = zip, contractor_1_phone = phone, latitude = latitude,
    longitude = longitude, location as point
  `,
  cells: {
    permit_status: {
      if: 'mod(13) != 0',
      is: { if: 'status = complete', is: 'COMPLETE', else: 'ACTIVE' },
    },
    work_type: { if: 'use = roof', is: 'Reroofing' },
    pin_list: {
      if: 'mod(7) = 0',
      is: '{parcel|slice 0 2}-{parcel|slice 2 4}-{parcel|slice 4 7}-{parcel|slice 7}-0000',
      else: { if: 'mod(3) = 0', is: '{parcel} | {parcel|slice 0 9}7', else: '{parcel}' },
    },
  },
}

const violations: PermitDataset = {
  source: 'chicago-building-violations',
  about: { ...about, name: 'Building Violations', tags: ['violations'] },
  permits: 3000,
  records: 'violations',
  recorded: ['rows-2018-chicago-violations-22u3-xenr.json', 'socrata-columns-2018.json 22u3-xenr'],
  unseen: ['street_number street_direction street_name street_type location'],
  header: `
    id = index|text, violation_last_modified_date = closed|or $day as day, violation_date = day as day,
    violation_code = "CN0{mod(900)|plus 61000}", violation_status = status|upper,
    violation_status_date = closed as day, violation_description = kind|upper,
    violation_location = "OUTSIDE", violation_inspector_comments = description,
    violation_ordinance = "Sample ordinance: keep the building in repair. (1-2-3)",
    inspector_id = "BL{index|slice -5}", inspection_number = index|times 3|text, inspection_status,
    inspection_waived = "N", inspection_category = "COMPLAINT", department_bureau = "CONSERVATION",
    address = line, street_number = houseNumber|text, street_direction = direction, street_name = street,
    street_type = suffix, property_group = parcel|slice 4, latitude = latitude, longitude = longitude,
    location as point
  `,
  cells: { inspection_status: { if: 'status = complied', is: 'PASSED', else: 'FAILED' } },
}

export const chicago = [permits, violations]
