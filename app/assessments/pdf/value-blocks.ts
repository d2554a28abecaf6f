import { formatDollars } from '@/components/records/parcel-figures'
import { figureKinds, labelOf, type ValuePart } from '@/components/records/value-kinds'
import { kindsIn, type ValueYear } from '@/components/records/value-years'
import { formatMoment } from '@/components/ui/format-moment'
import type { Meta } from '@/lib/connector/result'
import { originOf } from '@/lib/provenance/origin-of'
import type { ChosenHome } from '../read-home'
import type { HomeValues } from '../read-values'
import { sheetTexts } from '../sheets/sheet-texts'
import type { Block } from './packet-document'

/** The official values with where they came from, or why they are missing. */
export function valueBlocks(values: HomeValues): Block[] {
  const heading: Block = { kind: 'heading', text: sheetTexts.values }
  if (!values.ok)
    return [
      heading,
      { kind: 'text', text: `${sheetTexts.noValues}. ${values.problem.message} ${sheetTexts.copyThem}` },
    ]
  const { years, history, meta } = values
  return [
    heading,
    toTable(years),
    ...undated(history.property),
    { kind: 'text', text: `${sheetTexts.notAppraisal} ${history.provenance.yearNote}` },
    { kind: 'text', text: sayProvenance(meta) },
  ]
}

function toTable(years: readonly ValueYear[]): Block {
  const kinds = kindsIn(years)
  const label = (kind: (typeof kinds)[number]) => [labelOf(kind), ...basesOf(years, kind)].join(', ')
  return {
    kind: 'table',
    caption: 'In dollars',
    columns: ['Year', ...(kinds.length > 0 ? kinds.map(label) : ['Value'])],
    rows: years.map(({ year, stage, published, amounts }) => [
      stage ? `${year}, ${stage}` : String(year),
      ...(kinds.length > 0 ? kinds : [undefined]).map((kind) => {
        const amount = kind && amounts[kind]
        if (amount !== undefined) return formatDollars(amount)
        return published ? 'not published' : `not published for ${year}`
      }),
    ]),
  }
}

const basesOf = (years: readonly ValueYear[], kind: string) =>
  isPart(kind) ? [...new Set(years.flatMap(({ bases }) => bases[kind] ?? []))] : []

const isPart = (kind: string): kind is ValuePart => kind === 'landValue' || kind === 'improvementValue'

function undated(record: ChosenHome['property'] | undefined): Block[] {
  const items = figureKinds.flatMap((kind): [string, string][] => {
    const amount = record?.[kind]
    return typeof amount === 'number' ? [[labelOf(kind), formatDollars(amount)]] : []
  })
  if (items.length === 0) return []
  return [
    { kind: 'heading', text: 'Values without a published year' },
    { kind: 'facts', items },
  ]
}

function sayProvenance(meta: Meta): string {
  const { publisher, source, dated, retrievedAt, state, licence, attribution, officialRecord } =
    originOf(meta)
  return [
    `Source: ${publisher}, ${source}.`,
    dated && `${dated}.`,
    `Retrieved ${formatMoment(retrievedAt)}.`,
    state === 'stale' && 'An older answer; a newer one could not be had.',
    meta.sample && 'Sample data, not real.',
    `License: ${licence}.`,
    attribution,
    officialRecord && `Official page: ${officialRecord}`,
  ]
    .filter(Boolean)
    .join(' ')
}
