import { ButtonLink } from '@/components/ui/button'
import { CheckboxGroup } from '@/components/ui/form/choice'
import { FormRow } from '@/components/ui/form/field'
import { Select } from '@/components/ui/form/select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { formatCount } from '@/lib/format'
import type { DatasetRowsSchema } from './fetch-rows'
import { comparisons } from './filter'
import { FilterRows } from './filter-rows'
import { type DatasetRowsUrlParams, rowCounts, rowsHref, slotsFor } from './url'

const texts = {
  change: 'Filter, order, columns',
  all: 'All rows, in the portal’s own order',
  filters: 'Filters',
  filtersHint:
    'A row must meet all of them. Text is compared letter by letter, but “contains” and “starts with” take any case. Days are written 2026-10-31.',
  words: 'Words anywhere in a row',
  order: 'Order by',
  direction: 'Direction',
  rows: 'Rows on a page',
  columns: 'Columns to show',
  columnsHint: 'Tick none to see all of them, 100 at most.',
  submit: 'Show rows',
  clear: 'Start again',
}

interface Props {
  schema: DatasetRowsSchema
  url: DatasetRowsUrlParams
  errors: Readonly<Record<string, string>>
}

/** The form's React key is the page's URL, so that the browser's back button shows the earlier query. */
export function QuestionForm({ schema, url, errors }: Props) {
  const { columns } = schema
  const here = rowsHref(schema, {})
  const isMended = Object.keys(errors).length > 0
  const isGrowing = url.slots > slotsFor(url.filters)
  return (
    <section id="question" aria-label="Ask for rows" className="mb-4 print:hidden">
      <details open={isMended || isGrowing}>
        <summary className="inline-flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3">
          <span className="font-semibold text-accent underline underline-offset-[0.2em]">{texts.change}</span>
          <span className="text-muted">{describeAsked(schema, url)}</span>
        </summary>
        {/* The fragment makes the next page open at the rows instead of at the top. */}
        <form action={`${here}#found-rows`} key={rowsHref(schema, url)} className="mt-2">
          <fieldset className="min-w-0">
            <legend className="mb-1 text-lg font-semibold">{texts.filters}</legend>
            <p className="mb-3 max-w-reading text-base text-muted">{texts.filtersHint}</p>
            <FilterRows
              columns={columns.map(({ field, title, holds, operators }) => ({
                field,
                title,
                holds,
                operators,
              }))}
              filters={url.filters}
              slots={url.slots}
              errors={errors}
            />
          </fieldset>
          <TextInput
            name="q"
            label={texts.words}
            error={errors.q}
            defaultValue={url.q ?? ''}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
          />
          <OrderRow schema={schema} url={url} errors={errors} />
          <ColumnChoice schema={schema} url={url} errors={errors} />
          <p className="flex flex-wrap gap-3">
            <SubmitButton>{texts.submit}</SubmitButton>
            <ButtonLink href={here}>{texts.clear}</ButtonLink>
          </p>
        </form>
      </details>
    </section>
  )
}

function describeAsked(
  { columns }: DatasetRowsSchema,
  { filters, q, order, descending, fields }: DatasetRowsUrlParams,
): string {
  const titleOf = (field: string) => columns.find((column) => column.field === field)?.title ?? field
  const parts = [
    ...filters.map(({ column, is, value }) => [titleOf(column), comparisons[is], value].join(' ').trim()),
    ...(q ? [`with “${q}”`] : []),
    ...(order ? [`by ${titleOf(order)}${descending ? ', largest first' : ''}`] : []),
    ...(fields.length > 0 ? [formatCount(fields.length, 'column')] : []),
  ]
  return parts.length > 0 ? parts.join('; ') : texts.all
}

function OrderRow({ schema, url, errors }: Props) {
  const ordered = schema.columns.filter(({ holds }) => holds !== 'other')
  return (
    <FormRow>
      <Select
        name="order"
        label={texts.order}
        error={errors.order}
        empty="The portal’s own order"
        options={optionsOf(ordered)}
        defaultValue={url.order ?? ''}
      />
      <Select
        name="direction"
        label={texts.direction}
        options={[
          { value: 'asc', label: 'Smallest or earliest first' },
          { value: 'desc', label: 'Largest or latest first' },
        ]}
        defaultValue={url.descending ? 'desc' : 'asc'}
      />
      <Select
        name="rows"
        label={texts.rows}
        error={errors.rows}
        options={rowCounts.map((count) => ({ value: String(count), label: String(count) }))}
        defaultValue={String(url.rows)}
      />
    </FormRow>
  )
}

function ColumnChoice({ schema: { columns }, url, errors }: Props) {
  return (
    <details open={Boolean(errors.field)} className="mb-5">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent">
        {texts.columns}
        {url.fields.length > 0 ? ` (${url.fields.length} of ${columns.length})` : ` (all ${columns.length})`}
      </summary>
      <CheckboxGroup
        name="field"
        label={texts.columns}
        hint={texts.columnsHint}
        error={errors.field}
        options={optionsOf(columns)}
        selected={url.fields}
      />
    </details>
  )
}

const optionsOf = (columns: DatasetRowsSchema['columns']) =>
  columns.map(({ field, title }) => ({ value: field, label: title }))
