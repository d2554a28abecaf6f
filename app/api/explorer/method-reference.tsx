import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import type { ApiOperation } from '@/lib/connector/catalogue'
import { isPostOnly } from '@/lib/connector/http/credentials'
import { paramsSchema } from '@/lib/connector/schema'
import { toCurl, toSignedCurl } from '@/lib/to-curl'
import { CodeText } from './code-text'
import { type ExplorerField, toFields } from './field'
import { toQuery } from './to-query'

const texts = {
  title: 'About',
  params: 'Parameters of',
  noParams: 'No parameters.',
  example: 'Example',
  open: 'Open the answer to the example',
}

const columns: DataTableColumn<ExplorerField>[] = [
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

export function MethodReference({ operation, origin }: { operation: ApiOperation; origin: string }) {
  const { id, declaration, name, method, path } = operation
  const fields = toFields(paramsSchema(method), method.example)
  const examples = new Map(fields.map(({ control, example }) => [control, example]))
  const query = toQuery(fields, (control) => examples.get(control)).toString()
  const address = query ? `${path}?${query}` : path
  const postOnly = isPostOnly(declaration, method)
  return (
    <section aria-labelledby={`${id}-reference`} className="mb-8">
      <h3 id={`${id}-reference`} className="mb-3 text-lg font-semibold">
        {texts.title} <code className="wrap-anywhere">{name}</code>
      </h3>
      <ul className="mb-4 list-disc pl-6 text-base">
        {declaration.caveats.map((caveat) => (
          <li key={caveat}>
            <CodeText>{caveat}</CodeText>
          </li>
        ))}
      </ul>
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
      {!postOnly && (
        <p>
          <a href={address} rel="nofollow" className="inline-block py-1">
            {texts.open}
          </a>
        </p>
      )}
    </section>
  )
}
