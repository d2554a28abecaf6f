import Link from 'next/link'
import { type Column, DataTable } from '@/components/ui/data-table'
import { type Operation, operationsOf } from '@/lib/connector/catalogue'
import { isPostOnly } from '@/lib/connector/credentials'
import type { Declaration } from '@/lib/connector/declaration'
import { paramsSchema } from '@/lib/connector/schema'
import { toCurl, toSignedCurl } from '@/lib/to-curl'
import { CodeText } from './code-text'
import { type ExplorerField, toFields } from './field'
import { toQuery } from './to-query'
import { methodHref } from './url'

const texts = {
  params: 'Parameters of',
  noParams: 'No parameters.',
  example: 'Example',
  open: 'Open the answer to the example',
  ownValues: 'Try it with your own values',
}

const columns: Column<ExplorerField>[] = [
  { id: 'name', label: 'Name', rowHeader: true, cell: ({ name }) => <code>{name}</code> },
  { id: 'needed', label: 'Needed', cell: ({ required }) => (required ? 'Yes' : 'No') },
  {
    id: 'type',
    label: 'Takes',
    cell: ({ type }) => <span className="block min-w-44 wrap-anywhere">{type}</span>,
  },
  { id: 'fallback', label: 'Default', cell: ({ fallback }) => fallback || 'None' },
  {
    id: 'description',
    label: 'Meaning',
    cell: ({ description }) => (
      <span className="block min-w-56">
        <CodeText>{description}</CodeText>
      </span>
    ),
  },
]

/** Everything about a connector's methods on the page itself, for readers and for those without scripting. */
export function ConnectorReference({ declaration, origin }: { declaration: Declaration; origin: string }) {
  const { name, title, purpose, publisher, coverage, licence, caveats } = declaration
  return (
    <section aria-labelledby={name} className="mb-10">
      <h3 id={name} className="text-xl font-semibold">
        {title}
      </h3>
      <p className="mb-2 text-muted">
        <code>{name}</code>. {purpose}. {coverage}. {publisher.name}; {licence.name}.
      </p>
      <ul className="mb-4 list-disc pl-6 text-base">
        {caveats.map((caveat) => (
          <li key={caveat}>
            <CodeText>{caveat}</CodeText>
          </li>
        ))}
      </ul>
      {operationsOf(declaration).map((operation) => (
        <MethodReference key={operation.id} operation={operation} origin={origin} />
      ))}
    </section>
  )
}

function MethodReference({ operation, origin }: { operation: Operation; origin: string }) {
  const { id, declaration, name, method, path } = operation
  const fields = toFields(paramsSchema(method), method.example)
  const examples = new Map(fields.map(({ control, example }) => [control, example]))
  const query = toQuery(fields, (control) => examples.get(control)).toString()
  const address = query ? `${path}?${query}` : path
  const postOnly = isPostOnly(declaration, method)
  return (
    <details id={id} className="border-t border-line last:border-b">
      <summary className="min-h-11 py-2.5">
        <code className="font-semibold wrap-anywhere">{name}</code>{' '}
        <span className="text-base text-muted">
          <CodeText>{method.summary}</CodeText>
        </span>
      </summary>
      <div className="pb-4">
        {fields.length > 0 ? (
          <DataTable
            id={`${id}-params`}
            caption={`${texts.params} ${name}`}
            columns={columns}
            rows={fields}
            rowKey={({ name: key }) => key}
          />
        ) : (
          <p className="mb-4">{texts.noParams}</p>
        )}
        <p className="mb-1 font-semibold">{texts.example}</p>
        <pre className="mb-2 rounded-control border border-line bg-paper p-3 text-sm whitespace-pre-wrap wrap-anywhere">
          <code>{JSON.stringify(method.example, null, 2)}</code>
        </pre>
        <pre className="mb-2 rounded-control border border-line bg-paper p-3 text-sm whitespace-pre-wrap wrap-anywhere">
          <code>{postOnly ? toSignedCurl(origin + path, method.example) : toCurl(origin + address)}</code>
        </pre>
        <p className="flex flex-wrap gap-x-6">
          {!postOnly && (
            <a href={address} rel="nofollow" className="py-1">
              {texts.open}
            </a>
          )}
          <Link href={methodHref(declaration.name, name)} prefetch={false} className="py-1">
            {texts.ownValues}
          </Link>
        </p>
      </div>
    </details>
  )
}
