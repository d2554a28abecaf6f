import type { ExportTable } from '@/lib/export/table'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { agency, type FederalAgency, type RuleDocument, rule } from './fields'

const texts = defineSentences('rule.file', {
  page: '{rows, number} of {all, number} documents that match.',
  pageOfMore: '{rows, number} of {all, number} or more documents that match.',
})

export function ruleTable(
  documents: readonly RuleDocument[],
  notes: readonly string[],
  { total, totalIsMinimum }: { total: number; totalIsMinimum: boolean },
): ExportTable {
  const say = totalIsMinimum ? texts.pageOfMore : texts.page
  return toRuleTable(documents, [say({ rows: documents.length, all: total }), ...notes])
}

export const toRuleTable = (documents: readonly RuleDocument[], notes: readonly string[]): ExportTable => ({
  columns: [...rule.columns],
  rows: documents.map((document) => ({ cells: rule.cells(document) })),
  notes: [...notes],
})

const names = agency.pick({ name: 'name', shortName: 'shortName', slug: 'slug' })
const link = agency.pick({ url: 'url' })

export const agencyTable = (agencies: readonly FederalAgency[]): ExportTable => ({
  columns: [...names.columns, { key: 'parent', label: 'Part of', type: 'text' }, ...link.columns],
  rows: agencies.map((one) => {
    const parent = agencies.find(({ id }) => id === one.parentId)?.name ?? null
    return { cells: { ...names.cells(one), parent, ...link.cells(one) } }
  }),
  notes: [],
})
