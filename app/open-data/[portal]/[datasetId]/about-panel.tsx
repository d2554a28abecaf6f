import { datasetKinds } from '@/components/open-data/dataset-kinds'
import { TextFlags } from '@/components/open-data/text-flags'
import { SameAnswer } from '@/components/provenance/same-answer'
import { type Fact, Facts } from '@/components/ui/facts'
import { Moment } from '@/components/ui/moment'
import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/page/panel'
import type { Meta } from '@/lib/connector/result'
import type { Schema } from './fetch-rows'

const MOST_CHARACTERS = 400

/** What the data set is, before any of its rows. */
export function AboutPanel({ schema, meta }: { schema: Schema; meta: Meta }) {
  const reason = noRows(schema.kind)
  return (
    <Panel id="about" title="About this data set">
      {schema.description && <Description text={schema.description} />}
      <TextFlags flags={schema.flags.filter(({ column }) => about.has(column))} />
      <Facts items={factsOf(schema)} look="prose" />
      {reason && (
        <Notice kind="info" title="It has no rows that can be asked for here.">
          <p>{reason}</p>
        </Notice>
      )}
      <p>
        <a href={schema.page} className="inline-flex min-h-11 items-center">
          Its official page at {schema.portal}
        </a>
      </p>
      <SameAnswer meta={meta} panel="columns" />
    </Panel>
  )
}

/** The texts that tell of the data set as a whole, as the flags name them. */
const about = new Set(['name', 'description', 'category', 'publisher', 'licence', 'terms'])

function Description({ text }: { text: string }) {
  if (text.length <= MOST_CHARACTERS) return <p className="mb-4 max-w-reading wrap-anywhere">{text}</p>
  const beginning = text.slice(0, MOST_CHARACTERS - 80).replace(/\s\S*$/, '')
  return (
    <details className="mb-4 max-w-reading wrap-anywhere">
      <summary className="cursor-pointer">
        {beginning} … <span className="text-accent underline underline-offset-[0.2em]">All of it</span>
      </summary>
      <p className="mt-2">{text}</p>
    </details>
  )
}

const noRows = (kind: Schema['kind']) => datasetKinds[kind].noRows

function factsOf({ kind, category, licence, source, withheldFields }: Schema): Fact[] {
  const terms = licence.terms ? `Terms, as published: ${licence.terms}` : undefined
  return [
    { label: 'What it is', value: datasetKinds[kind].label },
    { label: 'Publisher', value: source.publisher },
    ...(category ? [{ label: 'Category', value: category }] : []),
    {
      label: 'License',
      value: licence.name,
      note:
        licence.name === 'Not stated'
          ? 'Not a permission: ask the publisher before using it in your own work.'
          : terms,
    },
    {
      label: 'Updated',
      value: source.updatedAt ? <Moment iso={source.updatedAt} /> : 'No day published',
      note: noRows(kind) ? 'As the portal dates it.' : 'As the portal dates it; the newest row may be older.',
    },
    ...(withheldFields.length > 0
      ? [
          {
            label: 'Withheld here',
            value: <span className="font-mono text-base wrap-anywhere">{withheldFields.join(', ')}</span>,
            note: 'About people or firms: neither read nor shown.',
          },
        ]
      : []),
  ]
}
