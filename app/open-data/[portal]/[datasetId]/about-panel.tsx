import { datasetKinds } from '@/components/open-data/dataset-kinds'
import { TextFlags } from '@/components/open-data/text-flags'
import { SameAnswer } from '@/components/provenance/same-answer'
import { FactGrid, type LabeledValue } from '@/components/ui/facts'
import { Figures } from '@/components/ui/figures'
import { Notice } from '@/components/ui/notice'
import type { Meta } from '@/lib/connector/result'
import { formatNumber, formatShortDay } from '@/lib/format'
import type { DatasetRowsSchema } from './fetch-rows'

const MOST_CHARACTERS = 400

const texts = {
  label: 'The data set in figures',
  noRows: 'It has no rows that we can show.',
  noDay: 'No day published',
  noLicense: 'Not a permission: ask the publisher before using it in your own work.',
  older: 'By the portal; the newest row may be older',
  page: (portal: string) => `Its official page at ${portal}`,
}

export function DatasetFigures({
  schema: { kind, columns, licence, source, page, portal },
}: {
  schema: DatasetRowsSchema
}) {
  return (
    <Figures
      label={texts.label}
      items={[
        {
          id: 'updated',
          label: 'Updated',
          value: source.updatedAt ? formatShortDay(source.updatedAt.slice(0, 10)) : texts.noDay,
          ...(source.updatedAt && !noRows(kind) ? { note: texts.older } : {}),
        },
        { id: 'columns', label: 'Columns', value: formatNumber(columns.length) },
        {
          id: 'license',
          label: 'License',
          value: licence.name,
          ...(licence.name === 'Not stated' ? { note: texts.noLicense } : {}),
        },
        { id: 'publisher', label: 'Publisher', value: source.publisher },
      ]}
      actions={<a href={page}>{texts.page(portal)}</a>}
    />
  )
}

export function Description({ schema: { description, flags } }: { schema: DatasetRowsSchema }) {
  return (
    <>
      {description && <Words text={description} />}
      <TextFlags flags={flags.filter(({ column }) => about.has(column))} />
    </>
  )
}

const about = new Set(['name', 'description', 'category', 'publisher', 'licence', 'terms'])

function Words({ text }: { text: string }) {
  if (text.length <= MOST_CHARACTERS) return <p className="mb-3 max-w-reading wrap-anywhere">{text}</p>
  const beginning = text.slice(0, MOST_CHARACTERS - 80).replace(/\s\S*$/, '')
  return (
    <details className="mb-3 max-w-reading wrap-anywhere">
      <summary className="cursor-pointer">
        {beginning} … <span className="text-accent underline underline-offset-[0.2em]">All of it</span>
      </summary>
      <p className="mt-2">{text}</p>
    </details>
  )
}

export function AboutPanel({ schema, meta }: { schema: DatasetRowsSchema; meta: Meta }) {
  const reason = noRows(schema.kind)
  return (
    <section id="about" aria-labelledby="about-title" className="mb-4">
      <h2 id="about-title" className="mb-2 text-lg font-semibold">
        About this data set
      </h2>
      {reason && (
        <Notice kind="info" title={texts.noRows}>
          <p>{reason}</p>
        </Notice>
      )}
      <FactGrid items={factsOf(schema)} />
      <SameAnswer meta={meta} panel="columns" />
    </section>
  )
}

const noRows = (kind: DatasetRowsSchema['kind']) => datasetKinds[kind].noRows

function factsOf({ kind, category, licence, withheldFields }: DatasetRowsSchema): LabeledValue[] {
  return [
    { label: 'What it is', value: datasetKinds[kind].label },
    ...(category ? [{ label: 'Category', value: category }] : []),
    ...(licence.terms ? [{ label: 'Terms, as published', value: licence.terms }] : []),
    ...(withheldFields.length > 0
      ? [
          {
            label: 'Withheld here',
            value: <span className="font-mono text-sm wrap-anywhere">{withheldFields.join(', ')}</span>,
            note: 'About people or firms. We neither read nor show them.',
          },
        ]
      : []),
  ]
}
