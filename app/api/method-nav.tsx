import { type ApiOperation, operationsOf } from '@/lib/connector/catalogue'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { formatCount } from '@/lib/format'
import { methodHref } from './explorer/url'

interface MethodNavProps {
  connectors: readonly ConnectorDeclaration[]
  operation: ApiOperation | undefined
}

export function MethodNav({ connectors, operation }: MethodNavProps) {
  return (
    <nav aria-label="Methods" className="mb-6 text-base wrap-anywhere print:hidden">
      <h2 className="mb-2 text-lg font-semibold">Methods</h2>
      <ul className="[&>li]:border-t [&>li]:border-line [&>li]:py-1.5 [&>li:last-child]:border-b">
        {connectors.map((declaration) => {
          const { name, title } = declaration
          const isChosen = name === operation?.declaration.name
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
              {isChosen && <MethodLinks declaration={declaration} operation={operation} />}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function MethodLinks({
  declaration,
  operation,
}: {
  declaration: ConnectorDeclaration
  operation: ApiOperation
}) {
  return (
    <ul className="mt-1 ml-2 border-l border-line font-mono text-sm">
      {operationsOf(declaration).map(({ id, name }) => (
        <li key={id}>
          <a
            href={methodHref(declaration.name, name)}
            aria-current={id === operation.id ? 'true' : undefined}
            className="block px-3 py-1 aria-[current]:bg-accent-soft aria-[current]:font-semibold"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
