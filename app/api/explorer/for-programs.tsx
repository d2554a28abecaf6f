import type { ReactNode } from 'react'
import { Facts } from '@/components/ui/facts'

const address = (origin: string, path: string) => (
  <a href={path} className="font-mono font-normal wrap-anywhere">
    {origin + path}
  </a>
)

/** The four addresses a program starts from. */
export function ForPrograms({ origin }: { origin: string }) {
  const items: { label: string; value: ReactNode; note: string }[] = [
    {
      label: 'Catalogue',
      value: address(origin, '/api/v1'),
      note: 'Every connector and method, with JSON Schemas, caveats and examples.',
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
      note: 'Whether this site answers, its release and its kept answers. It never asks a source.',
    },
  ]
  return <Facts items={items} />
}
