import Link from 'next/link'
import { type Operation, operationsOf } from '@/lib/connector/catalogue'
import type { Declaration } from '@/lib/connector/declaration'
import { methodHref } from './url'

interface Props {
  connectors: readonly Declaration[]
  chosen: Operation | undefined
}

/** Every connector with its methods; the chosen one stands open. */
export function MethodNav({ connectors, chosen }: Props) {
  return (
    <nav aria-label="Methods" className="mb-8 print:hidden">
      <h2 className="mb-2 text-lg font-semibold">Methods</h2>
      {connectors.map((declaration) => (
        <details
          key={declaration.name}
          open={declaration.name === chosen?.declaration.name}
          className="border-t border-line last:border-b"
        >
          <summary className="min-h-11 py-2.5 font-mono text-base font-semibold wrap-anywhere">
            {declaration.name}
          </summary>
          <ul className="mb-2 ml-4 border-l border-line">
            {operationsOf(declaration).map(({ id, name }) => (
              <li key={id}>
                <Link
                  href={methodHref(declaration.name, name)}
                  prefetch={false}
                  aria-current={id === chosen?.id ? 'true' : undefined}
                  className="block px-3 py-2 font-mono text-base wrap-anywhere aria-[current]:bg-accent-soft aria-[current]:font-semibold"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}
