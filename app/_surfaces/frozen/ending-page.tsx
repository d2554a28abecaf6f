import { ButtonLink } from '@/components/ui/button'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import type { KeptPageEnding } from './describe-ending'

/**
 * A clear sentence, and one next step. Not by Next's `notFound`, which leaves nothing to read where no script runs:
 * the status comes from `proxy.ts`.
 */
export function EndingPage({ ending: { title, lead, next } }: { ending: KeptPageEnding }) {
  return (
    <PageFrame width="reading">
      <PageHeading title={title} lead={lead} />
      <p className="mb-6">{next}</p>
      <ButtonLink href="/">Search for a place</ButtonLink>
    </PageFrame>
  )
}
