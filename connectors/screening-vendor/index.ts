import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { serviceInfo } from '@/lib/connector/info'
import { getEmployer } from './get-employer'
import { getReportData } from './get-report-data'
import { getReportStatus } from './get-report-status'
import { getRequestor } from './get-requestor'
import { getSetup } from './get-setup'
import { listProductBundles } from './list-product-bundles'
import { caveats } from './privacy'
import { SAMPLE_BASE, SAMPLE_HOST, sampleAccounts } from './sample-vendor'
import { settings } from './settings'

export const screeningVendor = {
  name: 'screening-vendor',
  title: 'Background-screening partner API',
  purpose:
    'Read-only access to a background-screening partner API with personal data, documents and privileged links redacted from report responses',
  // The vendor is not named, because it depends on the caller's own agreement.
  publisher: { name: 'The screening service', url: '/screening' },
  auth: 'basic_auth',
  hosts: [SAMPLE_HOST],
  baseUrl: SAMPLE_BASE,
  pace: { concurrency: 4, timeout: 15_000, retries: 1, maxBytes: 2_000_000 },
  coverage: 'The employers, requestors and orders that the caller’s own credentials may see',
  freshness: { mode: 'not_declared', note: 'We ask again for every answer and keep nothing.' },
  licence: { name: 'By the caller’s own agreement with the screening service' },
  attribution: 'The screening service, by the caller’s own agreement.',
  caveats: [
    ...caveats,
    'A sole proprietor’s firm may bear a person’s name; we show the name of an organization where it says that it is one.',
  ],
  entities: ['employer', 'requestor', 'product-bundle', 'screening-order'],
  pagination: 'none',
  unit: null,
  temporalStart: null,
  workflow: [
    'POST with HTTP Basic: the screening service’s user name and secret, with every question.',
    'getEmployer, then getRequestor, then listProductBundles',
    'getReportStatus, then getReportData for one order',
  ],
  notes: [
    'Off until whoever runs the site has said where the screening service is; the host and address named here are those of the sample.',
    'Paths and names of fields are configurable and not certified by any such service.',
    'Only GET is ever sent to the screening service, over https, to the configured address alone.',
    'We show a status, a check or a bundle where it consists of words we know; the operator of the site can add the service’s own.',
  ],
  safeguards: [
    'Credentials belong to the caller: they are sent to the screening service with one question and never stored by the server.',
    'We withhold by class what we do not know to be safe. We check the rest once more, and show nothing if that check fails.',
    'Redirects are refused. A gateway or a recording never carries a credential.',
    'No answer is cached, logged, shared, exported or put into an address. Words of the service’s errors never pass.',
  ],
  limits: [
    'Each identifier has 1 to 256 characters',
    'A report that is a document is withheld whole',
    'An answer of more than 2 MB, 20 levels or 20,000 values is withheld whole',
  ],
  privacy: {
    classification: 'restricted',
    excludedFields: [
      'names',
      'government identifiers',
      'birth and demographics',
      'contact and address',
      'licenses and vehicles',
      'records about a person',
      'documents',
      'links and secrets',
      'payment data',
      'free text',
      'other fields',
    ],
  },
  settings,
  sampleSettings: { SCREENING_VENDOR_BASE_URL: SAMPLE_BASE },
  sampleCredentials: sampleAccounts.thimble,
  methods: {
    getEmployer,
    getRequestor,
    listProductBundles,
    getReportStatus,
    getReportData,
    getServiceInfo: serviceInfo,
  },
  internal: { getSetup },
} satisfies ConnectorDeclaration
