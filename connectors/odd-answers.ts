/** What a source said once, or is known to say, that is not what its documents promise. */
export interface OddAnswer {
  what: string
  host: string
  question: [connector: string, method: string, params: Record<string, unknown>]
  /** In place of the usual answer; given the usual one where only a part of it is odd. */
  answer: (usual: string) => string | { status: number; text: string }
  expected: { found: unknown } | { code: string }
}

const elevation = (
  what: string,
  answer: OddAnswer['answer'],
  expected: OddAnswer['expected'],
): OddAnswer => ({
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
  expected: OddAnswer['expected'],
  results: unknown = { series: [] },
): OddAnswer => ({
  what,
  host: 'api.bls.gov',
  question: ['federal-labor-stats', 'getSeries', { seriesId: 'LNS14000000', startYear: 2020, endYear: 2024 }],
  answer: (usual) => {
    const said = JSON.parse(usual)
    return JSON.stringify({ ...said, message, ...(results === 'usual' ? {} : { Results: results }) })
  },
  expected,
})

const part = (usual: string, change: (body: Record<string, unknown>) => object) =>
  JSON.stringify({ ...JSON.parse(usual), ...change(JSON.parse(usual)) })

export const oddAnswers: OddAnswer[] = [
  elevation('an empty geometry', () => 'The operation was attempted on an empty geometry.', nothing),
  elevation('no transformation', () => 'Transformation is unavailable for the current image.', nothing),
  elevation('a value of null', (usual) => part(usual, () => ({ value: null })), nothing),
  elevation('the sentinel far below the sea', (usual) => part(usual, () => ({ value: '-1000000' })), nothing),
  elevation('a number, which is in feet there', (usual) => part(usual, () => ({ value: 866.8668 })), {
    code: 'upstream_changed',
  }),
  elevation('a text nobody has seen', () => 'The weather is fine.', { code: 'upstream_changed' }),
  elevation(
    'a month that is none',
    (usual) => part(usual, () => ({ attributes: { AcquisitionDate: '0/5/2013' } })),
    { found: { records: [{ acquisitionDate: null }] } },
  ),
  series('an unknown series in the words of 2026', ['Invalid Series for Series LNS14000000'], {
    code: 'not_found',
  }),
  series(
    'no catalog beside complete data',
    ['Unable to get Catalog Data for series LNS14000000'],
    { found: {} },
    'usual',
  ),
  {
    what: 'a message that is neither success nor nothing',
    host: 'echodata.epa.gov',
    question: ['federal-env-compliance', 'getDetailedFacilityReport', {}],
    answer: () => JSON.stringify({ Results: { Message: 'Failed' } }),
    expected: { code: 'upstream_changed' },
  },
  {
    what: 'an acronym that the server refuses with a page',
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
    what: 'the greatest double for "none"',
    host: 'gis.blm.gov',
    question: ['federal-land-survey', 'getTownshipSection', {}],
    answer: (usual) => usual.replaceAll(/"GISACRE":[\d.]+/g, '"GISACRE":-1.7976931348623157e308'),
    expected: { found: {} },
  },
  {
    what: 'a layer edited in the year 300000',
    host: 'services9.arcgis.com',
    question: ['us-florida-parcels', 'countParcels', {}],
    answer: (usual) => usual.replaceAll(/"(lastEditDate|dataLastEditDate)":\d+/g, '"$1":9404640000000000'),
    expected: { found: {} },
  },
  {
    what: 'a count below nothing',
    host: 'services9.arcgis.com',
    question: ['us-florida-parcels', 'countParcels', {}],
    answer: (usual) => usual.replace(/"count":\d+/, '"count":-1'),
    expected: { code: 'upstream_changed' },
  },
  {
    what: 'fewer entries than none',
    host: 'api.us.socrata.com',
    question: ['open-data-discovery', 'listPortals', {}],
    answer: (usual) => usual.replace(/"count":\d+/, '"count":-5'),
    expected: { code: 'upstream_changed' },
  },
  {
    what: 'rows written in a year that no calendar has',
    host: 'data.cityofchicago.org',
    question: ['open-data-discovery', 'getDatasetSchema', {}],
    answer: (usual) => usual.replace(/"rowsUpdatedAt":\d+/, '"rowsUpdatedAt":9404640000000'),
    expected: { found: { name: 'Building Permits' } },
  },
  {
    what: 'a corner of a section outside the world',
    host: 'gis.blm.gov',
    question: ['federal-land-survey', 'getSectionGeometry', {}],
    answer: (usual) => usual.replace(/"rings":\[\[\[-?[\d.]+/, '"rings":[[[999'),
    expected: { code: 'upstream_changed' },
  },
  {
    what: 'a corner of a section that is no number',
    host: 'gis.blm.gov',
    question: ['federal-land-survey', 'getSectionGeometry', {}],
    answer: (usual) => usual.replace(/"rings":\[\[\[-?[\d.]+/, '"rings":[[["NaN"'),
    expected: { code: 'upstream_changed' },
  },
]
