import { describe, expect, it } from 'vitest'
import { simulateFloridaParcels } from '@/connectors/us-florida-parcels/simulator'
import { createAssessments, NAME, sampleWith } from '@/connectors/us-public-assessments/testing/engine'
import { writeAddress } from '@/lib/sample-world/addresses/addresses'
import { assessedProperties } from '@/lib/sample-world/addresses/assessed-search'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { lookUpAddress, lookUpKey, type RecordFetcher } from './look-up'
import { type ComparisonSubject, comparableValue, toSubjectRow, unitsOf } from './similar-home'

const engine = createAssessments({
  transport: sampleWith({ 'services9.arcgis.com': simulateFloridaParcels }),
})
const ask: RecordFetcher = {
  search: (params) => engine.call(NAME, 'searchProperties', { limit: 5, ...params }),
  history: (params) => engine.call(NAME, 'getPropertyHistory', params),
}

const homesIn = (state: string, city: string) =>
  [...assessedProperties(towns(state, city), {})].filter(({ kind }) => kind === 'house')

const [own, other] = homesIn('IL', 'Chicago').map(({ address }) => writeAddress(address))

async function subjectAt(source: string, streetAddress = own ?? '', place = {}): Promise<ComparisonSubject> {
  const answer = await ask.search({ source, streetAddress, ...place })
  if (!answer.ok) throw new Error(answer.error.message)
  const key = String(answer.data.records[0]?.propertyKey)
  const history = await ask.history({ propertyKey: key })
  if (!history.ok || !history.data.property) throw new Error('The sample home is gone')
  const compared = comparableValue(history.data.assessments, history.data.property)
  if (!compared) throw new Error('The sample home has no value')
  const { source: sourceTitle } = answer.data
  const { property, assessments } = history.data
  const retrievedAt = history.meta.retrievedAt
  const ownHome = toSubjectRow({ property, assessments, retrievedAt }, compared, sourceTitle.title)
  if (!ownHome) throw new Error('The sample home has no row')
  return {
    source,
    sourceTitle: sourceTitle.title,
    key,
    units: unitsOf(history.data.property),
    place: {},
    own: ownHome,
    ...compared,
  }
}

const cook = 'cook-county-il-assessments'

async function refusalOf(subject: ComparisonSubject, address: string): Promise<string> {
  const outcome = await lookUpAddress(ask, subject, address)
  if (outcome.kind !== 'refused') throw new Error(`Not refused: ${JSON.stringify(outcome)}`)
  return outcome.message
}

describe('lookUpAddress', () => {
  it('fills a row with the value and the source line of the same roll, year and kind', async () => {
    const subject = await subjectAt(cook)
    const outcome = await lookUpAddress(ask, subject, other ?? '')
    expect(outcome).toMatchObject({
      kind: 'filled',
      home: {
        parcel: expect.stringMatching(/^\d\d-\d\d-\d{3}-\d{3}-\d{4}$/),
        class: expect.stringMatching(/\w/),
        value: expect.stringMatching(/^\$[\d,]+$/),
        from: expect.stringMatching(
          /^Assessed value of 2026, Cook County assessed values, retrieved \w+ \d+, \d{4}/,
        ),
      },
    })
    if (outcome.kind !== 'filled') return
    expect(outcome.home.area).toBeUndefined()
    expect(outcome.home.perFoot).toBeUndefined()
  })

  it('returns the value per square foot if the roll has value and area', async () => {
    const [first, ...others] = homesIn('FL', 'Orlando').map(({ address }) => writeAddress(address))
    const subject = await subjectAt('florida-assessments', first)
    const looked = await Promise.all(
      others.slice(0, 8).map((address) => lookUpAddress(ask, subject, address)),
    )
    const home = looked.flatMap((each) => (each.kind === 'filled' && each.home.area ? [each.home] : []))[0]
    if (!home) throw new Error('No sample home has a living area')
    const { area = '', value, perFoot = '' } = home
    const figure = (text: string) => Number(text.replace(/[^\d.]/g, ''))
    expect(figure(perFoot)).toBeCloseTo(figure(value) / figure(area), 2)
  })

  it.each([
    ['massachusetts-assessments', 'MA', 'Worcester'],
    ['detroit-mi-assessments', 'MI', 'Detroit'],
  ])('returns the last sale of the home if the roll has one: %s', async (source, state, city) => {
    const [first, ...others] = homesIn(state, city).map(({ address }) => writeAddress(address))
    const subject = { ...(await subjectAt(source, first, { city })), place: { city } }
    const looked = await Promise.all(
      others.slice(0, 12).map((address) => lookUpAddress(ask, subject, address)),
    )
    const sales = looked.flatMap((each) => (each.kind === 'filled' && each.home.sale ? [each.home.sale] : []))
    expect(sales.length).toBeGreaterThan(0)
    for (const sale of sales) expect(sale).toMatch(/^\$[\d,]+ on \w+ \d+, \d{4}$/)
  })

  it('returns the reason why a home cannot be compared', async () => {
    const subject = await subjectAt(cook)
    expect(await refusalOf(subject, own ?? '')).toBe('This is your own home.')
    expect(await refusalOf(subject, '17 E Inkwell Ave, Chicago, IL')).toMatch(
      /has no such address.*another roll/,
    )
    expect(await refusalOf(subject, '1 Main St, Boston, MA')).toContain('This address is in Massachusetts')
    expect(await refusalOf(subject, 'Inkwell')).toContain('Give a house number and a street')
    expect(await refusalOf({ ...subject, year: 1990 }, other ?? '')).toMatch(
      /has no value of this home for 1990/,
    )
    expect(await refusalOf({ ...subject, kind: 'marketValue' }, other ?? '')).toBe(
      'The record has no market value of this home for 2026. We do not compare different kinds of value.',
    )
  })

  it('adds the town of the subject home if the roll requires a town and the address has none', async () => {
    const [first = '', second = ''] = homesIn('FL', 'Orlando').map(({ address }) => writeAddress(address))
    const subject = { ...(await subjectAt('florida-assessments', first)), city: 'Orlando' }
    const streetOf = (address: string) => address.slice(0, address.indexOf(','))
    expect(await refusalOf(subject, streetOf(first))).toBe('This is your own home.')
    expect(await lookUpAddress(ask, subject, streetOf(second))).toMatchObject({ kind: 'filled' })
    expect(await refusalOf(subject, `${streetOf(second)}, Tampa, FL`)).toContain('no such address')
  })

  it("sends no request to a town's roll for an address in another town", async () => {
    const subject = { ...(await subjectAt(cook)), place: { city: 'NEW HAVEN' } }
    const rejecting: RecordFetcher = { ...ask, search: async () => Promise.reject(new Error('asked')) }
    expect(await lookUpAddress(rejecting, subject, '12 Elm St, Hartford, CT')).toMatchObject({
      message: expect.stringMatching(/names Hartford.*roll of New Haven.*leave the town out/),
    })
    await expect(lookUpAddress(rejecting, subject, '12 Elm St, New Haven, CT')).rejects.toThrow('asked')
    await expect(lookUpAddress(rejecting, subject, '12 Elm St')).rejects.toThrow('asked')
  })

  it('rejects an address whose building has many homes', async () => {
    const [first, second] = homesIn('FL', 'Orlando').map(({ address }) => writeAddress(address))
    const subject = await subjectAt('florida-assessments', first)
    const tower: RecordFetcher = {
      ...ask,
      async history(params) {
        const answer = await ask.history(params)
        if (!answer.ok || !answer.data.property) return answer
        const { property } = answer.data
        const sourceAttributes = { ...property.sourceAttributes, residentialUnits: 120 }
        return { ...answer, data: { ...answer.data, property: { ...property, sourceAttributes } } }
      },
    }
    expect(await lookUpAddress(tower, subject, second ?? '')).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('a whole building with 120 homes'),
    })
  })

  it('returns a choice between several homes of one address', async () => {
    const subject = await subjectAt(cook)
    const outcome = await lookUpAddress(ask, subject, '122 E Inkwell Ave, Chicago, IL')
    if (outcome.kind !== 'choose') throw new Error(JSON.stringify(outcome))
    const [first] = outcome.choices
    expect(outcome.choices.length).toBeGreaterThan(1)
    const filled = await lookUpKey(ask, subject, first?.key ?? '')
    expect(filled).toMatchObject({ kind: 'filled' })
    expect(await lookUpAddress(ask, subject, first?.label ?? ''), 'the label of one home').toEqual(filled)
  })

  it('returns the reason if the source fails', async () => {
    const subject = await subjectAt(cook)
    const down = createAssessments({ transport: async () => new Response('busy', { status: 503 }) })
    const failing: RecordFetcher = {
      search: (params) => down.call(NAME, 'searchProperties', { limit: 5, ...params }),
      history: (params) => down.call(NAME, 'getPropertyHistory', params),
    }
    expect(await lookUpAddress(failing, subject, other ?? '')).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('not answering'),
    })
  })
})
