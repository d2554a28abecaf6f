/** Plainly invented, and one of everything that must never come through. */
const person = {
  first_name: 'Test',
  lastName: 'Person-Quillwright',
  aliases: ['Testy Personne'],
  dob: '1985-03-12',
  SSN: '000-00-0000',
  'Soc-Sec': '000 00 0000',
  email: 'test.person@inkwell.example',
  phone: '(555) 010-0199',
  mailing_address: { street: '12 Blotter Lane', city: 'Nibville', zip: '00000', county: 'Nib County' },
  driver_license_number: 'X0000000',
  driver_license_state: 'NA',
  gender: 'undisclosed',
}

const documents = [
  {
    kind: 'consent',
    download_uri: 'https://files.inkwell-screening.example/d/1?sig=abc',
    pdf: 'JVBERi0xLjcK',
  },
]

/** In the order an order goes through; the person is in every one of them. */
export const simulatedOrders = {
  'order-1001': {
    status: 'complete',
    result: 'consider',
    adjudication: 'engaged',
    package_name: 'Tenant Background Plus',
    created_at: '2026-03-02T14:05:00Z',
    updated_at: '2026-03-05T09:30:00Z',
    completed_at: '2026-03-05T09:29:58Z',
    complete: true,
    hasAlerts: true,
    candidate: person,
    checks: [
      { type: 'SSN trace', status: 'complete', result: 'clear', completed_at: '2026-03-02T15:00:00Z' },
      {
        type: 'county criminal search',
        status: 'complete',
        result: 'consider',
        completed_at: '2026-03-05T09:29:58Z',
        records: [
          { case_number: 'NIB-00-0000', charge: 'Spilling ink', full_name: 'Test Person-Quillwright' },
        ],
        notes: 'Applicant Test Person-Quillwright, born 03/12/1985, disputes the record.',
      },
    ],
    documents,
    report_url: 'https://portal.inkwell-screening.example/r/eyJhbGciOiJub25lIn0.e30.',
    'test.person@inkwell.example': { score: 711 },
  },
  'order-1002': {
    status: 'in_progress',
    stage: 'county search',
    result: null,
    package_name: 'Basic',
    created_at: '2026-06-01T08:00:00Z',
    updated_at: '2026-06-01T08:10:00Z',
    estimated_completion: '2026-06-04T08:00:00Z',
    complete: false,
    candidate: person,
    checks: [{ type: 'national criminal search', status: 'pending', result: null }],
  },
  /** Another of this vendor’s shapes: an envelope, other case, and words that nobody has told us. */
  'order-1003': {
    Data: {
      Report: {
        State: 'Parked with Test Person-Quillwright',
        Outcome: 'Test Person-Quillwright',
        Candidate: person,
        Checks: [{ Type: 'Ink residue', Status: 'Complete', Result: 'Clear' }],
      },
    },
  },
} as const

/** What is wrong with each of these orders; the vendor’s own words quote a person. */
export const SPOILED = 'No report for Test Person-Quillwright, SSN 000-00-0000'
