import { expect } from 'vitest'

type Odd = string | Response | { status: number; text: string }

export interface OddResponse {
  what: string
  host: string
  question: [connector: string, method: string, params: Record<string, unknown>]
  environment?: Record<string, string>
  answer: (usual: string, request: Request) => Odd | Promise<Odd>
  expected: { found: unknown } | { code: string }
}

const elevation = (
  what: string,
  answer: OddResponse['answer'],
  expected: OddResponse['expected'],
): OddResponse => ({
  what,
  host: 'epqs.nationalmap.gov',
  question: ['federal-elevation', 'getElevation', { latitude: 39.7, longitude: -105 }],
  answer,
  expected,
})

const nothing = { found: { records: [{ elevationMeters: null, elevationFeet: null }] } }

const series = (
  what: string,
  message: string[],
  expected: OddResponse['expected'],
  results: unknown = { series: [] },
): OddResponse => ({
  what,
  host: 'api.bls.gov',
  question: ['federal-labor-stats', 'getSeries', { seriesId: 'LNS14000000', startYear: 2020, endYear: 2024 }],
  answer: (usual) => {
    const body = JSON.parse(usual)
    return JSON.stringify({ ...body, message, ...(results === 'usual' ? {} : { Results: results }) })
  },
  expected,
})

const part = (usual: string, change: (body: Record<string, unknown>) => object) =>
  JSON.stringify({ ...JSON.parse(usual), ...change(JSON.parse(usual)) })

const survey = (
  what: string,
  layers: Partial<Record<1 | 2 | 3, object[] | null>>,
  expected: OddResponse['expected'],
): OddResponse => ({
  what,
  host: 'gis.blm.gov',
  question: ['federal-land-survey', 'getTownshipSection', {}],
  answer: (_, { url }) => {
    const [, number] = /MapServer\/(\d)\/query/.exec(url) ?? []
    const rows = layers[Number(number) as 1 | 2 | 3]
    if (rows === null) return { status: 503, text: 'busy' }
    return JSON.stringify({ features: (rows ?? []).map((attributes) => ({ attributes })) })
  },
  expected,
})

// Invented rows in the format of Montana's recorded rows, because no recording lacks a layer.
const township = { PLSSID: 'ID080030N0020E0' }
const section = { ...township, FRSTDIVID: 'ID080030N0020E0SN100', FRSTDIVTXT: 'Section', FRSTDIVNO: '10' }
const quarter = { ...section, SECDIVTYP: 'A', SECDIVLAB: 'SWNE' }
const all = { 1: [township], 2: [section], 3: [quarter] }
const inSection = { kind: 'section', sectionId: section.FRSTDIVID }
const silent = expect.arrayContaining([expect.stringContaining('no readable answer')])

// An invented row, because no section number of three digits was recorded. The FGDC standard allows such
// numbers.
const beyond99 = {
  PLSSID: 'LA180120S0120E0',
  FRSTDIVID: 'LA180120S0120E0SN1060',
  FRSTDIVTXT: 'Section',
  FRSTDIVNO: '106',
}
const section106 = { sectionId: beyond99.FRSTDIVID, section: { number: '106' } }

/** From a report of 2019: one permit has several notices of the same day, each with its own identifier. */
const severalOfOneDay = {
  Message: 'Success',
  EnforcementComplianceSummaries: {
    Summaries: [{ Statute: 'CAA', Inspections: '2', InformalActions: '4', FormalActions: '2' }],
  },
  ComplianceHistory: {
    Inspection: ['3602', '3603'].map((CompMonitorID) => ({
      Statute: 'CAA',
      SourceID: 'PA1',
      CompMonitorID,
      Date: '02/27/2019',
      InspectionType: 'Inspection',
    })),
  },
  Notices: {
    Notice: ['N1', 'N2', 'N3', 'N4'].map((EnfIdentifier) => ({
      Statute: 'CAA',
      SourceID: 'PA1',
      EnfIdentifier,
      ActionType: 'Notice of Violation',
      LeadAgency: 'State',
      NoticeDate: '02/27/2019',
    })),
  },
  FormalActions: {
    Action: Array.from({ length: 2 }, () => ({
      Statute: 'CAA',
      SourceID: 'PA1',
      ActionType: 'Order',
      ActionDate: '02/27/2019',
      PenaltyAmount: '$100',
    })),
  },
  CaseFormalActions: {
    Action: ['03-1', '03-2'].map((CaseID) => ({
      StatuteCode: 'CAA',
      SourceID: 'AIR/PA1',
      CaseID,
      IssueDate: '02/27/2019',
      Settlements: { Settlement: [{ FederalPenalty: '$100', StateLocalPenalty: '$0' }] },
    })),
  },
}

export const oddAnswers: OddResponse[] = [
  elevation('an empty geometry', () => 'The operation was attempted on an empty geometry.', nothing),
  elevation(
    'no available transformation',
    () => 'Transformation is unavailable for the current image.',
    nothing,
  ),
  elevation('a value of null', (usual) => part(usual, () => ({ value: null })), nothing),
  elevation(
    'a placeholder far below sea level',
    (usual) => part(usual, () => ({ value: '-1000000' })),
    nothing,
  ),
  elevation('a number in feet in place of a text', (usual) => part(usual, () => ({ value: 866.8668 })), {
    code: 'upstream_changed',
  }),
  ...['1e999', '-1e999', '1e20', '"1e999"'].map((value) =>
    elevation(`the value ${value}`, (usual) => usual.replace(/"value":\s*"[^"]*"/, `"value":${value}`), {
      code: 'upstream_changed',
    }),
  ),
  {
    what: 'the value 1e999 of a month',
    host: 'api.bls.gov',
    question: [
      'federal-labor-stats',
      'getSeries',
      { seriesId: 'LNS14000000', startYear: 2020, endYear: 2024 },
    ],
    answer: (usual) => usual.replace(/"value":\s*"[^"]*"/, '"value":"1e999"'),
    expected: { code: 'upstream_changed' },
  },
  {
    what: 'a base flood elevation of 1e999',
    host: 'hazards.fema.gov',
    question: ['federal-flood-hazard', 'getFloodZone', {}],
    answer: (usual) => usual.replaceAll(/"STATIC_BFE":\s*-?[\d.]+/g, '"STATIC_BFE":1e999'),
    expected: { code: 'upstream_changed' },
  },
  elevation('an unknown text', () => 'The weather is fine.', { code: 'upstream_changed' }),
  elevation(
    'a date in month 0',
    (usual) => part(usual, () => ({ attributes: { AcquisitionDate: '0/5/2013' } })),
    { found: { records: [{ acquisitionDate: null }] } },
  ),
  series('an unknown series in the wording of 2026', ['Invalid Series for Series LNS14000000'], {
    code: 'not_found',
  }),
  series(
    'complete data but no catalog',
    ['Unable to get Catalog Data for series LNS14000000'],
    { found: {} },
    'usual',
  ),
  {
    what: 'a message of failure',
    host: 'echodata.epa.gov',
    question: ['federal-env-compliance', 'getDetailedFacilityReport', {}],
    answer: () => JSON.stringify({ Results: { Message: 'Failed' } }),
    expected: { code: 'upstream_changed' },
  },
  {
    what: 'a web page that refuses an acronym',
    host: 'data.epa.gov',
    question: ['federal-env-registry', 'searchProgramFacilitiesByProgram', { acronym: 'AIRS/AFS' }],
    answer: () => ({ status: 404, text: '<!DOCTYPE html><title>404</title>' }),
    expected: { code: 'not_supported' },
  },
  {
    what: 'a date in place of a docket',
    host: 'www.federalregister.gov',
    question: ['federal-rulemaking', 'getDocument', {}],
    answer: (usual) => part(usual, () => ({ docket_ids: ['Federal Register: January 3, 1994'] })),
    expected: { found: { document: { docketIds: [] } } },
  },
  {
    what: 'the lowest double as a placeholder',
    host: 'gis.blm.gov',
    question: ['federal-land-survey', 'getTownshipSection', {}],
    answer: (usual) => usual.replaceAll(/"GISACRE":[\d.]+/g, '"GISACRE":-1.7976931348623157e308'),
    expected: { found: {} },
  },
  {
    what: 'an edit in the year 300000',
    host: 'services9.arcgis.com',
    question: ['us-florida-parcels', 'countParcels', {}],
    answer: (usual) => usual.replaceAll(/"(lastEditDate|dataLastEditDate)":\d+/g, '"$1":9404640000000000'),
    expected: { found: {} },
  },
  {
    what: 'a negative count',
    host: 'services9.arcgis.com',
    question: ['us-florida-parcels', 'countParcels', {}],
    answer: (usual) => usual.replace(/"count":\d+/, '"count":-1'),
    expected: { code: 'upstream_changed' },
  },
  {
    what: 'a negative number of portals',
    host: 'api.us.socrata.com',
    question: ['open-data-discovery', 'listPortals', {}],
    answer: (usual) => usual.replace(/"count":\d+/, '"count":-5'),
    expected: { code: 'upstream_changed' },
  },
  {
    what: 'a change date after the last calendar year',
    host: 'data.cityofchicago.org',
    question: ['open-data-discovery', 'getDatasetSchema', {}],
    answer: (usual) => usual.replace(/"rowsUpdatedAt":\d+/, '"rowsUpdatedAt":9404640000000'),
    expected: { found: { name: 'Building Permits' } },
  },
  {
    what: 'a section corner outside the world',
    host: 'gis.blm.gov',
    question: ['federal-land-survey', 'getSectionGeometry', {}],
    answer: (usual) => usual.replace(/"rings":\[\[\[-?[\d.]+/, '"rings":[[[999'),
    expected: { code: 'upstream_changed' },
  },
  {
    what: 'a section corner that is not a number',
    host: 'gis.blm.gov',
    question: ['federal-land-survey', 'getSectionGeometry', {}],
    answer: (usual) => usual.replace(/"rings":\[\[\[-?[\d.]+/, '"rings":[[["NaN"'),
    expected: { code: 'upstream_changed' },
  },
  survey('rows in all three layers', all, {
    found: { records: [{ ...inSection, parts: [{ label: 'SWNE' }] }], ambiguous: false },
  }),
  survey(
    'a failed layer of parts',
    { ...all, 3: null },
    {
      found: { records: [{ ...inSection, parts: [] }], caveats: silent },
    },
  ),
  survey(
    'a failed layer of sections',
    { ...all, 2: null },
    { found: { records: [inSection], caveats: silent } },
  ),
  survey(
    'a failed layer of townships',
    { ...all, 1: null },
    { found: { records: [inSection], caveats: silent } },
  ),
  survey('an empty layer of parts', { ...all, 3: [] }, { found: { records: [{ ...inSection, parts: [] }] } }),
  survey('an empty layer of sections', { ...all, 2: [] }, { found: { records: [inSection] } }),
  survey('an empty layer of townships', { ...all, 1: [] }, { found: { records: [inSection] } }),
  survey('rows only in the layer of sections', { 2: [section] }, { found: { records: [inSection] } }),
  survey(
    'three empty layers',
    {},
    {
      found: { found: false, records: [], coverage: { status: 'nothing_published' } },
    },
  ),
  survey('a failed layer and two empty layers', { 2: null }, { code: 'upstream_unavailable' }),
  survey('a section of three digits', { 2: [beyond99] }, { found: { records: [section106] } }),
  survey(
    'an unreadable row and a readable row',
    { 2: [{ ...beyond99, FRSTDIVID: 'odd' }, beyond99] },
    {
      found: {
        records: [section106],
        caveats: expect.arrayContaining([expect.stringContaining('One row of the answer')]),
      },
    },
  ),
  {
    what: 'several notices and actions of one day',
    host: 'echodata.epa.gov',
    question: ['federal-env-compliance', 'getDetailedFacilityReport', { registryId: '110000000001' }],
    answer: () => JSON.stringify({ Results: severalOfOneDay }),
    expected: {
      found: {
        complianceByStatute: [
          {
            statute: 'CAA',
            inspectionsRecorded: 2,
            informalActions: 4,
            informalActionsRecorded: 4,
            formalActions: 2,
            formalActionsRecorded: 2,
            recentInspections: [{ identifier: '3602' }, { identifier: '3603' }],
            recentInformalActions: ['N1', 'N2', 'N3', 'N4'].map((identifier) => ({
              identifier,
              timesListed: 1,
            })),
            recentFormalActions: [{ identifier: '03-1' }, { identifier: '03-2' }],
          },
        ],
      },
    },
  },
  {
    // Recorded in 2026: one unknown id failed a whole catalog request.
    what: 'a failure because of one unknown id',
    host: 'api.bls.gov',
    environment: { BLS_API_KEY: 'quill0thimble0inkwell0sample' },
    question: [
      'federal-labor-stats',
      'getMultipleSeries',
      { seriesIds: ['LNS14000000', 'BOGUS123'], startYear: 2020, endYear: 2024, catalog: true },
    ],
    answer: async (usual, request) => {
      if (!(await request.text()).includes('"catalog":true')) {
        return part(usual, () => ({ message: ['Invalid Series for Series BOGUS123'] }))
      }
      const message = ['Your request has failed. Please check your input parameters and try again.']
      return JSON.stringify({ status: 'REQUEST_FAILED', responseTime: 0, message, Results: null })
    },
    expected: {
      found: {
        series: [
          { seriesId: 'LNS14000000', status: 'loaded' },
          { seriesId: 'BOGUS123', status: 'not_found' },
        ],
      },
    },
  },
]
