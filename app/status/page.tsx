import type { Metadata } from 'next'
import { getApp } from '@/app/_lib/site/app'
import { fetchSiteStatus } from '@/app/_lib/sources/site-status'
import { describeReach } from '@/app/_lib/sources/source-labels'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { StatusTable } from './status-table'
import { summarize, texts } from './summarize'

export const metadata: Metadata = { title: 'Status', description: texts.description }

export default async function Page() {
  const status = await fetchSiteStatus(await getApp())
  return (
    <PageFrame>
      <PageHeading title="Status" lead={summarize(status)}>
        <p className="mt-2 max-w-reading text-muted">
          {status.sample && `${texts.sample} `}
          {describeReach[status.reach]} {texts.monitor} <a href="/api/status">{texts.json}</a>.
        </p>
      </PageHeading>
      <StatusTable sources={status.sources} />
    </PageFrame>
  )
}
