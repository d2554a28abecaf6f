import type { Metadata } from 'next'
import { getApp } from '@/app/_lib/site/app'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { RunningText } from '@/components/ui/page/running-text'
import { privacyText } from './privacy-text'

export const metadata: Metadata = {
  title: 'Privacy',
  description: 'How this site treats your data: what it learns, what it passes on, and what it never keeps.',
}

const texts = { lead: 'No account, no advertising, no tracking. Your browser talks to this site only.' }

export default async function Page() {
  const { config, engine } = await getApp()
  const sections = privacyText({
    isSample: engine.sample,
    snapshotDays: config.SNAPSHOT_DAYS,
    operator: config.OPERATOR_NAME,
  })
  return (
    <PageFrame width="reading">
      <PageHeading title="Privacy" lead={texts.lead} />
      <RunningText sections={sections} />
    </PageFrame>
  )
}
