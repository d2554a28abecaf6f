import { SameAnswer } from '@/components/provenance/same-answer'
import { type Fact, Facts } from '@/components/ui/facts'
import { Panel } from '@/components/ui/panel'
import { Term } from '@/components/ui/term'
import type { Meta } from '@/lib/connector/result'
import { ruleTerms } from '../rule-terms'
import type { FullDocument } from './read-document'

/** What one needs to find the document again elsewhere. */
export function NumbersPanel({ document, meta }: { document: FullDocument; meta: Meta }) {
  return (
    <Panel id="numbers" title="Numbers to cite">
      <Facts items={factsOf(document)} />
      <SameAnswer meta={meta} panel="official" />
    </Panel>
  )
}

function factsOf(document: FullDocument): Fact[] {
  const { documentNumber, citation, pages, docketIds, regulationIdNumbers, cfrReferences } = document
  const lines = (values: readonly string[]) => values.map((value) => <div key={value}>{value}</div>)
  return [
    { label: 'Document number', value: documentNumber },
    ...(citation
      ? [
          {
            id: 'citation',
            label: <Term definition={ruleTerms.citation} />,
            value: citation,
            note: sayPages(pages),
          },
        ]
      : []),
    ...(docketIds.length > 0
      ? [{ id: 'docket', label: <Term definition={ruleTerms.docket} />, value: lines(docketIds) }]
      : []),
    ...(cfrReferences.length > 0
      ? [{ id: 'cfr', label: <Term definition={ruleTerms.cfr} />, value: lines(cfrReferences) }]
      : []),
    ...(regulationIdNumbers.length > 0
      ? [{ id: 'rin', label: <Term definition={ruleTerms.rin} />, value: lines(regulationIdNumbers) }]
      : []),
  ]
}

function sayPages(pages: FullDocument['pages']): string | undefined {
  if (!pages) return undefined
  return pages.first === pages.last ? `Page ${pages.first}` : `Pages ${pages.first} to ${pages.last}`
}
