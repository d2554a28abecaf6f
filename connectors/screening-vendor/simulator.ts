import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import { SAMPLE_BASE, type SampleAccount, sampleAccounts } from './sample-vendor'

const page = '<!doctype html><title>Inkwell</title><h1>Please sign in, Test Person-Quillwright</h1>'

const employers: Readonly<Record<string, { owner: SampleAccount; name: string; requestor: string }>> = {
  'thimble-homes': { owner: 'thimble', name: 'Thimble Property Management LLC', requestor: 'front-desk' },
  'quill-partners': { owner: 'quill', name: 'Quill & Partners Realty', requestor: 'back office / 7' },
  'nib-rentals': { owner: 'thimble', name: 'Test Person-Quillwright', requestor: 'front-desk' },
}

const spoiled: Readonly<Record<string, () => Response>> = {
  'order-pdf': () => new Response(`%PDF-1.7 ${SPOILED}`, { headers: { 'content-type': 'application/pdf' } }),
  'order-html': () => new Response(page, { headers: { 'content-type': 'text/html' } }),
  'order-moved': () => refuse(302, { location: 'https://archive.inkwell.example/r/1' }),
  'order-next-door': () => refuse(307, { location: `${SAMPLE_BASE}/employers/thimble-homes` }),
  'order-forbidden': () => refuse(403),
  'order-conflict': () => refuse(409),
  'order-unprocessable': () => refuse(422),
  'order-limited': () => refuse(429, { 'retry-after': '20' }),
  'order-broken': () => refuse(500),
}

export const simulateScreening: Simulator = async (request) => {
  const account = accountOf(request.headers.get('authorization'))
  if (account === undefined) return refuse(401, { 'www-authenticate': 'Basic realm="Inkwell"' })
  if (account === null) return refuse(401)
  if (request.method !== 'GET') return refuse(405)
  const query = readPath(new URL(request.url).pathname)
  const employer = query && Object.hasOwn(employers, query.employer) ? employers[query.employer] : undefined
  if (!query || employer?.owner !== account) return refuse(404)
  if (query.requestor !== undefined && query.requestor !== employer.requestor) return refuse(404)
  return answer(query, employer)
}

interface RecordQuery {
  employer: string
  requestor?: string
  order?: string
  what?: string
}

/** Decodes after splitting, so that an encoded slash stays inside its identifier. */
function readPath(pathname: string): RecordQuery | undefined {
  const path = /^\/v1\/employers\/([^/]+)(?:\/requestors\/([^/]+)(?:\/orders\/([^/]+))?(?:\/(\w+))?)?$/
  const match = path.exec(pathname)
  if (!match) return undefined
  const [employer = '', requestor, order, what] = match
    .slice(1)
    .map((part) => (part === undefined ? part : decodeURIComponent(part)))
  return {
    employer,
    ...(requestor === undefined ? {} : { requestor }),
    ...(order === undefined ? {} : { order }),
    ...(what === undefined ? {} : { what }),
  }
}

function answer(query: RecordQuery, { name }: { name: string }): Response {
  const { employer, requestor, order = '', what } = query
  if (requestor === undefined) return Response.json(describeEmployer(employer, name))
  if (what === undefined) return Response.json(describeRequestor(employer, requestor))
  if (what === 'productbundles') return Response.json(bundles)
  if (Object.hasOwn(spoiled, order)) return spoiled[order]?.() ?? refuse(404)
  const report = Object.entries(simulatedOrders).find(([id]) => id === order)?.[1]
  if (!report) return refuse(404)
  // The simulated vendor sends the whole report even for a status request.
  return Response.json({ partnerOrderId: order, id: 'b7a5f3c2', ...report })
}

const describeEmployer = (partnerEmployerId: string, name: string) => ({
  partnerEmployerId,
  name,
  status: 'active',
  taxId: '00-0000000',
  phone: '555-010-0100',
  contacts: [{ firstName: 'Test', lastName: 'Person-Quillwright', email: 'owner@inkwell.example' }],
  address: { street: '1 Blotter Lane', city: 'Nibville', zip: '00000' },
  paymentInformation: { cardType: 'Ink', last4Digits: '0000', nameOnCard: 'Test Person-Quillwright' },
})

const describeRequestor = (partnerEmployerId: string, partnerCustomerId: string) => ({
  requestor: {
    partnerEmployerId,
    partnerCustomerId,
    roleType: 'employerOrderOnly',
    status: 'active',
    firstName: 'Test',
    lastName: 'Person-Quillwright',
    email: 'desk@inkwell.example',
    title: 'Keeper of the blotter',
  },
})

const bundles = {
  productBundles: [
    {
      code: 'RPT_BASIC',
      name: 'Basic',
      status: 'active',
      price: 29.95,
      currency: 'USD',
      turnaround: 2,
      products: [{ name: 'National criminal search' }, { name: 'Sex offender registry' }],
      orderUrl: 'https://portal.inkwell-screening.example/order?token=abc',
    },
    {
      code: 'RPT_TENANT_PLUS',
      name: 'Tenant Background Plus',
      status: 'active',
      price: '54.5',
      currency: 'USD',
      turnaround: 4,
      products: [{ name: 'County criminal search' }, { name: 'Eviction search' }, { name: 'Credit report' }],
    },
    { code: 'NIB-77', name: 'As arranged with Test Person-Quillwright', price: 9999, products: [] },
  ],
  hasMore: false,
}

function accountOf(header: string | null): SampleAccount | null | undefined {
  if (!header?.startsWith('Basic ')) return undefined
  const credentials = Buffer.from(header.slice(6), 'base64').toString('utf8')
  const match = Object.entries(sampleAccounts).find(
    ([, { user, secret }]) => credentials === `${user}:${secret}`,
  )
  return match ? (match[0] as SampleAccount) : null
}

const refuse = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ error: { message: SPOILED } }, { status, headers })

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

const SPOILED = 'No report for Test Person-Quillwright, SSN 000-00-0000'
