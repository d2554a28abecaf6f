import type { PermitDataset } from '../publish'

const about = { attribution: 'Sample City of New York', category: 'Housing & Development', tags: ['dob'] }

const facts = {
  job: 'M0{index|slice -7}',
  streetName: '{direction}   {street} {suffix}',
}

const house = `
  house_no = houseNumber|text, street_name = streetName|trim, borough = "MANHATTAN",
  block = parcel|slice 1 5, lot = parcel|slice 5 9, bin = mod(900000)|plus 1000000|text
`

const filings: PermitDataset = {
  source: 'nyc-new-building-permits',
  place: 'new-york',
  about: { ...about, name: 'DOB NOW: Build – Job Application Filings' },
  permits: 3000,
  facts,
  rows: [{ part: 'I1' }, { if: 'mod(12) = 0', part: 'P2' }, { if: 'mod(12) = 6', part: 'S4' }],
  header: `
    job_filing_number = "{job}-{part}", filing_status = status, ${house},
    work_on_floor = "Floor Number(s) 1 through 3", job_type, building_type, filing_date = submitted as day,
    current_status_date = completed|or $submitted as day, first_permit_date = issued as day,
    initial_cost = value, proposed_dwelling_units = units, job_description = description,
    applicant_first_name = owner|word 1, applicant_last_name = owner|word 0,
    applicants_middle_initial = "Q", applicant_license = license, owner_s_business_name = contractor,
    owner_s_street_name = firmAddress, owner_type = "Individual",
    filing_representative_first_name = owner|word 1, filing_representative_business_name = contractor,
    latitude = latitude, longitude = longitude
  `,
  cells: {
    job_type: { if: 'isNew', is: 'New Building', else: 'Alteration' },
    building_type: {
      by: 'use',
      of: { duplex: '2 Family', apartments: 'Other', garage: 'Other', shop: 'Other' },
      else: '1 Family',
    },
  },
}

/** Two of three rows renew an old certificate, as in the counts of 2026; some buildings have a first and a final one. */
const certificates: PermitDataset = {
  source: 'nyc-new-building-completions',
  place: 'new-york',
  about,
  permits: 3000,
  if: 'completed',
  facts: {
    ...facts,
    finalTurn: { if: 'mod(6) = 3', is: 1, else: 0 },
    turn: {
      by: 'part',
      of: { Initial: 0, Final: '{finalTurn}', renewal: '{finalTurn|plus 1}' },
      else: '{finalTurn|plus 2}',
    },
    rest: '{mod(1000000)}',
    sequence: '{turn|times 1000000|plus $rest}',
    year: { if: 'mod(61) = 0', is: '2105', else: '{completed|slice 2 4}' },
    hour: '{mod(9)|plus 1}',
  },
  rows: [
    { if: 'mod(3) = 0', part: 'Initial' },
    { if: 'mod(6) != 0', part: 'Final' },
    { part: 'renewal' },
    { part: 'second renewal' },
  ],
  recorded: ['nyc-completions-rows-2026.json certificates'],
  header: `
    job_filing_name = "{job}-I1", job_type, ${house}, zip_code = zip,
    submitted_date = "{submitted|slice 5 7}/{submitted|slice 8}/{submitted|slice 0 4}", c_of_o_status,
    c_of_o_sequence = sequence, c_of_o_filing_type, community_board = "104", c_of_o_issuance_date,
    application_number = "CO-{sequence|pad 9}", number_of_dwelling_units = units,
    c_of_o_number = "1000000-{sequence|pad 7}", latitude = latitude, longitude = longitude,
    council_district = "3", bbl = "1{parcel|slice 0 9}", census_tract = "117", nta = "Sample Yards"
  `,
  cells: {
    job_type: {
      if: 'isNew',
      is: { if: 'mod(4) = 0', is: 'New Building', else: 'NEW BUILDING' },
      else: 'ALTERATION CO',
    },
    c_of_o_status: { if: 'mod(10) = 0', is: 'CO Revoked', else: 'CO Issued' },
    c_of_o_filing_type: {
      if: 'part = Initial or part = Final',
      is: '{part}',
      else: {
        if: 'part = renewal or mod(4) != 0',
        is: 'Renewal Without Change',
        else: 'Renewal With Change',
      },
    },
    // Two blanks before an hour of one digit; now and then in 2105.
    c_of_o_issuance_date: '{completed|slice 5 7}/{completed|slice 8}/{year}  {hour}:24:22 PM',
  },
}

export const newYork = [filings, certificates]
