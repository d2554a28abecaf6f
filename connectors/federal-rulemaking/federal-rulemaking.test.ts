import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { federalRulemaking } from '.'
import { toFull } from './read-document'
import { answerOf, createRegisterEngine, NAME, sampleRegister, searchWith } from './testing/sample-register'
import { wireDocument } from './wire'

const usual = sampleRegister()
const search = (params: Parameters<typeof searchWith>[1]) => searchWith(usual.engine, params)

describe('invalid parameters', () => {
  it.each([
    ['searchDocuments', { term: '' }, 'term', /leave term out/],
    ['searchDocuments', { term: 'x'.repeat(301) }, 'term', /300/],
    ['searchDocuments', { agency: Array(21).fill('EPA') }, 'agency', /at most 20/],
    ['searchDocuments', { agency: 'x'.repeat(121) }, 'agency', /at most 120/],
    ['searchDocuments', { type: Array(11).fill('RULE') }, 'type', /at most 10/],
    ['searchDocuments', { type: 'edict' }, 'type', /no type.*RULE/],
    ['searchDocuments', { type: ['rule', 'propsed rule'] }, 'type', /Did you mean PRORULE/],
    [
      'searchDocuments',
      { publicationDateStart: '2024-02-30' },
      'publicationDateStart',
      /day of the calendar/,
    ],
    ['searchDocuments', { publicationDateEnd: '2/3/2024' }, 'publicationDateEnd', /YYYY-MM-DD/],
    [
      'searchDocuments',
      { publicationDateStart: '2024-02-02', publicationDateEnd: '2024-02-01' },
      'publicationDateEnd',
      /not be before/,
    ],
    ['searchDocuments', { perPage: 0 }, 'perPage', /1/],
    ['searchDocuments', { perPage: 1001 }, 'perPage', /1000/],
    ['searchDocuments', { page: 10_001 }, 'page', /10000/],
    ['searchDocuments', { order: 'random' }, 'order', /newest/],
    ['getDocument', { documentNumber: '' }, 'documentNumber', /letters, digits/],
    ['getDocument', { documentNumber: '2024/31396' }, 'documentNumber', /letters, digits/],
    ['getDocument', { documentNumber: '../agencies' }, 'documentNumber', /letters, digits/],
    ['getDocument', { documentNumber: '89 FR 107012' }, 'documentNumber', /citation/],
    ['getDocument', { documentNumber: '89FR107012' }, 'documentNumber', /citation/],
    ['getDocument', { documentNumber: '2024-31396,2024-31397' }, 'documentNumber', /letters, digits/],
    ['getDocument', { documentNumber: '1'.repeat(81) }, 'documentNumber', /80/],
    ['getDocument', {}, 'documentNumber', /./],
  ])('%s refuses %j without a request', async (method, params, path, message) => {
    const { engine, sent } = sampleRegister()
    const result = await engine.callNamed(NAME, method, params)
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid_params', issues: [{ path }] } })
    expect(!result.ok && result.error.issues[0]?.message).toMatch(message)
    expect(sent).toEqual([])
  })
})

describe('agencies', () => {
  it.each([
    ['environmental-protection-agency', ['environmental-protection-agency']],
    ['EPA', ['environmental-protection-agency']],
    ['Department of the Interior', ['interior-department']],
    ['U.S. Department of Housing and Urban Development', ['housing-and-urban-development-department']],
    [
      ['hud', 'HUD', 'FEMA'],
      ['housing-and-urban-development-department', 'federal-emergency-management-agency'],
    ],
  ])('finds agencies by %j', async (agency, slugs) => {
    const { query } = await search({ agency, perPage: 1 })
    expect(query.agencies.map(({ slug }) => slug)).toEqual(slugs)
  })

  it.each([
    [
      'Enviromental Protection Agncy',
      /Did you mean Environmental Protection Agency \(environmental-protection-agency\)/,
    ],
    ['housing department', /Housing and Urban Development Department/],
    ['!!', /lists no agency/],
    ['zzzz', /list of agencies/],
  ])('refuses an unknown agency and suggests names or the list of agencies: %s', async (agency, message) => {
    const result = await usual.engine.call(NAME, 'searchDocuments', { agency })
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'invalid_params', issues: [{ path: 'agency' }] },
    })
    expect(!result.ok && result.error.message).toMatch(message)
  })

  it('lists agencies without logos and external URLs', async () => {
    const { count, agencies } = await answerOf(usual.engine.call(NAME, 'listAgencies', {}))
    expect(agencies).toHaveLength(count)
    expect(agencies.find(({ slug }) => slug === 'treasury-department')).toEqual({
      id: 497,
      name: 'Treasury Department',
      shortName: 'TREAS',
      slug: 'treasury-department',
      parentId: null,
      childSlugs: ['comptroller-of-the-currency', 'internal-revenue-service'],
      url: 'https://www.federalregister.gov/agencies/treasury-department',
    })
    expect(JSON.stringify(agencies)).not.toMatch(/logo|\.example/)
  })

  it('asks the caller to choose if two agencies share a name', async () => {
    const rows = ['a', 'b'].map((slug, id) => ({ id, name: `Office ${slug}`, slug, short_name: 'SAME' }))
    const { engine } = sampleRegister({}, ({ pathname }) =>
      pathname.endsWith('agencies.json') ? Response.json(rows) : undefined,
    )
    const result = await engine.call(NAME, 'searchDocuments', { agency: 'same' })
    expect(!result.ok && result.error.message).toMatch(/Office a \(a\), Office b \(b\)/)
  })

  it('includes the child agencies of a parent', async () => {
    const { documents } = await search({ agency: 'homeland-security-department', perPage: 5 })
    expect(documents[0]?.agencies.map(({ slug }) => slug)).toContain('federal-emergency-management-agency')
  })
})

describe('searchDocuments', () => {
  it('finds documents that fulfill every condition, newest first', async () => {
    const answer = await search({
      term: '"flood insurance"',
      agency: 'FEMA',
      type: ['rule', 'proposed'],
      publicationDateStart: '2023-01-01',
      publicationDateEnd: '2024-12-31',
    })
    expect(answer.query).toMatchObject({ types: ['RULE', 'PRORULE'], order: 'newest' })
    expect(answer.total).toBeGreaterThan(25)
    expect(answer).toMatchObject({ totalIsMinimum: false, page: 1, perPage: 25, returned: 25, nextPage: 2 })
    const dates = answer.documents.map(({ publicationDate }) => publicationDate)
    expect(dates).toEqual(dates.toSorted().reverse())
    for (const document of answer.documents) {
      expect(document.publicationDate >= '2023-01-01' && document.publicationDate <= '2024-12-31').toBe(true)
      expect(document.typeCode).toBeOneOf(['RULE', 'PRORULE'])
      const { excerpt, excerptMatches } = document
      const hits = excerptMatches.map(({ start, end }) => excerpt?.slice(start, end).toLowerCase())
      expect(new Set(hits)).toEqual(new Set(['flood', 'insurance']))
      expect(excerpt).not.toMatch(/[<>]|\s\s|\n/)
    }
  })

  it('reports that nothing matches although the source omits fields from its response', async () => {
    expect(await search({ term: 'nosuchword' })).toMatchObject({
      total: 0,
      returned: 0,
      totalPages: 0,
      nextPage: null,
      documents: [],
    })
  })

  it('returns an empty page after the last document, inside and beyond the source’s window', async () => {
    const few = { term: 'thimbles', publicationDateStart: '2024-01-01', publicationDateEnd: '2024-03-31' }
    const { total } = await search(few)
    expect(total).toBeGreaterThan(0)
    for (const page of [300, 10_000]) {
      expect(await search({ ...few, page })).toMatchObject({ total, returned: 0, nextPage: null, page })
    }
  })

  it('adds a note if the order is by relevance but no term is set', async () => {
    const { query, notes } = await search({ order: 'relevance', perPage: 2 })
    expect(query.order).toBe('relevance')
    expect(notes.join(' ')).toMatch(/nothing to rank by/)
    expect((await search({ order: 'relevance', term: 'water', perPage: 2 })).notes).toEqual([])
  })

  it('notes that the source sent fewer documents than it counts', async () => {
    const cut = createRegisterEngine(async (request) => {
      const body = await (await usual.register.simulate(request)).json()
      return Response.json({ ...body, results: body.results.slice(1) })
    })
    const { returned, notes } = await searchWith(cut, { perPage: 10 })
    expect(returned).toBe(9)
    expect(notes).toEqual(['The source left out 1 of the 10 documents it counts here.'])
  })

  it('exports the rows of a page as a table', async () => {
    const params = { term: 'brownfields', perPage: 3 }
    const answer = await search(params)
    const { rows, notes } = federalRulemaking.methods.searchDocuments.table(answer)
    expect(rows).toHaveLength(3)
    expect(rows[0]?.cells).toMatchObject({ type: 'Notice', agencies: expect.stringMatching(/Environmental/) })
    expect(notes[0]).toMatch(/^3 of [\d,]+ documents that match\.$/)
  })
})

describe('docket numbers', () => {
  it('ignores the issue day in the docket field of documents of the 1990s', () => {
    const wire = {
      document_number: '93-32104',
      title: 'Rule',
      type: 'Rule',
      agencies: [],
      publication_date: '1994-01-03',
      docket_ids: ['Federal Register: January 3, 1994', 'FRL-4823-2'],
      dockets: [{ id: 'Federal Register: January 3, 1994' }, { id: 'FRL-4823-2' }],
    }
    const { docketIds, dockets } = toFull(wireDocument.parse(wire))
    expect([docketIds, dockets.map(({ id }) => id)]).toEqual([['FRL-4823-2'], ['FRL-4823-2']])
  })
})

describe('getDocument', () => {
  it('returns one document with all fields', async () => {
    const { documents } = await search({ type: 'proposed rule', term: 'mortgage', perPage: 1 })
    const [first] = documents
    const number = first?.documentNumber ?? ''
    const { document, notes } = await answerOf(
      usual.engine.call(NAME, 'getDocument', { documentNumber: number }),
    )
    expect(notes).toEqual([])
    const { excerpt: _, excerptMatches: __, ...shared } = first ?? { excerpt: null, excerptMatches: [] }
    expect(document).toMatchObject(shared)
    expect(document.commentsCloseDate).not.toBeNull()
    expect(document.cfrReferences).toEqual(['12 CFR 1026'])
    expect(document.dockets[0]).toMatchObject({
      id: document.docketIds[0],
      commentPeriods: [{ start: document.publicationDate, commentUrl: document.commentUrl }],
    })
    expect(document.commentUrl).toMatch(/^https:\/\/www\.regulations\.gov\//)
    expect(JSON.stringify(document)).not.toMatch(/page_views|images/)
  })

  it('accepts an en dash or missing zeros in a document number, and adds a note about added zeros', async () => {
    const by = (documentNumber: string) =>
      answerOf(usual.engine.call(NAME, 'getDocument', { documentNumber }))
    expect((await by('2024\u201331396')).document.documentNumber).toBe('2024-31396')
    const [early] = (await search({ publicationDateStart: '2024-01-02', order: 'oldest', perPage: 1 }))
      .documents
    const padded = early?.documentNumber ?? ''
    expect(padded).toMatch(/^2024-00/)
    const { document, notes } = await by(padded.replace('-00', '-'))
    expect(document.documentNumber).toBe(padded)
    expect(notes[0]).toMatch(/took it for 2024-00/)
  })

  it('returns null for fields that an old document lacks', async () => {
    const [old] = (await search({ publicationDateEnd: '1994-02-01', perPage: 1 })).documents
    const { document } = await answerOf(
      usual.engine.call(NAME, 'getDocument', { documentNumber: old?.documentNumber ?? '' }),
    )
    expect(document).toMatchObject({ citation: null, pages: null })
  })

  it.each(['2024-99999', 'nothing'])('reports an unknown document: %s', async (documentNumber) => {
    const result = await usual.engine.call(NAME, 'getDocument', { documentNumber })
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'not_found', issues: [{ path: 'documentNumber' }] },
    })
  })

  it('reads a correction’s number from a link, and omits links to other sites', async () => {
    const changed = createRegisterEngine(async (request) => {
      const body = await (await usual.register.simulate(request)).json()
      return Response.json({
        ...body,
        correction_of:
          'https://www.federalregister.gov/api/v1/documents/2016-16628?publication_date=2016-07-14',
        corrections: ['https://www.federalregister.gov/api/v1/documents/C1-2024-31396', 'nowhere'],
        comment_url: 'https://www.regulations.gov.example/x',
        pdf_url: 'javascript:alert(1)',
        html_url: 'https://someone@www.federalregister.gov/',
      })
    })
    const { document } = await answerOf(changed.call(NAME, 'getDocument', { documentNumber: '2024-31396' }))
    expect(document).toMatchObject({
      correctionOf: '2016-16628',
      correctedBy: ['C1-2024-31396'],
      commentUrl: null,
      pdfUrl: null,
      officialUrl: null,
    })
  })
})

describe('invalid register responses', () => {
  const calls = [
    ['searchDocuments', { term: 'water' }],
    ['getDocument', { documentNumber: '2024-31396' }],
    ['listAgencies', {}],
  ] as const
  const answers = [
    ['a web page', () => new Response('<html>Busy</html>'), 'upstream_unavailable'],
    ['an empty response', () => new Response(''), 'upstream_unavailable'],
    ['plain text', () => new Response('Busy'), 'upstream_changed'],
    ['an unknown format', () => Response.json({ rows: [] }), 'upstream_changed'],
    ['a list with one empty entry', () => Response.json({ count: 1, results: [{}] }), 'upstream_changed'],
    [
      'the refusal of a field',
      () => Response.json({ status: 400, message: "field 'Busy' not valid" }, { status: 400 }),
      'upstream_rejected',
    ],
    [
      'the refusal of a condition',
      () => Response.json({ errors: { foo: 'is not a valid Busy' } }, { status: 400 }),
      'upstream_rejected',
    ],
    ['a server error', () => Response.json({ message: 'Busy' }, { status: 500 }), 'upstream_unavailable'],
    ['a rate limit', () => new Response('<html>Busy</html>', { status: 429 }), 'rate_limited'],
  ] as const

  it.each(
    calls.flatMap(([method, params]) =>
      answers.map(([what, answer, code]) => [method, what, params, answer, code] as const),
    ),
  )('%s rejects %s instead of returning an empty result', async (method, _, params, answer, code) => {
    const { engine } = sampleRegister({}, answer)
    const result = await engine.callNamed(NAME, method, params)
    expect(result).toMatchObject({ ok: false, error: { code } })
    expect(result.ok ? '' : result.error.message).not.toMatch(/Busy/)
  })

  it.each([200, 403] as const)(
    'reports the rate limit page under HTTP %i as unavailable',
    async (blockedWith) => {
      const { engine } = sampleRegister({ blockedWith })
      for (const [method, params] of calls) {
        expect(await engine.callNamed(NAME, method, params)).toMatchObject({
          ok: false,
          error: { code: 'upstream_unavailable' },
        })
      }
    },
  )

  it.each([
    [{ agencies: 'invalid value' }, 'agency'],
    [{ publication_date: 'Publication Date is not a valid .' }, 'publicationDateStart'],
  ])('names the field of a condition that the source rejects: %j', async (errors, path) => {
    const { engine } = sampleRegister({}, () => Response.json({ errors }, { status: 400 }))
    expect(await engine.call(NAME, 'searchDocuments', { term: 'water' })).toMatchObject({
      ok: false,
      error: { code: 'invalid_params', issues: [{ path }] },
    })
  })
})

it('reports to `npm run doctor` that no expected field of documents and agencies is missing', async () => {
  const { findings } = await answerOf(usual.engine.call(NAME, 'checkFields', {}, { internal: true }))
  expect(findings).toEqual([
    { what: 'document', missing: [] },
    { what: 'agencies', missing: [] },
  ])
})

const samples = process.env.UPSTREAM_SAMPLES
const recorded = (file: string) => readFileSync(join(samples ?? '', NAME, file), 'utf8')

describe.skipIf(!samples)('recorded register responses', () => {
  const replaying = (file: string, status = 200) =>
    createRegisterEngine(async () => new Response(recorded(file), { status }))

  it('parses the recorded search about clean water', async () => {
    const answer = await searchWith(replaying('search-term-newest-excerpts.json'), {
      term: 'clean water',
      perPage: 2,
    })
    expect(answer).toMatchObject({
      total: 844,
      totalIsMinimum: false,
      returned: 2,
      totalPages: 422,
      nextPage: 2,
    })
    const [first] = answer.documents
    expect(first?.excerpt).toMatch(/^9\. Water Quality Certification Eastern Gas/)
    const hits = first?.excerptMatches.map(({ start, end }) => first.excerpt?.slice(start, end))
    expect(hits).toEqual(['Water', 'water', 'Clean', 'Water', 'water'])
  })

  it('parses the recorded search of a whole year', async () => {
    const answer = await searchWith(replaying('search-newest-page-one.json'), { perPage: 2 })
    expect(answer).toMatchObject({
      total: 10_000,
      totalIsMinimum: true,
      totalPages: 5_000,
      continueWith: null,
    })
    expect(answer.documents[0]).toMatchObject({
      documentNumber: '2024-31440',
      typeCode: 'NOTICE',
      agencies: [{ slug: 'energy-department' }, { name: 'Federal Energy Regulatory Commission' }],
      excerpt: null,
    })
  })

  it('parses a recorded search without matches', async () => {
    expect(await searchWith(replaying('search-zero-results.json'), {})).toMatchObject({
      total: 0,
      documents: [],
    })
  })

  it('parses one recorded document', async () => {
    const engine = replaying('document-2024-31396.json')
    const { document } = await answerOf(engine.call(NAME, 'getDocument', { documentNumber: '2024-31396' }))
    expect(document).toMatchObject({
      action: 'Final rule.',
      citation: '89 FR 107012',
      pages: { first: 107_012, last: 107_015, count: 4 },
      dates: 'This rule is effective January 30, 2025.',
      effectiveDate: '2025-01-30',
      cfrReferences: ['40 CFR 52'],
      docketIds: ['EPA-R09-OAR-2023-0649', 'FRL-11647-02-R9'],
      dockets: [{ id: 'EPA-R09-OAR-2023-0649', commentPeriods: [{ start: '2024-12-31', end: null }] }],
      commentUrl: null,
    })
  })

  it.each(['error-400-invalid-cursor.json', 'error-400-unknown-field.json'])(
    'parses a recorded refusal: %s',
    async (file) => {
      const result = await replaying(file, 400).call(NAME, 'searchDocuments', {})
      expect(result).toMatchObject({ ok: false, error: { code: 'upstream_rejected' } })
    },
  )

  it('parses one recorded agency', async () => {
    const engine = createRegisterEngine(async () => Response.json([JSON.parse(recorded('agency-epa.json'))]))
    const { agencies } = await answerOf(engine.call(NAME, 'listAgencies', {}))
    expect(agencies).toMatchObject([{ id: 145, shortName: 'EPA', slug: 'environmental-protection-agency' }])
  })
})
