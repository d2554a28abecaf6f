import { ButtonLink } from '@/components/ui/button'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import type { FrozenPageNotice } from './describe-ending'

/**
 * Page for a frozen copy that cannot be displayed. `proxy.ts` sets the status, because Next's `notFound` renders
 * nothing without scripting.
 */
export function EndingPage({ ending: { title, lead, next } }: { ending: FrozenPageNotice }) {
  return (
    <PageFrame width="reading">
      <PageHeading title={title} lead={lead} />
      <p className="mb-6">{next}</p>
      <ButtonLink href="/">Search for a place</ButtonLink>
    </PageFrame>
  )
}
