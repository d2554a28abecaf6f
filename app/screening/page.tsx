import type { Metadata } from 'next'
import { titled } from '@/app/_lib/noindex'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { About } from './about'
import { Service } from './service'

const texts = {
  title: 'Partner screening',
  lead: 'For holders of credentials of their background-screening service: see which orders are possible and how far an order is, without personal data.',
}

export const metadata: Metadata = titled(texts.title, true)

export default async function Page() {
  return (
    <PageFrame>
      <PageHeading title={texts.title} lead={texts.lead} />
      <Service />
      <About />
    </PageFrame>
  )
}
