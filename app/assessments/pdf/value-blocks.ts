import { formatDollars } from '@/components/records/parcel-figures'
import { figureKinds, labelOf, type ValuePart } from '@/components/records/value-kinds'
import { kindsIn, newestUpdate, type ValueYear } from '@/components/records/value-years'
import { formatMoment } from '@/components/ui/format-moment'
import type { Meta } from '@/lib/connector/result'
import { sayUpdated } from '../home-provenance'
import type { ChosenHome } from '../read-home'
import type { HomeValues } from '../read-values'
import { sheetTexts } from '../sheets/sheet-texts'
import type { Block } from './packet-document'

/** The official values with where they came from, or why they are missing. */
export function valueBlocks({ source }: ChosenHome, values: HomeValues): Block[] {
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
    { kind: 'text', text: sayProvenance(meta, source, newestUpdate(years)) },
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

function sayProvenance(meta: Meta, source: ChosenHome['source'], updatedAt: string | null): string {
  return [
    `Source: ${source?.authority ?? meta.publisher}, ${source?.title ?? meta.source}.`,
    updatedAt && `${sayUpdated(updatedAt)}.`,
    `Retrieved ${formatMoment(meta.retrievedAt)}.`,
    meta.state === 'stale' && 'An older answer; a newer one could not be had.',
    meta.sample && 'Sample data, not real.',
    `License: ${source?.licence ?? meta.licence}.`,
    source?.attribution ?? meta.attribution,
    source && `Official page: ${source.officialPage}`,
  ]
    .filter(Boolean)
    .join(' ')
}
