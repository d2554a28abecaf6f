import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { noindex } from '@/app/_lib/noindex'
import { getApp } from '@/app/_lib/site/app'
import { type DataColumn, DataTable } from '@/components/ui/data-table'
import { Facts } from '@/components/ui/facts'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { type Operation, operationsOf, publicConnectors } from '@/lib/connector/catalogue'
import type { Declaration } from '@/lib/connector/declaration'
import { type ErrorCode, statusOf } from '@/lib/connector/errors'
import { problemMeanings } from '@/lib/connector/http/problem-meanings'
import { formatCount, formatNumber } from '@/lib/format'
import { siteOrigin } from '@/lib/server/forwarded'
import { CodeText } from './explorer/code-text'
import { MethodReference } from './explorer/method-reference'
import { chooseOperation } from './explorer/parse'
import { TryMethod } from './explorer/try-method'
import { methodHref } from './explorer/url'

export const metadata: Metadata = { title: 'API', ...noindex }

const texts = {
  lead: 'Programs can read everything this site shows. No account, no key. Each answer says where it came from and when.',
  unknown: 'There is no method of that name. Choose one from the list.',
  programs: 'For programs',
  limit: (calls: number) => `${formatNumber(calls)} calls a minute from one address`,
  limitNote:
    'A call counts as one unless its method says more (“cost” in the catalog). Pages and files count too. Over the limit the answer is 429, and Retry-After says when to ask again.',
  problems: 'Problems',
  problemsLead: 'A call that fails gets a problem document (RFC 9457) with one of these codes.',
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
      <h2 className="mt-6 mb-3 text-xl font-semibold">{texts.programs}</h2>
      <ForPrograms origin={origin} callsPerMinute={config.VISITOR_CALLS_PER_MINUTE} />
      <h2 className="mt-6 mb-2 text-xl font-semibold">{texts.problems}</h2>
      <p className="mb-4">{texts.problemsLead}</p>
      <ProblemCodes />
    </PageFrame>
  )
}

const address = (origin: string, path: string) => (
  <a href={path} className="font-mono font-normal wrap-anywhere">
    {origin + path}
  </a>
)

/** The addresses a program starts from, and how much it may ask. */
function ForPrograms({ origin, callsPerMinute }: { origin: string; callsPerMinute: number }) {
  const items: { label: string; value: ReactNode; note: string }[] = [
    {
      label: 'Catalog',
      value: address(origin, '/api/v1'),
      note: 'Every connector and method, with JSON Schemas, caveats and examples. /api/v1/{connector} has one of them.',
    },
    {
      label: 'OpenAPI',
      value: address(origin, '/api/openapi.json'),
      note: 'OpenAPI 3.1, for client generators and API tools.',
    },
    {
      label: 'MCP',
      value: <code className="font-normal wrap-anywhere">{`${origin}/api/mcp`}</code>,
      note: 'Model Context Protocol, for assistants: add this address as a server of type “streamable HTTP”. No key is needed.',
    },
    {
      label: 'Health',
      value: address(origin, '/api/health'),
      note: 'Whether this site answers, its release and its cache. It never asks a source.',
    },
    {
      label: 'Limit',
      value: texts.limit(callsPerMinute),
      note: texts.limitNote,
    },
  ]
  return <Facts items={items} />
}

const codes = Object.keys(statusOf) as ErrorCode[]

const columns: readonly DataColumn<ErrorCode>[] = [
  { id: 'code', label: 'Code', rowHeader: true, cell: (code) => <code>{code}</code> },
  { id: 'status', label: 'HTTP', numeric: true, cell: (code) => statusOf[code] },
  {
    id: 'meaning',
    label: 'Meaning',
    cell: (code) => <CodeText>{problemMeanings[code]}</CodeText>,
  },
]

/** Each problem document's `type` leads to its row. */
const ProblemCodes = () => (
  <DataTable
    id="problems"
    dense
    caption={texts.problems}
    columns={columns}
    rows={codes}
    rowKey={(code) => code}
    rowId={(code) => code}
  />
)

interface MethodNavProps {
  connectors: readonly Declaration[]
  chosen: Operation | undefined
}

/** Every connector, the chosen one with its methods; the others lead to theirs. */
function MethodNav({ connectors, chosen }: MethodNavProps) {
  return (
    <nav aria-label="Methods" className="mb-6 text-base wrap-anywhere print:hidden">
      <h2 className="mb-2 text-lg font-semibold">Methods</h2>
      <ul className="[&>li]:border-t [&>li]:border-line [&>li]:py-1.5 [&>li:last-child]:border-b">
        {connectors.map((declaration) => {
          const { name, title } = declaration
          const isChosen = name === chosen?.declaration.name
          return (
            <li key={name}>
              <a
                href={`/api?${new URLSearchParams({ connector: name })}`}
                className="inline-block min-h-6 font-mono font-semibold"
              >
                {name}
              </a>
              <span className="block text-sm text-muted">
                {title}, {formatCount(operationsOf(declaration).length, 'method')}
              </span>
              {isChosen && <MethodLinks declaration={declaration} chosen={chosen} />}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function MethodLinks({ declaration, chosen }: { declaration: Declaration; chosen: Operation }) {
  return (
    <ul className="mt-1 ml-2 border-l border-line font-mono text-sm">
      {operationsOf(declaration).map(({ id, name }) => (
        <li key={id}>
          <a
            href={methodHref(declaration.name, name)}
            aria-current={id === chosen.id ? 'true' : undefined}
            className="block px-3 py-1 aria-[current]:bg-accent-soft aria-[current]:font-semibold"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
