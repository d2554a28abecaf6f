import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerCall } from '@/lib/connector/http/call'
import { answerMcp } from '@/lib/connector/http/mcp'
import { fieldNames } from './privacy/fields'
import { vocabularyWith } from './privacy/vocabulary'
import { SAMPLE_HOST, sampleAccounts } from './sample-vendor'
import { simulatedOrders } from './simulator'
import { basic, screeningEngine } from './testing/screening-engine'
import { assertClean } from './withhold-fields'

// `fc.string` can generate names of JavaScript properties. Some of these names occur in our texts, and would
// look like leaks.
const letters = (from: string, least: number, most: number) =>
  fc.array(fc.constantFrom(...from), { minLength: least, maxLength: most }).map((list) => list.join(''))
const word = letters('bcdfghjklmnpqrstvwxzaeiouy', 6, 11).map(
  (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
)
const digits = (count: number) => letters('123456789', count, count)

const ssn = fc.tuple(digits(3), digits(2), digits(4), fc.constantFrom('-', '', ' '))
const between = (first: string, last: string) =>
  fc.date({ min: new Date(first), max: new Date(last), noInvalidDate: true })
/**
 * Half of the birth dates are from 2000 or later, because a recent birth date is the easiest to mistake for
 * the date of an order.
 */
const birth = fc.oneof(between('1930-01-01', '1999-12-31'), between('2000-01-01', '2008-12-31'))

const secrets: fc.Arbitrary<string | number> = fc.oneof(
  word,
  fc.tuple(word, word).map((names) => names.join(' ')),
  ssn.map(([a, b, c, gap]) => [a, b, c].join(gap)),
  digits(9).map(Number),
  birth.map((date) => date.toISOString()),
  birth.map((date) => date.toISOString().slice(0, 10)),
  birth.map((date) => date.toLocaleDateString('en-US')),
  fc.tuple(digits(3), word).map(([house, street]) => `${house} ${street} Lane, Apt 4`),
  digits(10).map((phone) => `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`),
  fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example`),
  word.map((file) => `https://files.vendor.example/${file}.pdf?sig=${file}`),
)

const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => `complete, says ${text} of the order`,
  (text) => `clear ${text}`,
  (text) => Buffer.from(text).toString('base64'),
  (text) => Buffer.from(text).toString('hex'),
  (text) => encodeURIComponent(text),
  (text) => [...text].map((letter) => `&#${letter.codePointAt(0)};`).join(''),
  (text) => [...text].join('\u200b'),
  (text) => JSON.stringify({ name: text }),
  (text) => `<b>${text}</b>`,
]

const planted = fc.oneof(
  { weight: 2, arbitrary: secrets },
  {
    weight: 1,
    arbitrary: fc
      .tuple(secrets, fc.constantFrom(...disguises))
      .map(([secret, disguise]) => disguise(String(secret))),
  },
)

const names = fieldNames(undefined)

const readBy = {
  getEmployer: ['organization', 'status'],
  getRequestor: ['role', 'status'],
  listProductBundles: ['code', 'name', 'status', 'price', 'currency', 'turnaroundDays', 'products'],
  getReportStatus: ['status', 'stage', 'complete', 'submittedAt', 'updatedAt', 'completedAt'],
  getReportData: ['status', 'result', 'adjudication', 'package', 'completedAt', 'hasAlerts', 'type'],
} as const

type Method = keyof typeof readBy

const keysOf = (method: Method) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...readBy[method].flatMap((field) => names[field])) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(names).flat()) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'SSN',
        'social_security_number',
        'Soc-Sec',
        'ｓｔａｔｕｓ',
        'dob',
        'candidate',
        'notes',
      ),
    },
    { weight: 1, arbitrary: word },
  )

interface Plant {
  value: unknown
  needles: string[]
}

const plantsAt = (keys: fc.Arbitrary<string>): fc.Arbitrary<Plant> =>
  fc.oneof(
    { weight: 4, arbitrary: planted.map((value) => ({ value, needles: [String(value)] })) },
    ...[
      planted.map((value) => ({ value: [value, { deeper: [value] }], needles: [String(value)] })),
      fc.tuple(keys, planted).map(([key, value]) => ({ value: { [key]: value }, needles: [String(value)] })),
      planted.map((key) => ({ value: { [key]: { status: 'clear' } }, needles: [String(key)] })),
      fc.tuple(keys, keys, planted).map(([outer, inner, value]) => ({
        value: [{ [outer]: { [inner]: value } }, { [inner]: [value] }],
        needles: [String(value)],
      })),
    ].map((arbitrary) => ({ weight: 1, arbitrary })),
  )

const shapes = [
  ...Object.values(simulatedOrders),
  { name: 'Thimble Property Management LLC', status: 'active' },
  { data: { requestor: { role: 'admin' } } },
  { bundles: [{ code: 'RPT_BASIC', name: 'Basic', products: [{ name: 'Credit report' }] }] },
  [{ name: 'Basic', price: 12 }],
  { report: { status: 'complete', checks: [{ type: 'SSN trace' }] } },
]

const bodiesFor = (method: Method) => {
  const keys = keysOf(method)
  const extra = fc.array(fc.tuple(keys, plantsAt(keys)), { minLength: 1, maxLength: 6 })
  return fc
    .tuple(fc.constantFrom(...shapes), extra, fc.constantFrom(...wrappings))
    .map(([shape, plants, wrap]) => ({
      body: wrap(shape, plants),
      needles: plants.flatMap(([, { needles }]) => needles),
    }))
}

type Extra = (readonly [string, Plant])[]
const wrappings: readonly ((shape: object, extra: Extra) => unknown)[] = [
  (shape, extra) => ({ ...shape, ...plantedUnder(extra) }),
  // Puts the planted secret fields first, so that a parser reads them before the genuine fields.
  (shape, extra) => ({ ...plantedUnder(extra), ...shape }),
  (shape, extra) => ({ data: { ...shape, ...plantedUnder(extra) }, status: extra[0]?.[1].value }),
  (shape, extra) => ({ ...shape, checks: [plantedUnder(extra), extra[0]?.[1].value] }),
  (shape, extra) => ({ ...shape, bundles: [plantedUnder(extra), { products: [plantedUnder(extra)] }] }),
  (_, extra) => extra.map(([, { value }]) => value),
]
const plantedUnder = (extra: Extra) => Object.fromEntries(extra.map(([key, { value }]) => [key, value]))

const identifiers = { partnerEmployerId: 'e-1', partnerCustomerId: 'c-1', partnerOrderId: 'o-1' }
const questions = {
  getEmployer: { partnerEmployerId: 'e-1' },
  getRequestor: { partnerEmployerId: 'e-1', partnerCustomerId: 'c-1' },
  listProductBundles: { partnerEmployerId: 'e-1', partnerCustomerId: 'c-1' },
  getReportStatus: identifiers,
  getReportData: identifiers,
} as const

const authorization = basic(sampleAccounts.thimble)

type Engine = ReturnType<typeof screeningEngine>['engine']

const headers = {
  authorization,
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
}
const ask = (url: string, body: object) =>
  new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })

const doors = {
  api: (engine: Engine, method: Method) =>
    answerCall(engine, ask('https://site.example/api', questions[method]), 'screening-vendor', method),
  tools(engine: Engine, method: Method) {
    const params = { name: `screening_vendor_${method}`, arguments: questions[method] }
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
    return answerMcp(engine, ask('https://site.example/api/mcp', message))
  },
}

const door = fc.constantFrom<keyof typeof doors>('api', 'api', 'api', 'api', 'tools')

async function everythingSeen(
  respond: () => Response,
  method: Method,
  through: keyof typeof doors,
): Promise<string> {
  const { engine, logged } = screeningEngine({ transport: async () => respond() })
  const response = await doors[through](engine, method)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(engine.cacheSize().entries).toBe(0)
  const sent = Object.fromEntries(response.headers)
  return JSON.stringify([await response.text(), sent, logged, engine.health.of(SAMPLE_HOST)])
}

function expectNone(haystack: string, needles: readonly string[]): void {
  const text = haystack.toLowerCase()
  for (const needle of needles) {
    const forms = [needle, JSON.stringify(needle).slice(1, -1)].map((form) => form.toLowerCase())
    for (const form of forms) expect(text).not.toContain(form)
  }
}

describe('personal data in vendor answers', () => {
  it.each(Object.keys(questions) as Method[])(
    'keeps personal data out of %s at any depth',
    async (method) => {
      await fc.assert(
        fc.asyncProperty(bodiesFor(method), door, async ({ body, needles }, through) => {
          expectNone(await everythingSeen(() => Response.json(body), method, through), needles)
        }),
        { numRuns: 100 },
      )
    },
  )

  it('removes a number of a person beside the name of a firm from the response', async () => {
    const zero = fc.constantFrom(0x30, 0xff10, 0x660, 0x966)
    const pieces = fc.array(
      fc.tuple(letters('123456789', 2, 3), fc.constantFrom('', ' ', '-', '.', ', ', ' & ')),
      {
        minLength: 3,
        maxLength: 4,
      },
    )
    await fc.assert(
      fc.asyncProperty(zero, pieces, fc.nat(1), async (from, parts, at) => {
        const number = parts
          .flat()
          .join('')
          .replace(/\d/g, (digit) => String.fromCodePoint(from + Number(digit)))
        const name = at === 0 ? `Nib Realty ${number}` : `${number} Nib Realty`
        expectNone(await everythingSeen(() => Response.json({ name }), 'getEmployer', 'api'), [number.trim()])
      }),
      { numRuns: 60 },
    )
  })

  it.each(['123456789', '-5', 'Infinity', '0x10', 'Test Person'])(
    'removes personal data of a Retry-After header from the response: %s',
    async (after) => {
      const respond = () => new Response('', { status: 429, headers: { 'retry-after': after } })
      const output = await everythingSeen(respond, 'getReportData', 'api')
      expectNone(output, [after, `"${Number(after)}"`])
      expect(output).toContain('is limiting requests. Try again in 60 seconds')
    },
  )

  it('keeps personal data out of refusals, pages, documents and broken responses', async () => {
    const statuses = fc.constantFrom(200, 202, 400, 401, 403, 404, 409, 418, 422, 429)
    const types = fc.constantFrom('application/json', 'text/html', 'text/plain', 'application/pdf', 'x')
    await fc.assert(
      fc.asyncProperty(planted.map(String), statuses, types, door, async (needle, status, type, through) => {
        const headers = { 'content-type': type, 'retry-after': '60', 'x-reason': encodeURIComponent(needle) }
        const respond = () => new Response(`${needle} {"error": "${needle}"}`, { status, headers })
        expectNone(await everythingSeen(respond, 'getReportData', through), [needle])
      }),
      { numRuns: 40 },
    )
  })
})

describe('assertClean', () => {
  const isKnown = vocabularyWith([])
  const look = (record: unknown, organization: string | null = null) =>
    assertClean(record, { isKnown, organization })

  it('accepts texts that cannot name a person', () => {
    expect(() =>
      look(
        {
          status: 'In Progress',
          at: '2026-03-02T14:05:00.000Z',
          price: 3,
          name: 'Nib Realty',
          flags: [true, null],
        },
        'Nib Realty',
      ),
    ).not.toThrow()
  })

  it.each([
    'Test Person',
    'Nib Realty of Test Person',
    '1985-03-12',
    '1985-03-12T00:00:00.000Z',
    '000-00-0000',
    'clear https://x.example',
  ])('throws on %j without quoting it', (text) => {
    expect(() => look({ checks: [{ result: text }] })).toThrow()
    expect(() => look({ checks: [{ result: text }] })).not.toThrow(new RegExp(text))
  })

  it('throws on a firm’s name that is the name of a person', () => {
    expect(() => look({ name: 'Test Person' }, 'Test Person')).toThrow()
  })
})
