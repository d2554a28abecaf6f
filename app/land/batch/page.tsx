import type { Metadata } from 'next'
import Link from 'next/link'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { connectors } from '@/connectors'
import type { Declaration } from '@/lib/connector/declaration'
import { BatchIsland } from './batch-island'
import type { SourceFacts } from './batch-schema'

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
    'The list stays in this tab and never becomes part of an address. Each point alone is sent to this site, which asks the sources.',
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
      <noscript>
        <Notice kind="warn" title="This page needs scripting">
          <p>
            The table is put together by the browser, and scripting is switched off in yours. You can{' '}
            <a href="/land">look up one point at a time</a> without it. For a whole list without a browser,
            the <a href="/api">methods for programs</a> answer the same questions.
          </p>
        </Notice>
      </noscript>
      <BatchIsland facts={facts} />
    </PageFrame>
  )
}

const facts: SourceFacts = {
  section: toFacts(connectors['federal-land-survey']),
  elevation: toFacts(connectors['federal-elevation']),
  flood: toFacts(connectors['federal-flood-hazard']),
  soil: toFacts(connectors['federal-soils']),
}

function toFacts({ title, publisher, licence, caveats }: Declaration): SourceFacts['section'] {
  return { title, publisher: publisher.name, licence: licence.name, caveats: [...caveats] }
}
