import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { sources } from '@/connectors/us-public-assessments/recipe/source-list'
import { checkedGuidance } from '../checked-guidance'
import { EvidenceChecklist } from '../evidence-checklist'
import { OfficePrompt } from '../time/time-panel'
import { showOwnEvidence } from '../uncovered/own-evidence-step'
import { type AssessmentsUrlParams, groundKinds } from '../url'
import { EvidenceStep } from './evidence-step'
import { SimilarPart } from './similar-part'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
}))

const plain = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ')

const yes = (...kinds: (typeof groundKinds)[number][]): AssessmentsUrlParams => ({
  answers: '1',
  ...Object.fromEntries(groundKinds.map((kind) => [kind, kinds.includes(kind) ? 'yes' : 'no'])),
})

function drawMarkup(sourceId: string, url: AssessmentsUrlParams): string {
  const guidance = checkedGuidance(sourceId)
  if (!guidance) throw new Error(`no guidance for ${sourceId}`)
  return renderToStaticMarkup(
    <EvidenceStep
      url={{ key: 'abcd', source: sourceId, ...url }}
      guidance={guidance}
      property="abcd"
      home="742 W Inkwell St"
      place={guidance.jurisdiction}
      office={<OfficePrompt office={guidance.offices[0]} />}
      hints={{ fact: 'On the record: year built 1950.' }}
      marketValue="$358,900"
      facts="THE FACTS"
      saleHome="THE HOME"
      similar={<SimilarPart subject={undefined} proposed={false} plain={null} />}
      checklist={<EvidenceChecklist guidance={guidance} hasStanding={false} />}
    />,
  )
}

const draw = (sourceId: string, url: AssessmentsUrlParams) => plain(drawMarkup(sourceId, url))

const cook = 'cook-county-il-assessments'
const panels = {
  fact: 'THE FACTS',
  equity: 'Address of a similar home',
  market: 'Sold on',
  condition: 'What a visitor would see',
} as const

describe('GroundQuestions', () => {
  it('shows the four questions in a form that can be sent without scripting', () => {
    const markup = drawMarkup(cook, {})
    expect(markup).toMatch(/<form[^>]* action="\/assessments\/evidence"/)
    expect(markup.match(/type="radio"/g)).toHaveLength(8)
    expect(markup).not.toContain('name="my.')
    expect(plain(markup)).toContain('On the record: year built 1950.')
    expect(plain(markup)).toContain('Skip to the packet')
    expect(plain(markup)).not.toContain('Answer yes or no')
  })

  it('links to each unanswered question after the form was sent', () => {
    const markup = drawMarkup(cook, { answers: '1', fact: 'no' })
    expect(markup.match(/href="#answer-\w+"/g)).toEqual([
      'href="#answer-equity"',
      'href="#answer-market"',
      'href="#answer-condition"',
    ])
    expect(markup).toMatch(/name="fact"[^>]*checked=""[^>]*value="no"|value="no"[^>]*name="fact"/)
  })

  it('shows three questions in Washington, and the law instead of the barred question', () => {
    const markup = drawMarkup('washington-assessments', {})
    expect(markup.match(/<fieldset/g)).toHaveLength(3)
    expect(plain(markup)).toMatch(
      /By law it may not consider the assessed values of other homes\. Source: Thurston.*Did you buy it/,
    )
  })

  it('the form of the questions does not send the preferred reason again', () => {
    const markup = drawMarkup(cook, { ...yes('market'), ground: 'equity' })
    expect(markup).not.toMatch(/<input type="hidden" name="(ground|market|equity)"/)
    expect(markup).toMatch(/<input type="hidden" name="key" value="abcd"/)
  })
})

describe('GroundPanel', () => {
  it('states the reason, the text of the law and the cause of the rank in one sentence', () => {
    expect(draw(cook, yes('equity'))).toContain(
      'Your reason: similar homes are assessed lower Argue that similar homes are assessed lower: in Cook County, Illinois this is a reason for an appeal (“Lack of uniformity: similar homes nearby are assessed lower”), and you gave no other reason. Source: Cook County Assessor, residential appeals (official)',
    )
    expect(draw(cook, yes('equity', 'market'))).toMatch(
      /Argue first that the value is above the market: .*, and the rules there name it before your other reasons\./,
    )
    expect(draw(cook, yes('equity', 'condition'))).toContain(
      'and we have not confirmed that your other reasons count there.',
    )
    expect(draw(cook, { ...yes('market'), ground: 'equity' })).toContain('and you chose it.')
    expect(draw('florida-assessments', yes('equity'))).toMatch(
      /Argue that the value is above the market: .*“The just value is too high”\), and assessments of similar homes can only support it\./,
    )
    expect(draw('washington-assessments', yes('condition'))).toMatch(
      /in Washington State this is proof of a reason for an appeal \(“The assessed value is not the true and fair/,
    )
  })

  it('names the confirmed reasons and the office if no law confirms the selected reason', () => {
    const text = draw('florida-assessments', yes('condition'))
    expect(text).toContain('We have not confirmed that a board in Florida hears this reason by itself.')
    expect(text).toMatch(/It hears: The just value is too high\. Source: Florida Statutes 194\.301/)
    expect(text).toContain('Ask: Your county property appraiser. Find the county property appraiser')
  })

  it('explains that the record gives no reason to appeal if every answer is no', () => {
    const markup = drawMarkup(cook, yes())
    expect(plain(markup)).toContain('so the record gives no reason to appeal')
    expect(plain(markup)).toContain('See the packet')
    expect(markup).not.toContain('name="my.')
    for (const kind of groundKinds) expect(markup).toContain(`ground=${kind}`)
  })

  it('shows both comparisons and ranks neither if no law is confirmed', () => {
    const text = draw('idaho-assessments', yes('market'))
    expect(text).toContain('We have not confirmed what a board in Idaho considers')
    expect(text).toContain('Ask: Your county assessor.')
    for (const kind of ['market', 'equity'] as const) expect(text).toContain(panels[kind])
    expect(text).not.toContain('Argue')
    expect(draw('wisconsin-assessments', yes('equity'))).toMatch(
      /not confirmed that a board in Wisconsin hears this reason by itself.*It hears:.*a recent sale of the home/,
    )
  })
})

describe.each(sources.map(({ id }) => id))('evidence of %s', (id) => {
  const guidance = checkedGuidance(id)
  const rule = guidance?.otherAssessments?.rule

  it('shows only the fields that the law allows for the selected reason', () => {
    for (const ground of groundKinds) {
      const markup = drawMarkup(id, { ...yes(ground), ground })
      const text = plain(markup)
      const isBarred = ground === 'equity' && rule === 'barred'
      const isBeside = rule === 'beside' && (ground === 'market' || ground === 'equity')
      for (const [kind, field] of Object.entries(panels)) {
        const isShown = isBeside ? kind === 'market' || kind === 'equity' : kind === ground && !isBarred
        expect(text.includes(field), `${ground}: ${kind}`).toBe(isShown)
      }
      expect(markup, ground).toMatch(new RegExp(`href="[^"]*${ground}=yes[^"]*ground=`))
    }
  })

  it('lists assessments of other homes after sales if such assessments never suffice alone', () => {
    const text = draw(id, yes('equity', 'market'))
    const [sales, homes] = [text.indexOf('Sold on'), text.indexOf('Address of a similar home')]
    if (rule === 'barred') expect(homes).toBe(-1)
    if (rule === 'beside') expect(homes).toBeGreaterThan(sales)
    expect(text).not.toMatch(/value is lower|lower value|where unequal treatment is a ground/)
  })
})

describe('evidence of a place', () => {
  it('shows the law instead of assessments of other homes in Washington', () => {
    const text = draw('washington-assessments', yes('market'))
    expect(text).toMatch(/By law it may not consider the assessed values of other homes\. Source: Thurston/)
    expect(text).toMatch(/five years before your petition/)
    expect(text).not.toContain('Address of a similar home')
  })

  it('marks a statement in Florida that only one source makes', () => {
    expect(draw('florida-assessments', yes('equity'))).toMatch(
      /never rest on them alone\. Source: [^(]*\([^)]*\)[^(]*\(one source\)/,
    )
  })
})

describe('evidence of a home that no roll covers', () => {
  const own = {
    property: 'own-AZ-742',
    home: '742 W Inkwell St',
    state: 'Arizona',
    county: 'Maricopa County',
  }

  it('shows the questions and both comparisons in a state without confirmed law', () => {
    const url = { q: '742 W Inkwell St', state: 'AZ' }
    expect(plain(renderToStaticMarkup(showOwnEvidence(own, url)))).toContain('Is a fact in the record wrong?')
    const markup = renderToStaticMarkup(showOwnEvidence(own, { ...url, ...yes('equity') }))
    const text = plain(markup)
    expect(text).toContain('We have not confirmed what a board in Arizona considers')
    expect(text).toContain('Find the assessor of Maricopa County')
    for (const kind of ['market', 'equity'] as const) expect(text).toContain(panels[kind])
    expect(markup).toContain('data-entry="my.own.assessed.amount"')
    expect(text).not.toContain('The record has no value of your home')
  })
})
