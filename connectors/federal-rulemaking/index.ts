import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { serviceInfo } from '@/lib/connector/info'
import { getDocument } from './get-document'
import { listAgencies } from './list-agencies'
import { searchDocuments } from './search-documents'
import { findWindowEnd } from './window'
import { BASE, checkFields, HOST } from './wire'

export const federalRulemaking = {
  name: 'federal-rulemaking',
  title: 'Federal Register',
  purpose:
    'Federal rules, proposed rules, notices and presidential documents: search, and one document whole',
  publisher: { name: 'The Federal Register', url: 'https://www.federalregister.gov/' },
  auth: 'none',
  hosts: [HOST],
  baseUrl: BASE,
  // The largest response, a page of a thousand documents, is about 5 MB.
  pace: { concurrency: 2, spacing: 500, timeout: 20_000, retries: 1, maxBytes: 10_000_000 },
  coverage: 'Documents published in the Federal Register since January 3, 1994, of all federal agencies',
  freshness: {
    mode: 'not_declared',
    observedAt: 'publicationDate',
    note: 'Each document carries the day it was published; the source lets its own answers stand for a day.',
  },
  licence: { name: 'US public domain (1 CFR 2.6)' },
  attribution: 'Source: Federal Register, federalregister.gov.',
  caveats: [
    'This is an unofficial, informational edition. The PDF on govinfo.gov is the official one: verify against it.',
    'We give a comment period as published. The agency can extend, reopen or end it: check the docket before you rely on a date.',
    'A search by words finds documents to read. It does not say which rules apply to you.',
  ],
  entities: ['document', 'agency'],
  pagination: 'page',
  unit: null,
  temporalStart: 1994,
  workflow: [
    'listAgencies for the names of agencies; searchDocuments takes short names such as EPA as well',
    'searchDocuments with words, agency, type and dates',
    'getDocument with a documentNumber of the answer',
  ],
  notes: [
    'Agencies and types that do not exist are refused with the nearest names; the source would find nothing and say nothing.',
    'Titles, abstracts and excerpts are given as plain text; excerptMatches says where the words sought stand.',
    'Links lead to federal sites only; any other published address is left out.',
    'Not verified with the source: how a correction names the document it corrects.',
  ],
  safeguards: [
    'At most two requests start a second; answers are kept from an hour to a day.',
    'A document’s text is never treated as markup.',
  ],
  limits: [
    'The first 10,000 matches of a search, in pages of up to 1,000; beyond them the answer says which date to go on from.',
  ],
  privacy: { classification: 'public', excludedFields: ['page_views', 'images', 'images_metadata'] },
  methods: { searchDocuments, getDocument, listAgencies, getServiceInfo: serviceInfo },
  internal: { findWindowEnd, checkFields },
} satisfies ConnectorDeclaration
