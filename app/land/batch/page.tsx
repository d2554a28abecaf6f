import type { Metadata } from 'next'
import Link from 'next/link'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { BatchIsland } from './batch-island'
import { sourceFacts } from './source-facts'
import { WithoutScript } from './without-script'

export const metadata: Metadata = {
  title: 'Sections and elevations of a list of points',
  description:
    'Up to 100 points at once: township, range, section and elevation of each, in one table to download.',
}

const texts = {
  back: 'Land and survey',
  title: 'A list of points',
  lead: 'Paste up to 100 points, or choose a file. You get one table: the section and the elevation of each, and on request flood zone and soil, to read or download.',
  privacy:
    'Your list stays in this tab. It is not put into a link. Each point alone is sent to this site, which asks the sources.',
}

export default function Page() {
  return (
    <PageFrame>
      <PageHeading
        eyebrow={<Link href="/land">{texts.back}</Link>}
        title={texts.title}
        lead={<p>{texts.lead}</p>}
      >
        <p className="mt-3 text-base text-muted">{texts.privacy}</p>
      </PageHeading>
      <WithoutScript />
      <BatchIsland facts={sourceFacts} />
    </PageFrame>
  )
}
