import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { titled } from '@/app/_lib/noindex'
import { getApp } from '@/app/_lib/site/app'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { operationsOf, publicConnectors } from '@/lib/connector/catalogue'
import { siteOrigin } from '@/lib/server/forwarded'
import { Explorer } from './explorer/explorer'
import { chooseOperation } from './explorer/parse'
import { ForPrograms } from './for-programs'
import { ProblemCodes } from './problem-codes'

export const metadata: Metadata = titled('API', true)

const texts = {
  lead: 'Programs can read everything this site shows. No account, no key. Each answer says where it came from and when.',
}

export default async function Page({ searchParams }: PageProps<'/api'>) {
  const { engine, config } = await getApp()
  const connectors = publicConnectors(engine.registry)
  const { operation, unknown } = chooseOperation(connectors.flatMap(operationsOf), await searchParams)
  const origin = siteOrigin(await headers(), config.PUBLIC_URL)
  return (
    <PageFrame>
      <PageHeading title="API" lead={texts.lead} />
      <Explorer connectors={connectors} operation={operation} unknown={unknown} origin={origin} />
      <ForPrograms origin={origin} callsPerMinute={config.VISITOR_CALLS_PER_MINUTE} />
      <ProblemCodes />
    </PageFrame>
  )
}
