import { describe, expect, it } from 'vitest'
import type { AppealGuidance, AppealOffice, ConfirmableStatement, GuidanceStatement } from './guidance'
import { guidanceFor } from './guidance-for'
import { unchecked } from './said-by'
import { officesIn, statementsIn } from './statements-in'

const texas =
  'harris dallas tarrant bexar travis collin denton fort-bend montgomery williamson el-paso'.split(' ')

const sources = [
  'cook-county-il',
  'new-york-state',
  'san-francisco-ca',
  'connecticut',
  'detroit-mi',
  'washington-dc',
  'woodbury-county-ia',
  'florida',
  'idaho',
  'massachusetts',
  'minnesota',
  'montana',
  'north-carolina',
  'utah',
  'washington',
  'wisconsin',
  ...texas.map((county) => `${county}-county-tx`),
].map((place) => `${place}-assessments`)

const LONGEST_SENTENCE = 30
const LONGEST_STATEMENT = 50

const claims =
  /you (still )?(have|had|must file|can (still )?file) (until|by)|deadlines? (is|was|are|falls|has)\b|\b(is|are|remains?|stays?) (still |now )?open\b|\b(still|enough) time\b|\bdays? (left|remain)|has(n’t| not)? (yet )?(passed|expired)|too late for you/i

const verdicts =
  /you (may |might |probably )?(qualify|are eligible|are entitled|will (win|save))|over-?assessed|your (home|house) is worth/i

const calendarDate = /\b20\d\d\b/

const words = (text: string) => text.split(/\s+/).length

function read(source: string): AppealGuidance {
  const guidance = guidanceFor(source)
  if (!guidance) throw new Error(`no guidance for ${source}`)
  return guidance
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return isObject(value) ? Object.values(value).flatMap(textsIn) : []
}

describe('guidanceFor', () => {
  it('provides separate guidance for every source', () => {
    expect(sources).toHaveLength(27)
    expect(new Set(sources.map((source) => read(source).jurisdiction)).size).toBe(27)
  })

  it.each(['', 'ontario-assessments', 'constructor', 'cook-county-il'])(
    'returns no guidance for the unknown source "%s"',
    (source) => {
      expect(guidanceFor(source)).toBeUndefined()
    },
  )

  it('names the appraisal district and board of Fort Bend County', () => {
    const fortBend = read('fort-bend-county-tx-assessments')
    expect(fortBend.offices[0]).toMatchObject({ name: 'Fort Bend County appraisal district' })
    expect(fortBend.offices[0].url).toBe('https://www.fbcad.org')
    expect(fortBend.stages[0]?.body).toBe('Fort Bend County Appraisal Review Board')
    expect(fortBend.stages[0]?.deadline?.verifyWith[0].url).toBe('https://www.fbcad.org/appeals/')
  })
})

describe.each(sources)('%s', (source) => {
  const guidance = read(source)

  it('contains a value, a deadline and an entry in each list', () => {
    const { values, stages, ...lists } = guidance
    expect(Object.keys(values).length).toBeGreaterThan(0)
    expect(stages.filter(({ deadline }) => deadline).length).toBeGreaterThan(0)
    for (const name of ['changes', 'facts', 'exemptions', 'doesNotHelp'] as const)
      expect(lists[name].length, name).toBeGreaterThan(0)
  })

  it('gives each statement a source and a certainty', () => {
    expect(statementsIn(guidance).length).toBeGreaterThan(20)
    for (const { text, source: reference, sure } of statementsIn(guidance)) {
      expect(text).toMatch(/\S/)
      expect(reference.name, text).toMatch(/\S/)
      expect(['official', 'seen', 'single', 'unsure'], text).toContain(sure)
      if (reference.name === unchecked('').source.name) expect(sure, text).toBe('unsure')
    }
  })

  it('declares each rule of an appeal with its source, or as not confirmed', () => {
    expect(guidance.readOn).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(Object.keys(guidance.rules).sort()).toEqual([
      'burden',
      'fee',
      'form',
      'informal',
      'mayRaise',
      'payment',
      'saleDates',
      'valuationDate',
    ])
    for (const [name, rule] of Object.entries<ConfirmableStatement>({ ...guidance.rules }))
      if (rule !== 'not confirmed') expect(rule.sure, name).not.toBe('unsure')
  })

  it('lists each office that can verify a deadline', () => {
    const listed = new Set<AppealOffice>(guidance.offices)
    for (const { body, deadline } of guidance.stages)
      for (const office of deadline?.verifyWith ?? []) expect(listed.has(office), body).toBe(true)
    expect(guidance.offices.some(({ url, telephone }) => url ?? telephone)).toBe(true)
  })

  it('links only to valid https pages', () => {
    const urls = [
      ...statementsIn(guidance).map((each) => each.source.url),
      ...officesIn(guidance).map((each) => each.url),
    ]
    for (const url of urls) if (url !== undefined) expect(new URL(url).protocol, url).toBe('https:')
  })

  it('makes no claim that a deadline lies ahead, and gives no verdict', () => {
    for (const text of textsIn(guidance)) {
      expect(text).not.toMatch(claims)
      expect(text).not.toMatch(verdicts)
    }
    for (const { deadline } of guidance.stages)
      for (const text of textsIn([deadline?.rule.text, deadline?.event.text]))
        expect(text).not.toMatch(calendarDate)
  })

  it('uses short sentences, and repeats no entry in a list', () => {
    for (const { text } of statementsIn(guidance)) {
      expect(words(text), text).toBeLessThanOrEqual(LONGEST_STATEMENT)
      for (const sentence of text.split(/[.;] /))
        expect(words(sentence), sentence).toBeLessThanOrEqual(LONGEST_SENTENCE)
      expect(text).not.toMatch(/ [-–—] |—|%|\[|\]/)
    }
    for (const list of Object.values(guidance).filter(Array.isArray)) {
      const texts = list.flatMap((each) => (typeof each === 'object' && 'text' in each ? [each.text] : []))
      expect(new Set(texts).size).toBe(texts.length)
    }
  })
})

const ruleIn = (rule: ConfirmableStatement) => (rule === 'not confirmed' ? [] : [rule])

const textOf = (statements: readonly GuidanceStatement[]) => statements.map(({ text }) => text).join(' ')

describe('otherAssessments', () => {
  const ruleOf = (source: string) => read(source).otherAssessments?.rule

  it('allows assessments of other homes as a reason for an appeal only with an official source', () => {
    const grounds = sources.filter((source) => ruleOf(source) === 'ground')
    expect(grounds).toEqual(
      [
        ...'cook-county-il washington-dc woodbury-county-ia massachusetts utah'.split(' '),
        ...texas.map((county) => `${county}-county-tx`),
      ].map((place) => `${place}-assessments`),
    )
    for (const source of grounds) expect(read(source).otherAssessments?.statement.sure).toBe('official')
    const equitable = sources.filter((source) => read(source).grounds.some(({ kind }) => kind === 'equity'))
    expect(equitable).toEqual(grounds)
  })

  it('omits assessments of other homes from the evidence where they are no reason for an appeal', () => {
    for (const source of sources.filter((each) => ruleOf(each) !== 'ground')) {
      expect(textOf(read(source).evidence), source).not.toMatch(
        /assess(ed|ments)|values? of (others?|similar)/i,
      )
      expect(textOf(read(source).doesNotHelp), source).not.toMatch(/valuation date/)
    }
  })

  it('bars assessments of other homes as evidence in Washington', () => {
    const { otherAssessments, grounds, evidence, doesNotHelp, rules } = read('washington-assessments')
    expect(otherAssessments).toMatchObject({ rule: 'barred', statement: { sure: 'official' } })
    expect(textOf(grounds)).toBe('The assessed value is not the true and fair (market) value on January 1.')
    expect(textOf(doesNotHelp)).toMatch(/amount of the tax.*assessed values of other homes.*hardship/i)
    expect(textOf(ruleIn(rules.saleDates))).toMatch(
      /five years before your petition.*before the hearing.*January 1/,
    )
    for (const { sure } of [...grounds, ...evidence, ...doesNotHelp]) expect(sure).toBe('official')
  })
})

describe('guidance on the law of a place', () => {
  it('names two reasons for an appeal in Utah, and assigns the 5 percent rule to the State Tax Commission', () => {
    const { grounds, stages } = read('utah-assessments')
    expect(textOf(grounds)).toMatch(/^Valuation: .* Equalization: /)
    expect(textOf(grounds)).not.toContain('5 percent')
    expect(stages.filter(({ hears }) => hears.text.includes('5 percent')).map(({ body }) => body)).toEqual([
      'Utah State Tax Commission',
    ])
  })

  it('states for Florida, from a single source, that an unpaid tax ends the petition', () => {
    const { payment } = read('florida-assessments').rules
    expect(textOf(ruleIn(payment))).toMatch(/April 1.*75 percent.*must deny a petition/)
    expect(payment).toMatchObject({ sure: 'single', isCostly: true })
    expect(textOf(read('florida-assessments').cautions)).not.toContain('Keep paying')
  })

  it.each([
    ['idaho', 2005, ({ stages }: AppealGuidance) => stages[0]?.deadline?.rule],
    ['washington', 2023, ({ rules }: AppealGuidance) => rules.burden],
    ['massachusetts', 2024, ({ stages }: AppealGuidance) => stages[0]?.deadline?.rule],
    ['harris-county-tx', 2003, ({ otherAssessments }: AppealGuidance) => otherAssessments?.statement],
    ['washington-dc', 2013, ({ rules }: AppealGuidance) => rules.burden],
  ])('gives the year of the outdated copy of the law of %s: %i', (place, copyYear, choose) => {
    expect(choose(read(`${place}-assessments`))).toMatchObject({ sure: 'official', copyYear })
  })

  it('marks the burden of proof in Cook County as not confirmed', () => {
    expect(read('cook-county-il-assessments').rules.burden).toBe('not confirmed')
  })

  it('marks exactly the two stages that do not decide the value as separate', () => {
    const asides = sources.flatMap((source) => read(source).stages.filter(({ isAside }) => isAside))
    expect(asides.map(({ body }) => body)).toEqual([
      'Assessment Appeals Board, for supplemental or escape assessments',
      'Value Adjustment Board, when a classification or exemption is denied',
    ])
  })

  it('states three business days for New York, and lists the own estimate as official evidence', () => {
    const { cautions, evidence } = read('new-york-state-assessments')
    expect(textOf(cautions)).toContain('three business days')
    expect(textOf(cautions)).not.toContain('four')
    expect(textOf(evidence.filter(({ sure }) => sure === 'official'))).toMatch(/^Your own estimate/)
  })
})

describe('patterns for claims and verdicts', () => {
  it.each([
    'You have until April 30 to appeal.',
    'You can still file by May 15.',
    'The deadline is February 20.',
    'The appeal period is still open.',
    'There is still time.',
    'There are 12 days left.',
    'The deadline has not passed.',
  ])('detects the claim "%s"', (sentence) => expect(sentence).toMatch(claims))

  it.each(['You may qualify for STAR.', 'Your home is over-assessed.', 'You will save money.'])(
    'detects the verdict "%s"',
    (sentence) => expect(sentence).toMatch(verdicts),
  )

  it('accepts the wording of a rule, and the name Open Book', () => {
    expect('The board must receive the application by February 20. An Open Book comes first.').not.toMatch(
      claims,
    )
  })
})
