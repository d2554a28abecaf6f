import type { FormEntryReader, PdfBlock } from '@/app/_surfaces/pdf/blocks'
import type { PageWriter } from '@/app/_surfaces/pdf/page-writer'
import type { PdfOutlineEntry } from '@/app/_surfaces/pdf/write-outline'
import { writeSection } from '@/app/_surfaces/pdf/write-section'
import { defineTexts } from '@/lib/language/define-texts'
import { placeHomes, placesTitle } from '../../places/place-homes'
import { sheetTexts } from '../../sheets/sheet-texts'
import { ownBlocksOf } from '../document/own-blocks'
import type { PacketBlock, PacketDocument } from '../document/packet-document'
import { blankRequest } from '../document/request-blocks'
import { toEntryTable, toFactTable } from '../document/tables'
import { describeSources } from '../document/trim-table'

const texts = defineTexts('pdf.sheets', {
  title: 'Assessment appeal',
  made: (day: string) => `Made on ${day}.`,
  legend: 'A blue bar at the left marks what the owner states.',
  records: 'Official values and facts are from public records.',
})

export function writeSheets(
  writer: PageWriter,
  { sheets, isWithoutRecord = false }: PacketDocument,
  { recall, day }: { recall: FormEntryReader; day: string },
): PdfOutlineEntry[] {
  return sheets.map(({ title, blocks }, index) => {
    writer.startPage()
    const section = { title, blocks: blocks.flatMap((each) => plainBlocks(each, recall)) }
    const writeFirst = () => writeHead(writer, day, isWithoutRecord)
    return writeSection(writer, section, { recall, ...(index === 0 ? { writeHead: writeFirst } : {}) })
  })
}

function writeHead(writer: PageWriter, day: string, isWithoutRecord: boolean) {
  const legend = isWithoutRecord ? texts.legend : `${texts.legend} ${texts.records}`
  writer.text(texts.title, { font: 'bold', size: 20, tag: 'H1' })
  writer.text(`${texts.made(day)} ${legend}`, { size: 9.5 })
  writer.gap(8)
}

type GivenBlock<K extends PacketBlock['kind']> = Extract<PacketBlock, { kind: K }>

function plainBlocks(block: PacketBlock, recall: FormEntryReader): readonly PdfBlock[] {
  switch (block.kind) {
    case 'own':
      return ownBlocksOf(block).flatMap((each) => plainBlocks(each, recall))
    case 'request':
      return blankRequest(block).flatMap((each) => plainBlocks(each, recall))
    case 'rule':
      return [{ kind: 'text', text: block.text }]
    case 'plain':
    case 'values':
      return block.blocks
    case 'beside':
      return block.items
    case 'entries':
      return [toEntryTable(block), ...describeSources(block, recall)]
    case 'places':
      return toPlaces(block, recall)
    case 'checks':
      return [toFactTable(block)]
    case 'definitions':
      return block.items.map(({ term, meaning, source }) => ({
        kind: 'text',
        text: [
          `${term}: ${meaning}`,
          source && sheetTexts.source([source.name, source.href].filter(Boolean).join(', ')),
        ]
          .filter(Boolean)
          .join(' '),
      }))
    case 'appeals':
      return toAppeals(block)
    case 'sources': {
      const items = block.items.map(({ text, page }) => (page ? `${text} ${sheetTexts.page}: ${page}` : text))
      return [{ kind: 'list', items }]
    }
    default:
      return [block]
  }
}

function toPlaces({ places }: GivenBlock<'places'>, recall: FormEntryReader): PdfBlock[] {
  const placed = placeHomes(places, recall)
  if (!placed) return []
  return [
    { kind: 'heading', text: placesTitle() },
    ...(placed.map ? [{ kind: 'drawing' as const, ...placed.map }] : []),
    ...placed.notes.map((text) => ({ kind: 'text' as const, text })),
  ]
}

function toAppeals({ stages, office }: GivenBlock<'appeals'>): PdfBlock[] {
  const { name, about, telephone, url } = office
  const reach = [name, telephone, url].filter(Boolean).join(', ')
  return [
    {
      kind: 'list',
      numbered: true,
      items: stages.map(({ body, rule, source }) =>
        rule === undefined ? body : [`${body}: ${rule}`, source].filter(Boolean).join(' '),
      ),
    },
    { kind: 'text', text: `${sheetTexts.verify} ${reach}. ${about}.` },
  ]
}
