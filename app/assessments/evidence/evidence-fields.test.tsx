import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sources } from '@/connectors/us-public-assessments/recipe/source-list'
import { checkedGuidance } from '../checked-guidance'
import { EvidenceChecklist } from '../evidence-checklist'
import { EvidenceFields } from './evidence-fields'

function draw(sourceId: string): string {
  const guidance = checkedGuidance(sourceId)
  if (!guidance) throw new Error(`no guidance for ${sourceId}`)
  const markup = renderToStaticMarkup(
    <>
      <EvidenceFields
        guidance={guidance}
        subject={undefined}
        marketValue="$358,900"
        proposed={false}
        plain={null}
      />
      <EvidenceChecklist guidance={guidance} hasStanding={false} />
    </>,
  )
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ')
}

describe.each(sources.map(({ id }) => id))('the evidence of %s', (id) => {
  const text = draw(id)
  const guidance = checkedGuidance(id)
  const rule = guidance?.otherAssessments?.rule

  it('puts sales first unless the law hears assessments of other homes', () => {
    const [sales, homes] = [
      text.indexOf('Sales of similar homes'),
      text.search(/Similar homes and their assessments|Assessments of similar homes/),
    ]
    if (rule === 'barred') expect(homes).toBe(-1)
    else if (rule === 'ground') expect(homes).toBeLessThan(sales)
    else expect(sales).toBeLessThan(homes)
  })

  it('says whom to ask where nothing is confirmed, and never chooses homes by their value', () => {
    expect(text.includes('We have not confirmed what a board')).toBe(guidance?.evidence.length === 0)
    expect(text.includes('whether a board')).toBe(rule === undefined)
    expect(text).not.toMatch(/value is lower|lower value|where unequal treatment is a ground/)
  })
})

describe('the evidence of a place', () => {
  it('evidence in Washington excludes assessments of other homes and says so, with the law', () => {
    const text = draw('washington-assessments')
    expect(text).toMatch(/By law it may not consider the assessed values of other homes\. Source: Thurston/)
    expect(text).toMatch(/five years before your petition/)
    expect(text).not.toContain('Address of a similar home')
  })

  it('evidence in Florida marks a statement that only one source makes', () => {
    expect(draw('florida-assessments')).toMatch(
      /never rest on them alone\. Source: [^(]*\([^)]*\)[^(]*\(one source\)/,
    )
  })
})
