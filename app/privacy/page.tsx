import type { Metadata } from 'next'
import { getApp } from '@/app/_lib/site/app'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { RunningText } from '@/components/ui/page/running-text'
import { defineTexts } from '@/lib/language/define-texts'
import { privacyText } from './privacy-text'

const texts = defineTexts('privacy.page', {
  title: 'Privacy',
  description: 'How this site treats your data: what it learns, what it passes on, and what it never keeps.',
  lead: 'No account, no advertising, no tracking. Your browser talks to this site only.',
})

export const generateMetadata = (): Metadata => ({ title: texts.title, description: texts.description })

export default async function Page() {
  const { config, engine } = await getApp()
  const sections = privacyText({
    isSample: engine.sample,
    snapshotDays: config.SNAPSHOT_DAYS,
    operator: config.OPERATOR_NAME,
  })
  return (
    <PageFrame width="reading">
      <PageHeading title={texts.title} lead={texts.lead} />
      <RunningText sections={sections} />
    </PageFrame>
  )
}
