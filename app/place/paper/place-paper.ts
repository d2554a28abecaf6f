import type { PdfBlock } from '@/app/_surfaces/pdf/blocks'
import { describeProvenance } from '@/app/_surfaces/pdf/describe-provenance'
import type { PdfDocument } from '@/app/_surfaces/pdf/render-pdf'
import type { PdfSection } from '@/app/_surfaces/pdf/write-section'
import { metasOf, type PanelOutcome, reasonOf } from '@/app/_surfaces/place/outcome'
import type { Panel, PanelData } from '@/app/_surfaces/place/panel'
import type { Place } from '@/app/_surfaces/place/place'
import type { PanelWithOutcome } from '@/app/_surfaces/place/read-panels'
import { drawAround } from '@/components/charts/draw-around'
import type { Meta } from '@/lib/connector/result'
import { formatAcres, formatCount, formatDay, formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { joinBySource } from '@/lib/provenance/describe-source'
import { milesToMeters } from '@/lib/units'
import { formatPoint } from '@/lib/url-state'

const texts = defineTexts('place.paper', {
  title: 'Public records of a place',
  sample: 'Sample data, not real',
  place: 'Place',
  typed: 'Asked for',
  area: 'Area by its outline',
  day: 'Retrieved',
  publisher: (names: string) => `Published by ${names}.`,
  glance: 'At a glance',
  lines: 'Each record in one line',
  columns: ['Record', 'Answer', 'Detail'],
  facts: 'What the records say',
  values: 'Each value with its record',
  factColumns: ['Record', 'Fact', 'Value'],
  map: 'Map',
  alt: (records: number) =>
    `Map, north up, of the place and ${formatCount(records, 'record')} within a mile of it.`,
  legend:
    'North is up. The diamond is the place, the solid line its lot or the land described, where an outline is known, each dot a record with a position within a mile. Streets are not drawn.',
  asked: (whom: string) => `We asked ${whom}.`,
  without: 'Not on record here',
  limits: 'Limits',
  sources: 'Sources',
})

interface Heading {
  name: string
  place: Place
  typed: string | undefined
  caveats: readonly string[]
  sample: boolean
  now: Date
}

type WithData = PanelWithOutcome & { data: PanelData; metas: readonly Meta[] }

export function placePaper(dossier: readonly PanelWithOutcome[], heading: Heading): PdfDocument {
  const { name, place, typed, caveats, sample, now } = heading
  const metas = joinBySource(dossier.flatMap(({ outcome }) => metasOf(outcome)))
  const madeAt =
    metas
      .map(({ retrievedAt }) => retrievedAt)
      .sort()
      .at(-1) ?? now.toISOString()
  const title = sample ? `${texts.title}. ${texts.sample}` : texts.title
  const day = formatDay(madeAt.slice(0, 10))
  const publishers = formatList([...new Set(metas.map(({ publisher }) => translate(publisher)))])
  const items: [string, string][] = [
    [texts.place, `${name}, ${formatPoint(place.point)}`],
    ...(typed && !name.startsWith(typed) ? [[texts.typed, typed] satisfies [string, string]] : []),
    ...(place.land?.acres == null
      ? []
      : [[texts.area, formatAcres(place.land.acres)] satisfies [string, string]]),
    [texts.day, day],
  ]
  return {
    title,
    filename: `place-${name}`,
    sample,
    foot: `${title}: ${name}, ${day}`,
    madeAt,
    head: [
      { kind: 'facts', items },
      ...[texts.publisher(publishers), ...caveats.slice(0, 1).map(translate)].map(text),
    ],
    sections: sectionsOf(dossier, place, caveats, metas),
  }
}

function sectionsOf(
  dossier: readonly PanelWithOutcome[],
  place: Place,
  caveats: readonly string[],
  metas: readonly Meta[],
): PdfSection[] {
  const answered = dossier.flatMap((each): WithData[] =>
    'data' in each.outcome ? [{ ...each, data: each.outcome.data, metas: each.outcome.metas }] : [],
  )
  const without = dossier.flatMap(({ panel, outcome }) => ('data' in outcome ? [] : [{ panel, outcome }]))
  const features = answered.flatMap(({ panel, data }) => panel.features?.(data) ?? [])
  const { drawing, points } = drawAround(place.point, {
    lots: place.land?.outline
      ? [place.land.outline]
      : features.filter(({ properties }) => properties.role === 'lot').map(({ geometry }) => geometry),
    points: features.flatMap(({ geometry }) => (geometry.type === 'Point' ? [geometry.coordinates] : [])),
    reachMeters: milesToMeters(1),
  })
  const alt = texts.alt(points)
  // Prints only the first limit of each panel, which is the most important one. The page of each record has
  // all limits.
  const limits = answered.flatMap(({ panel, data }) => (panel.limits?.(data) ?? data.caveats).slice(0, 1))
  return [
    {
      title: texts.glance,
      blocks: [
        {
          kind: 'table',
          caption: texts.lines,
          columns: texts.columns,
          widths: [2, 4, 5],
          rows: dossier.map(toLine),
        },
      ],
    },
    { title: texts.map, blocks: [{ kind: 'drawing', drawing, alt }, text(texts.legend)] },
    { title: texts.facts, blocks: [factTable(answered)] },
    ...(without.length > 0
      ? [
          {
            title: texts.without,
            blocks: [
              {
                kind: 'facts',
                items: without.map(({ panel, outcome }): [string, string] => [
                  panel.title,
                  [reasonOf(outcome), outcome.ending === 'none' && texts.asked(panel.publisher)]
                    .filter(Boolean)
                    .join(' '),
                ]),
              } satisfies PdfBlock,
            ],
          },
        ]
      : []),
    {
      title: texts.limits,
      blocks: [{ kind: 'list', items: [...new Set([...caveats.slice(1), ...limits].map(translate))] }],
    },
    { title: texts.sources, blocks: [{ kind: 'list', items: [...new Set(metas.map(describeProvenance))] }] },
  ]
}

const text = (words: string): PdfBlock => ({ kind: 'text', text: words })

function toLine({ panel, outcome }: { panel: Panel; outcome: PanelOutcome<PanelData> }): string[] {
  const { value, onPaper = value, detail = '' } = panel.answer(outcome)
  return [panel.title, onPaper, detail]
}

const factTable = (answered: readonly WithData[]): PdfBlock => ({
  kind: 'table',
  caption: texts.values,
  columns: texts.factColumns,
  widths: [2, 3, 5],
  rows: answered.flatMap(({ panel: { title, compare }, data }) =>
    compare.flatMap((attribute) => {
      const value = attribute.fileOnly ? null : attribute.text(data)
      return value
        ? [[title, translateLabel(attribute.label), translate(attribute.toDisplay?.(value) ?? value)]]
        : []
    }),
  ),
})

/** Translates a limit in parentheses separately, as in `Just value (not a price)`. */
const translateLabel = (label: string): string =>
  label.replace(/^([^(]+) \((.+)\)$|^.+$/, (all, name?: string, limit?: string) =>
    name && limit ? `${translate(name)} (${translate(limit)})` : translate(all),
  )
