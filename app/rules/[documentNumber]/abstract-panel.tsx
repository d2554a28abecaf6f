import { SameAnswer } from '@/components/provenance/same-answer'
import { Panel } from '@/components/ui/panel'
import type { Meta } from '@/lib/connector/result'
import { documentHref, rulesHref } from '../url'
import type { FullDocument } from './read-document'

const texts = {
  none: 'No abstract was published with this document. Its text is at the Federal Register.',
  corrects: 'This document corrects',
  corrected: 'This document was corrected by',
}

/** The document's own summary, and what it is about. */
export function AbstractPanel({ document, meta }: { document: FullDocument; meta: Meta }) {
  const { abstract, action, topics, correctionOf, correctedBy } = document
  return (
    <Panel id="abstract" title="What it is about">
      {action && <p className="mb-2 font-semibold">{action}</p>}
      <p className="mb-4 max-w-reading">{abstract ?? texts.none}</p>
      {correctionOf && (
        <p className="mb-2">
          {texts.corrects} <Numbers numbers={[correctionOf]} />.
        </p>
      )}
      {correctedBy.length > 0 && (
        <p className="mb-2">
          {texts.corrected} <Numbers numbers={correctedBy} />.
        </p>
      )}
      {topics.length > 0 && (
        <ul aria-label="Topics" className="flex flex-wrap gap-x-5 gap-y-1 print:hidden">
          {topics.map((topic) => (
            <li key={topic}>
              <a href={rulesHref({ q: `"${topic}"` })} className="inline-block min-h-6 py-0.5">
                {topic}
              </a>
            </li>
          ))}
        </ul>
      )}
      <SameAnswer meta={meta} panel="official" />
    </Panel>
  )
}

function Numbers({ numbers }: { numbers: readonly string[] }) {
  return numbers.map((number, index) => (
    <span key={number}>
      {index > 0 && ', '}
      <a href={documentHref(number)}>{number}</a>
    </span>
  ))
}
