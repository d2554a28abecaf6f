import type { ReactNode } from 'react'
import { Facts } from '@/components/ui/facts'
import { formatNumber } from '@/lib/format'

const texts = {
  title: 'For programs',
  limit: (calls: number) => `${formatNumber(calls)} calls a minute from one address`,
  limitNote:
    'A call counts as one unless its method says more (“cost” in the catalog). Pages and files count too. Over the limit the answer is 429, and Retry-After says when to ask again.',
}

const address = (origin: string, path: string) => (
  <a href={path} className="font-mono font-normal wrap-anywhere">
    {origin + path}
  </a>
)

export function ForPrograms({ origin, callsPerMinute }: { origin: string; callsPerMinute: number }) {
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
      label: 'MCP, few tools',
      value: <code className="font-normal wrap-anywhere">{`${origin}/api/mcp/questions`}</code>,
      note: 'The same protocol with fifteen tools named after questions, for assistants with little room. One of them runs any method.',
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
  return (
    <>
      <h2 className="mt-6 mb-3 text-xl font-semibold">{texts.title}</h2>
      <Facts items={items} />
    </>
  )
}
