import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { titled } from '@/app/_lib/noindex'
import { getApp } from '@/app/_lib/site/app'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { FaultForm, faultTexts } from '../fault-form'
import { settableFaults } from '../settable-faults'

export const metadata: Metadata = titled(faultTexts.title, true)

/** Only with sample data, because real sources cannot be controlled. */
export default async function Page() {
  const { engine } = await getApp()
  const faults = await settableFaults()
  if (!faults) notFound()
  const hosts = Object.values(engine.registry).flatMap(({ hosts }): readonly string[] => hosts)
  return (
    <PageFrame width="reading">
      <PageHeading eyebrow={<a href="/sources">Sources</a>} title={faultTexts.title} lead={faultTexts.lead} />
      <FaultForm hosts={[...new Set(hosts)].sort()} faults={faults} />
    </PageFrame>
  )
}
