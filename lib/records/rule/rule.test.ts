import { describe, expect, it } from 'vitest'
import { type RuleDocument, rule } from './fields'
import { agencyTable, ruleTable } from './file'

const document: RuleDocument = {
  documentNumber: '2024-31396',
  title: 'Flood insurance',
  type: 'Rule',
  typeCode: 'RULE',
  agencies: [
    { name: 'Homeland Security Department', slug: 'homeland-security-department' },
    { name: 'Federal Emergency Management Agency', slug: null },
  ],
  publicationDate: '2024-12-31',
  action: 'Final rule.',
  effectiveDate: '2025-01-30',
  commentsCloseDate: null,
  docketIds: ['FEMA-2024-0001', 'RIN 1660'],
  abstract: null,
  officialUrl: 'https://www.federalregister.gov/d/2024-31396',
  pdfUrl: null,
}

describe('Federal Register document', () => {
  it('writes the columns of the file of documents, and notes how many documents match', () => {
    const { columns, rows, notes } = ruleTable([document], ['More.'], { total: 10_000, totalIsMinimum: true })
    expect(columns.map(({ key, label, type }) => `${key}: ${label} (${type})`)).toEqual([
      'documentNumber: Document number (text)',
      'title: Title (text)',
      'type: Type (text)',
      'agencies: Agencies (text)',
      'publicationDate: Published (date)',
      'action: Action (text)',
      'effectiveDate: Effective (date)',
      'commentsCloseDate: Comments close (date)',
      'docketIds: Dockets (text)',
      'abstract: Abstract (text)',
      'officialUrl: Page at the Federal Register (link)',
      'pdfUrl: Official PDF (link)',
    ])
    expect(rows[0]?.cells).toMatchObject({
      agencies: 'Homeland Security Department; Federal Emergency Management Agency',
      docketIds: 'FEMA-2024-0001; RIN 1660',
      commentsCloseDate: null,
    })
    expect(notes).toEqual(['1 of 10,000 or more documents that match.', 'More.'])
  })

  it('lists the days of a document with their labels', () => {
    expect(rule.facts(document)).toMatchObject([
      { label: 'Published', value: 'December 31, 2024', day: '2024-12-31' },
      { label: 'Effective', value: 'January 30, 2025', note: 'As published.', day: '2025-01-30' },
    ])
  })
})

it('lists agencies with their parent agency', () => {
  const nobody = { shortName: null, parentId: null, childSlugs: [], url: null }
  const { columns, rows } = agencyTable([
    { ...nobody, id: 1, name: 'Homeland Security Department', slug: 'homeland-security-department' },
    { ...nobody, id: 2, name: 'Coast Guard', slug: 'coast-guard', parentId: 1 },
  ])
  expect(columns.map(({ key, label, type }) => `${key}: ${label} (${type})`)).toEqual([
    'name: Agency (text)',
    'shortName: Short name (text)',
    'slug: Name in a search (text)',
    'parent: Part of (text)',
    'url: Page (link)',
  ])
  expect(rows.map(({ cells }) => cells.parent)).toEqual([null, 'Homeland Security Department'])
})
