import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { openHouse } from '@/app/house'
import { noindex } from '@/app/noindex'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { FaultForm } from '../fault-form'
import { faultTexts } from '../fault-texts'

export const metadata: Metadata = { title: faultTexts.title, ...noindex }

/** Only with sample data: real sources do what they do. */
export default async function Page() {
  const { engine, faults } = await openHouse()
  if (!faults) notFound()
  const hosts = Object.values(engine.registry).flatMap(({ hosts }): readonly string[] => hosts)
  return (
    <PageFrame width="reading">
      <PageHeading eyebrow={<a href="/sources">Sources</a>} title={faultTexts.title} lead={faultTexts.lead} />
      <FaultForm hosts={[...new Set(hosts)].sort()} faults={faults} />
    </PageFrame>
  )
}
