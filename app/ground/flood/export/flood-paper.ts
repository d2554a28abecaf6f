import type { PdfBlock } from '@/app/_surfaces/pdf/blocks'
import { describeProvenance } from '@/app/_surfaces/pdf/describe-provenance'
import type { PdfDocument } from '@/app/_surfaces/pdf/render-pdf'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import type { ExportTable } from '@/lib/export/table'
import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { joinBySource } from '@/lib/provenance/describe-source'
import type { FloodFileItem, FloodFileSection, RecordFactGroup } from '../file-part'

const texts = defineTexts('flood-file.paper', {
  title: 'What to take to the bank, the insurer, FEMA',
  sampleTitle: (title: string) => `${title}. Sample data, not real`,
  file: 'Flood file',
  place: 'Place',
  day: 'Retrieved',
  missing: (why: string) => `We did not load this part. ${why}`,
  sources: 'Sources and limits',
  columns: { part: 'Part', subject: 'Subject', words: 'In words' },
  answer: 'Answer',
  link: 'Official page',
  item: 'What to take',
})

export interface FloodFileContent {
  name: string
  parts: readonly FloodFileSection[]
  meta: Meta
}

export const fileName = (): string => texts.file

export const metasOfParts = (parts: readonly FloodFileSection[]): Meta[] =>
  parts.flatMap(({ metas }) => metas)

export function floodPaper({ name, parts, meta }: FloodFileContent): PdfDocument {
  const title = meta.sample ? texts.sampleTitle(texts.title) : texts.title
  const day = formatDay(meta.retrievedAt.slice(0, 10))
  const sources = joinBySource(metasOfParts(parts)).map(describeProvenance)
  return {
    title,
    filename: `${texts.file} ${name}`,
    sample: meta.sample,
    foot: `${title}: ${name}, ${day}`,
    madeAt: meta.retrievedAt,
    head: [
      {
        kind: 'facts',
        items: [
          [texts.place, name],
          [texts.day, day],
        ],
      },
    ],
    sections: [
      ...parts.map((part) => ({ title: part.title, blocks: blocksOf(part) })),
      {
        title: texts.sources,
        blocks: [...new Set([...caveatsOf(parts), ...sources])].map(text),
      },
    ],
  }
}

const caveatsOf = (parts: readonly FloodFileSection[]): string[] =>
  parts.flatMap(({ caveats = [] }) => caveats).map(translate)

const text = (words: string): PdfBlock => ({ kind: 'text', text: words })

const describeItem = ({ text: words, link }: FloodFileItem): string =>
  link ? `${translate(words)} ${translate(link.label)}, ${link.href}` : translate(words)

const describeMissing = ({ message }: Problem): string => texts.missing(translate(message))

function blocksOf({ problem, sentence, lines = [], groups = [], items = [] }: FloodFileSection): PdfBlock[] {
  if (problem) return [text(describeMissing(problem))]
  return [
    ...[...(sentence ? [sentence] : []), ...lines].map((words) => text(translate(words))),
    ...groups.flatMap(groupBlocks),
    ...(items.length > 0 ? [{ kind: 'list' as const, items: items.map(describeItem) }] : []),
  ]
}

const groupBlocks = ({ title, facts }: RecordFactGroup): PdfBlock[] => [
  ...(title ? [{ kind: 'heading' as const, text: translate(title) }] : []),
  {
    kind: 'facts',
    items: facts.map(({ label, value, note }) => [
      translate(label),
      note ? `${translate(value)}. ${translate(note)}` : translate(value),
    ]),
  },
]

export const floodTable = (parts: readonly FloodFileSection[]): ExportTable => ({
  columns: [
    { key: 'part', label: texts.columns.part, type: 'text' },
    { key: 'subject', label: texts.columns.subject, type: 'text' },
    { key: 'words', label: texts.columns.words, type: 'text' },
  ],
  rows: parts.flatMap((part) =>
    rowsOf(part).map(([subject, words]) => ({ cells: { part: part.title, subject, words } })),
  ),
  notes: [...new Set(caveatsOf(parts))],
})

function rowsOf(part: FloodFileSection): [subject: string, words: string][] {
  const { problem, sentence, lines = [], groups = [], items = [] } = part
  if (problem) return [[texts.answer, describeMissing(problem)]]
  return [
    ...[...(sentence ? [sentence] : []), ...lines].map((words): [string, string] => [
      texts.answer,
      translate(words),
    ]),
    ...groups.flatMap(({ title, facts }) =>
      facts.map(({ label, value }): [string, string] => [
        title ? `${translate(title)}: ${translate(label)}` : translate(label),
        translate(value),
      ]),
    ),
    ...items.map((item): [string, string] => [item.link ? texts.link : texts.item, describeItem(item)]),
  ]
}
