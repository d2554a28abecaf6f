import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { titled } from '@/app/_lib/noindex'
import { getApp } from '@/app/_lib/site/app'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { operationsOf, publicConnectors } from '@/lib/connector/catalogue'
import { siteOrigin } from '@/lib/server/forwarded'
import { MethodReference } from './explorer/method-reference'
import { chooseOperation } from './explorer/parse'
import { TryMethod } from './explorer/try-method'
import { ForPrograms } from './for-programs'
import { MethodNav } from './method-nav'
import { ProblemCodes } from './problem-codes'

export const metadata: Metadata = titled('API', true)

const texts = {
  lead: 'Programs can read everything this site shows. No account, no key. Each answer says where it came from and when.',
  unknown: 'There is no method of that name. Choose one from the list.',
}

export default async function Page({ searchParams }: PageProps<'/api'>) {
  const { engine, config } = await getApp()
  const connectors = publicConnectors(engine.registry)
  const { chosen, unknown } = chooseOperation(connectors.flatMap(operationsOf), await searchParams)
  const origin = siteOrigin(await headers(), config.PUBLIC_URL)
  return (
    <PageFrame>
      <PageHeading title="API" lead={texts.lead} />
      {unknown && <Notice kind="warn">{texts.unknown}</Notice>}
      <div className="grid gap-x-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <MethodNav connectors={connectors} chosen={chosen} />
        <div className="min-w-0">
          {chosen && (
            <>
              <TryMethod operation={chosen} origin={origin} />
              <MethodReference operation={chosen} origin={origin} />
            </>
          )}
        </div>
      </div>
      <ForPrograms origin={origin} callsPerMinute={config.VISITOR_CALLS_PER_MINUTE} />
      <ProblemCodes />
    </PageFrame>
  )
}
