import { describe, expect, it } from 'vitest'
import { isPersonalColumn } from './is-personal-column'

describe('columns about persons', () => {
  it.each([
    ...['owner', 'OWNERNAME', 'opa_owner', 'ownname', 'ownzipcode', 'Owner Street Address', 'OwnerName'],
    ...['applicant_full_name', 'APPLICANT', 'contractorcompanyname', 'contractors', 'Contractor Phone'],
    ...[
      'contact_1_name',
      'PRIMARY CONTACT',
      'phone',
      'TelNo',
      'tel',
      'FAX',
      'e_mail',
      'Email',
      'MAILING_CITY',
    ],
    ...['license_type', 'License #', 'licensee', 'permittee_s_last_name', 'principal_first_name', 'lictype1'],
    ...['filing_representative_last_name', 'architect', 'engineer_name', 'inspector_id', 'INSPECTOR NAME'],
    ...['agent', 'builder', 'created_by', 'last_edited_user', 'planmaker', 'permitissuedto', 'companyname'],
    ...['ResponsibleParty', 'date_of_birth', 'taxpayer_name', 'CareOf_Attn', 'permit_holder', 'PermitHolder'],
    ...['fname', 'LNAME', 'surname', 'occupant_name', 'officer name', 'firm_name', 'legal_name', 'DBA'],
    ...['doing_business_as_name', 'landlord', 'Registrant', 'respondent', 'defendant', 'attorney'],
  ])('are withheld: %s', (name) => {
    expect(isPersonalColumn(name)).toBe(true)
    expect(isPersonalColumn('field_12', name)).toBe(true)
  })

  it.each([
    ...['ownershipassessed', 'owner_occupied', 'Property Owner Type', 'OWNERCODE', 'ownership'],
    ...[
      'permit_number',
      'PERMIT #',
      'application_start_date',
      'applieddate',
      'contract_value',
      'hotel_rooms',
    ],
    ...[
      'fairfax_district',
      'architectural_review',
      'engineering_district',
      'building_valuation',
      'inspection',
    ],
    ...['violation_inspector_comments', 'principal_use', 'address', 'street_name', 'projectname', 'town'],
    ...['downtown', 'parcel', 'lot_number', 'latitude', 'description', 'work_class', 'licensing_district'],
    ...['legal_description', 'occupant_load', 'holder_type', 'firm_zone', 'filename', 'trade'],
    ...['issued_date', 'completed_by_date', 'dob_permit_number', 'last_updated', ''],
  ])('are not %s', (name) => {
    expect(isPersonalColumn(name)).toBe(false)
  })
})
