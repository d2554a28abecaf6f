import { ProblemNotice } from '@/components/provenance/problem-notice'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import type { Problem } from '@/lib/connector/errors'
import { documentHref } from '../url'

const texts = { section: 'Federal rules and notices', search: 'Search the Federal Register' }

/** No such document, no such number, or nobody who could tell. */
export function NoDocument({ given, problem }: { given: string; problem: Problem }) {
  // The field of the API's own question means nothing here.
  const message = problem.issues[0]?.message ?? problem.message
  return (
    <PageFrame width="reading">
      <PageHeading
        title={<span className="wrap-anywhere">Document {given.slice(0, 80)}</span>}
        eyebrow={<a href="/rules">{texts.section}</a>}
      />
      <ProblemNotice
        problem={{ ...problem, message }}
        retry={documentHref(given)}
        instead={{ href: '/rules', label: texts.search }}
      />
    </PageFrame>
  )
}
