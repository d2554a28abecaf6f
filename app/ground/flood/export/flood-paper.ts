import type { PlainBlock } from '@/app/_surfaces/pdf/blocks'
import { describeProvenance } from '@/app/_surfaces/pdf/describe-provenance'
import type { PdfDocument } from '@/app/_surfaces/pdf/render-pdf'
import type { Meta } from '@/lib/connector/result'
import type { ExportTable } from '@/lib/export/table'
import { formatDay } from '@/lib/format'
import { joinBySource } from '@/lib/provenance/describe-source'
import type { FactGroup, FilePart, PartItem } from '../file-part'

const texts = {
  title: 'What to take to the bank, the insurer, FEMA',
  sample: 'Sample data, not real',
  file: 'Flood file',
  place: 'Place',
  day: 'Retrieved',
  missing: 'We did not load this part.',
  sources: 'Sources and limits',
  columns: { part: 'Part', subject: 'Subject', words: 'In words' },
  answer: 'Answer',
  link: 'Official page',
  item: 'What to take',
}

export interface LoadedFile {
  name: string
  parts: readonly FilePart[]
  meta: Meta
}

export const metasOfParts = (parts: readonly FilePart[]): Meta[] => parts.flatMap(({ metas }) => metas)

export function floodPaper({ name, parts, meta }: LoadedFile): PdfDocument {
  const title = meta.sample ? `${texts.title}. ${texts.sample}` : texts.title
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
        blocks: [...new Set([...parts.flatMap(({ caveats = [] }) => caveats), ...sources])].map(text),
      },
    ],
  }
}

const text = (words: string): PlainBlock => ({ kind: 'text', text: words })

const describeItem = ({ text: words, link }: PartItem): string =>
  link ? `${words} ${link.label}, ${link.href}` : words

function blocksOf({ problem, sentence, lines = [], groups = [], items = [] }: FilePart): PlainBlock[] {
  if (problem) return [text(`${texts.missing} ${problem.message}`)]
  return [
    ...(sentence ? [text(sentence)] : []),
    ...lines.map(text),
    ...groups.flatMap(groupBlocks),
    ...(items.length > 0 ? [{ kind: 'list' as const, items: items.map(describeItem) }] : []),
  ]
}

const groupBlocks = ({ title, facts }: FactGroup): PlainBlock[] => [
  ...(title ? [{ kind: 'heading' as const, text: title }] : []),
  {
    kind: 'facts',
    items: facts.map(({ label, value, note }) => [label, note ? `${value}. ${note}` : value]),
  },
]

export const floodTable = (parts: readonly FilePart[]): ExportTable => ({
  columns: [
    { key: 'part', label: texts.columns.part, type: 'text' },
    { key: 'subject', label: texts.columns.subject, type: 'text' },
    { key: 'words', label: texts.columns.words, type: 'text' },
  ],
  rows: parts.flatMap((part) =>
    rowsOf(part).map(([subject, words]) => ({ cells: { part: part.title, subject, words } })),
  ),
  notes: [...new Set(parts.flatMap(({ caveats = [] }) => caveats))],
})

function rowsOf(part: FilePart): [subject: string, words: string][] {
  const { problem, sentence, lines = [], groups = [], items = [] } = part
  if (problem) return [[texts.answer, `${texts.missing} ${problem.message}`]]
  return [
    ...[...(sentence ? [sentence] : []), ...lines].map((words): [string, string] => [texts.answer, words]),
    ...groups.flatMap(({ title, facts }) =>
      facts.map(({ label, value }): [string, string] => [title ? `${title}: ${label}` : label, value]),
    ),
    ...items.map((item): [string, string] => [item.link ? texts.link : texts.item, describeItem(item)]),
  ]
}
