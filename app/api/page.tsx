import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { openHouse } from '@/app/house'
import { noindex } from '@/app/noindex'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { operationsOf, publicConnectors } from '@/lib/connector/catalogue'
import { siteOrigin } from '@/lib/forwarded'
import { ForPrograms } from './explorer/for-programs'
import { MethodNav } from './explorer/method-nav'
import { ConnectorReference } from './explorer/method-reference'
import { chooseOperation } from './explorer/parse'
import { ProblemCodes } from './explorer/problem-codes'
import { TryMethod } from './explorer/try-method'

export const metadata: Metadata = { title: 'API', ...noindex }

const texts = {
  lead: 'Everything this site shows can be asked for by a program. No account and no key. Each answer says where it came from and when.',
  unknown: 'There is no method of that name. Choose one from the list.',
  programs: 'For programs',
  reference: 'All methods',
  problems: 'Problems',
  problemsLead: 'A call that cannot be answered gets a problem document (RFC 9457) with one of these codes.',
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ searchParams }: Props) {
  const { engine, config } = await openHouse()
  const connectors = publicConnectors(engine.registry)
  const { chosen, unknown } = chooseOperation(connectors.flatMap(operationsOf), await searchParams)
  const origin = siteOrigin(await headers(), config.PUBLIC_URL)
  return (
    <PageFrame>
      <PageHeading title="API" lead={texts.lead} />
      {unknown && <Notice kind="warn">{texts.unknown}</Notice>}
      <div className="grid gap-x-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <MethodNav connectors={connectors} chosen={chosen} />
        <div className="min-w-0">{chosen && <TryMethod operation={chosen} origin={origin} />}</div>
      </div>
      <h2 className="mt-10 mb-3 text-2xl font-semibold">{texts.programs}</h2>
      <ForPrograms origin={origin} />
      <h2 className="mt-10 mb-4 text-2xl font-semibold">{texts.reference}</h2>
      {connectors.map((declaration) => (
        <ConnectorReference key={declaration.name} declaration={declaration} origin={origin} />
      ))}
      <h2 className="mt-10 mb-2 text-2xl font-semibold">{texts.problems}</h2>
      <p className="mb-4">{texts.problemsLead}</p>
      <ProblemCodes />
    </PageFrame>
  )
}
