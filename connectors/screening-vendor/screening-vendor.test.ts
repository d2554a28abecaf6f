import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '@/lib/connector/errors'
import { SAMPLE_BASE, SAMPLE_HOST, sampleAccounts } from './sample-vendor'
import { basic, screeningEngine } from './testing/screening-engine'

const employer = { partnerEmployerId: 'thimble-homes' }
const requestor = { ...employer, partnerCustomerId: 'front-desk' }
const order = (partnerOrderId: string) => ({ ...requestor, partnerOrderId })

type Method = 'getEmployer' | 'getRequestor' | 'listProductBundles' | 'getReportStatus' | 'getReportData'

async function ask(
  method: Method,
  params: unknown,
  { engine } = screeningEngine(),
  credentials: { user: string; secret: string } | undefined = sampleAccounts.thimble,
) {
  return engine.callNamed('screening-vendor', method, params, credentials ? { credentials } : {})
}

async function dataOf(method: Method, params: unknown, over = screeningEngine()) {
  const result = await ask(method, params, over)
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`)
  return result.data as Record<string, unknown>
}

const failure = (code: ErrorCode) => ({ ok: false, error: { code } })

describe('published vendor data', () => {
  it("publishes an employer's firm name and status", async () => {
    expect(await dataOf('getEmployer', employer)).toMatchObject({
      ...employer,
      name: 'Thimble Property Management LLC',
      status: 'active',
      privacy: { classification: 'restricted', message: 'Personal data withheld.', redactedCount: 11 },
    })
  })

  it('withholds the name of a sole proprietor without a firm', async () => {
    expect(await dataOf('getEmployer', { partnerEmployerId: 'nib-rentals' })).toMatchObject({ name: null })
  })

  it("publishes a requestor's role and status", async () => {
    expect(await dataOf('getRequestor', requestor)).toMatchObject({
      ...requestor,
      role: 'employerOrderOnly',
      status: 'active',
      privacy: { excludedFields: ['contact and address', 'names', 'other fields'] },
    })
  })

  it('publishes bundles with their prices, without their links', async () => {
    const { bundles, count, truncated } = await dataOf('listProductBundles', requestor)
    expect({ count, truncated }).toEqual({ count: 3, truncated: false })
    expect(bundles).toEqual([
      {
        code: 'RPT_BASIC',
        name: 'Basic',
        products: ['National criminal search', 'Sex offender registry'],
        status: 'active',
        price: 29.95,
        currency: 'USD',
        turnaroundDays: 2,
      },
      expect.objectContaining({ code: 'RPT_TENANT_PLUS', price: 54.5 }),
      expect.objectContaining({ code: null, name: null, price: null }),
    ])
  })

  it('publishes the state of a report and of its checks', async () => {
    const { privacy, ...report } = await dataOf('getReportData', order('order-1001'))
    expect(report).toMatchObject({
      package: 'Tenant Background Plus',
      status: 'complete',
      result: 'consider',
      hasAlerts: true,
      submittedAt: '2026-03-02T14:05:00.000Z',
      checks: [
        { type: 'SSN trace', status: 'complete', result: 'clear', completedAt: '2026-03-02T15:00:00.000Z' },
        { type: 'county criminal search', result: 'consider' },
      ],
    })
    expect(privacy).toMatchObject({ redactedCount: 25 })
  })

  it('omits the result from a status, although the vendor sends it', async () => {
    const status = await dataOf('getReportStatus', order('order-1001'))
    expect(Object.keys(status)).not.toContain('result')
    expect(status).toMatchObject({ status: 'complete', complete: true })
  })

  it('reports a document as withheld', async () => {
    const report = await dataOf('getReportData', order('order-pdf'))
    expect(report).toMatchObject({ status: null, checks: [], privacy: { excludedFields: ['documents'] } })
    expect(await ask('getReportStatus', order('order-pdf'))).toMatchObject(failure('upstream_changed'))
  })

  it.each(['Sam Post', 'Dot Read'])(
    'withholds the status %s as a possible name of a person',
    async (status) => {
      const transport = async () => Response.json({ status, stage: status })
      const answer = await dataOf('getReportStatus', order('1'), screeningEngine({ transport }))
      expect(answer).toMatchObject({ status: null, stage: null })
    },
  )

  it('withholds statuses outside the vocabulary until the operator configures them', async () => {
    const before = await dataOf('getReportData', order('order-1003'))
    expect(before).toMatchObject({ status: null, result: null, checks: [{ type: null, status: 'Complete' }] })
    expect(before.caveats).toContainEqual(
      expect.stringMatching(/words are not known here: status, result, type/),
    )
    const configured = screeningEngine({ settings: { SCREENING_VENDOR_WORDS: 'ink, residue' } })
    const after = await dataOf('getReportData', order('order-1003'), configured)
    expect(after).toMatchObject({ checks: [{ type: 'Ink residue' }] })
  })
})

describe('values that do not fit their field', () => {
  const overAnswer = (body: object) => screeningEngine({ transport: async () => Response.json(body) })

  it.each([
    '2004-03-12T00:00:00Z',
    '2026-03-02',
    '2026-02-31T00:00:00Z',
    'yesterday',
    1_770_000_000,
    { at: 1 },
  ])('rejects %j as the time of an order', async (completedAt) => {
    const over = overAnswer({ status: 'complete', completedAt })
    expect(await dataOf('getReportStatus', order('1'), over)).toMatchObject({ completedAt: null })
  })

  it.each([1985, -1, '123456789', '1985', 'cheap', Number.MAX_VALUE, true, ['9']])(
    'rejects %j as a price',
    async (price) => {
      const over = overAnswer({ bundles: [{ price }] })
      expect(await dataOf('listProductBundles', requestor, over)).toMatchObject({
        bundles: [{ price: null }],
      })
    },
  )

  it.each([
    'Test Person',
    'Person, Test',
    'Test Person LLC, 12 Blotter Lane',
    'Nib Realty 555-010-0199',
    'Nib Realty １２３-４５-６７８９',
    'Nib Realty ١٢٣٤٥٦٧٨٩',
    'Nib Realty 123 456 789',
    'Nib Realty 55 50 10',
    'Nib Realty, 12 Blotter Row, Nibville',
    'Nib Realty 12 Blotter Terrace',
    'Nib Realty, born March 12, 85',
    'Applicant Test Person (services)',
    'Realty of Candidate Test Person',
    'Nib Realty, write to desk@nib.example',
    'Nib Realty <b>',
    `Nib Realty ${'x'.repeat(80)}`,
    42,
  ])('rejects %j as the name of a firm', async (name) => {
    const over = overAnswer({ name, status: 'active' })
    expect(await dataOf('getEmployer', employer, over)).toMatchObject({ name: null, status: 'active' })
  })

  it('rejects a firm’s name if the same response contains a part of it as the name of a person', async () => {
    const people = [
      { contacts: [{ lastName: 'QUILLWRIGHT' }] },
      { contacts: [{ first: 'Test', last: 'Quillwright' }] },
      { contact: 'Test Quillwright' },
      { owner: 'Quillwright, Test' },
      { email: 'test.quillwright@nib.example' },
      { employer: { ownerName: 'Quillwright' } },
    ]
    for (const somebody of people) {
      const over = overAnswer({ name: 'Quillwright Realty', ...somebody })
      expect(await dataOf('getEmployer', employer, over)).toMatchObject({ name: null })
    }
    const others = { contacts: [{ lastName: 'Nib', email: 'desk@quillwright.example' }] }
    const alone = overAnswer({ name: 'Quillwright Realty', ...others })
    expect(await dataOf('getEmployer', employer, alone)).toMatchObject({ name: 'Quillwright Realty' })
    const brief = overAnswer({ name: 'Ng Realty', contacts: [{ lastName: 'Ng' }] })
    expect(await dataOf('getEmployer', employer, brief)).toMatchObject({ name: null })
  })
})

describe('requests to the vendor', () => {
  it('sends one GET with the caller’s credentials, and omits identifiers from the provenance', async () => {
    const over = screeningEngine()
    const result = await ask('getReportStatus', order('order-1001'), over)
    expect(over.sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${SAMPLE_BASE}/employers/thimble-homes/requestors/front-desk/orders/order-1001/status`,
    ])
    expect(over.sent[0]?.headers.get('authorization')).toBe(basic(sampleAccounts.thimble))
    expect(result.ok && result.meta.requests).toEqual([
      {
        method: 'GET',
        url: `${SAMPLE_BASE}/employers/{partnerEmployerId}/requestors/{partnerCustomerId}/orders/{partnerOrderId}/status`,
      },
    ])
  })

  it('encodes any identifier as a single path segment', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(text, async (partnerEmployerId) => {
        const over = screeningEngine()
        const result = await ask('getEmployer', { partnerEmployerId }, over)
        if (!result.ok && result.error.code === 'invalid_params') {
          expect(over.sent).toEqual([])
          return
        }
        const { origin, pathname, search, hash } = new URL(over.sent[0]?.url ?? '')
        expect([origin, search, hash]).toEqual([`https://${SAMPLE_HOST}`, '', ''])
        expect(pathname.split('/').slice(0, 3)).toEqual(['', 'v1', 'employers'])
        expect(pathname.split('/').slice(3).map(decodeURIComponent)).toEqual([partnerEmployerId])
      }),
      { numRuns: 60, examples: [['.'], ['..'], ['\u0007']] },
    )
  })

  it('finds the record of an encoded identifier', async () => {
    const quill = { partnerEmployerId: 'quill-partners', partnerCustomerId: 'back office / 7' }
    const result = await ask('getRequestor', quill, screeningEngine(), sampleAccounts.quill)
    expect(result).toMatchObject({ ok: true, data: { ...quill, status: 'active' } })
  })

  it('uses the configured paths and names', async () => {
    const settings = {
      SCREENING_VENDOR_BASE_URL: 'https://desk.nib.example/api/',
      SCREENING_VENDOR_STATUS_PATH: '/v2/orders/{partnerOrderId}',
      SCREENING_VENDOR_FIELDS: 'status=Report Phase, order=Payload',
    }
    const transport = async () =>
      Response.json({ payload: { report_phase: 'in progress', status: 'complete' } })
    const over = screeningEngine({ settings, transport })
    const { status, caveats } = await dataOf('getReportStatus', order('7'), over)
    expect(status).toBe('in progress')
    expect(over.sent[0]?.url).toBe('https://desk.nib.example/api/v2/orders/7')
    expect(caveats).toContainEqual(expect.stringContaining('no place for partnerEmployerId'))
    expect(caveats).toContainEqual(expect.stringContaining('no place for partnerCustomerId'))
  })
})

describe('refusals of the vendor connector', () => {
  it.each(['.', '..', '\u0000', 'a\nb', '\u0085', '\ud800', '', 'x'.repeat(257), 7, null])(
    'refuses the identifier %j before any request',
    async (partnerEmployerId) => {
      const over = screeningEngine()
      const result = await ask('getEmployer', { partnerEmployerId }, over)
      expect(result).toMatchObject({
        ok: false,
        error: { code: 'invalid_params', issues: [{ path: 'partnerEmployerId' }] },
      })
      expect(over.sent).toEqual([])
    },
  )

  it.each(['x'.repeat(256), '...', '%2e%2e', ' '])('accepts the identifier %j', async (partnerEmployerId) => {
    expect(await ask('getEmployer', { partnerEmployerId })).toMatchObject(failure('not_found'))
  })

  it('refuses a query before it requires credentials if no vendor is configured', async () => {
    const none = screeningEngine({ settings: { SCREENING_VENDOR_BASE_URL: undefined } })
    expect(await ask('getEmployer', employer, none)).toMatchObject(failure('not_configured'))
    expect(await none.engine.callNamed('screening-vendor', 'getEmployer', employer)).toMatchObject(
      failure('not_configured'),
    )
    expect(none.sent).toEqual([])
  })

  it('refuses a query with missing or wrong credentials', async () => {
    const over = screeningEngine()
    const nobody = await over.engine.callNamed('screening-vendor', 'getEmployer', employer)
    expect(nobody).toMatchObject(failure('credentials_required'))
    expect(over.sent).toEqual([])
    const wrong = { user: 'thimble-desk', secret: 'guess' }
    expect(await ask('getEmployer', employer, over, wrong)).toMatchObject(failure('credentials_rejected'))
  })

  it.each<[string, ErrorCode]>([
    ['order-html', 'upstream_unavailable'],
    ['order-broken', 'upstream_unavailable'],
    ['order-moved', 'upstream_rejected'],
    ['order-next-door', 'upstream_rejected'],
    ['order-forbidden', 'upstream_rejected'],
    ['order-conflict', 'upstream_rejected'],
    ['order-unprocessable', 'upstream_rejected'],
    ['order-limited', 'rate_limited'],
    ['order-nowhere', 'not_found'],
  ])('reports the failure of %s without quoting the vendor', async (id, code) => {
    const over = screeningEngine()
    const result = await ask('getReportData', order(id), over)
    expect(result).toMatchObject(failure(code))
    expect(JSON.stringify([result, over.engine.health.of(SAMPLE_HOST)])).not.toMatch(/person|000-00|order-/i)
  })

  it('sends no request to the target of a redirect', async () => {
    for (const id of ['order-moved', 'order-next-door']) {
      const over = screeningEngine()
      await ask('getReportData', order(id), over)
      expect(over.sent.map(({ url }) => new URL(url).pathname)).toEqual([
        `/v1/employers/thimble-homes/requestors/front-desk/orders/${id}/report`,
      ])
    }
  })

  it('refuses a response about another order', async () => {
    const transport = async () => Response.json({ partnerOrderId: 'order-1002', status: 'complete' })
    const result = await ask('getReportStatus', order('order-1001'), screeningEngine({ transport }))
    expect(result).toMatchObject(failure('upstream_rejected'))
  })

  const deep = JSON.parse(`${'{"a":'.repeat(30)}1${'}'.repeat(30)}`)
  const wide = Array.from({ length: 21_000 }, () => 0)
  it.each([
    ['too deep', { status: 'complete', deep }, 'upstream_rejected'],
    ['too large', { status: 'complete', wide }, 'upstream_rejected'],
    ['not an object', 'complete', 'upstream_changed'],
    ['null', null, 'upstream_changed'],
    ['an object without a known field', { zustand: 'complete' }, 'upstream_changed'],
  ])('rejects a response that is %s', async (_, body, code) => {
    const transport = async () => Response.json(body)
    const result = await ask('getReportStatus', order('1'), screeningEngine({ transport }))
    expect(result).toMatchObject({ ok: false, error: { code } })
  })

  it('rejects a response that is not JSON, without quoting it', async () => {
    const headers = { 'content-type': 'application/json' }
    const transport = async () => new Response('Test Person {', { headers })
    const over = screeningEngine({ transport })
    const result = await ask('getEmployer', employer, over)
    expect(result).toMatchObject(failure('upstream_changed'))
    expect(JSON.stringify([result, over.logged])).not.toContain('Test Person')
  })
})

describe('health of the vendor', () => {
  it("counts no failure of a caller against the vendor's health", async () => {
    const over = screeningEngine()
    for (let time = 0; time < 6; time += 1) {
      await ask('getEmployer', employer, over, { user: 'a', secret: 'b' })
      await ask('getEmployer', { partnerEmployerId: 'nobody' }, over)
    }
    expect(over.engine.health.of(SAMPLE_HOST).lastFailure).toBeUndefined()
    expect(await ask('getEmployer', employer, over)).toMatchObject({ ok: true })
  })
})
