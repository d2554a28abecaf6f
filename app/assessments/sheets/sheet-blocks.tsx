import { lazy, type ReactNode, Suspense } from 'react'
import type { FormEntryReader, PdfBlock } from '@/app/_surfaces/pdf/blocks'
import { DrawingView } from '@/components/charts/drawing-view'
import { AgencyNames } from '@/components/ui/agency-text'
import { Facts } from '@/components/ui/facts'
import { Rich } from '@/components/ui/page/rich'
import { ownBlocksOf } from '../pdf/document/own-blocks'
import type { PacketBlock, PacketSheet } from '../pdf/document/packet-document'
import { blankRequest } from '../pdf/document/request-blocks'
import { toEntryTable, toFactTable } from '../pdf/document/tables'
import { describeSources } from '../pdf/document/trim-table'
import { OfficeLine } from '../values/appeal-stages'
import { PrintedTable } from './printed-table'
import { SheetHeading } from './sheet'
import { Box, Written } from './sheet-fields'
import { sheetTexts } from './sheet-texts'

// The drawing code loads on demand, because most appeal packets have no homes with positions to draw.
const PlacesDrawn = lazy(() =>
  import('../places/places-drawn').then(
    ({ PlacesMap: Drawn }) => ({ default: Drawn }),
    () => ({ default: () => null }),
  ),
)

type BlockOf<K extends PacketBlock['kind']> = Extract<PacketBlock, { kind: K }>

const small = {
  text: 'print:text-sm print:leading-snug',
  all: 'print:text-sm print:leading-snug print:[&_p]:text-sm print:[&_table]:text-sm',
}

interface Beside {
  values?: ReactNode
  recall: FormEntryReader
  english?: readonly string[] | undefined
}

interface Props extends Omit<PacketSheet, 'title'>, Beside {}

export function SheetBlocks({ blocks, small: size, ...beside }: Props) {
  const content = <Blocks blocks={blocks} {...beside} />
  return size ? <div className={small[size]}>{content}</div> : content
}

const Blocks = ({ blocks, ...beside }: Beside & Pick<Props, 'blocks'>): ReactNode =>
  blocks.map((block) => <BlockView key={keyOf(block)} block={block} {...beside} />)

const keyOf = (block: PacketBlock) =>
  Object.values(block)
    .filter((value) => typeof value === 'string')
    .join(' ')

function BlockView({ block, ...beside }: Beside & { block: PacketBlock }): ReactNode {
  switch (block.kind) {
    case 'own':
      return <Blocks blocks={ownBlocksOf(block)} {...beside} />
    case 'request':
      return <Blocks blocks={blankRequest(block)} {...beside} />
    case 'heading':
      return <SheetHeading>{block.text}</SheetHeading>
    case 'rule':
      return (
        <p className={block.apart ? 'mb-6 text-base text-muted' : 'text-base text-muted'}>{block.text}</p>
      )
    case 'plain':
      return block.blocks.map((each) => <PlainView key={JSON.stringify(each)} block={each} {...beside} />)
    case 'values':
      return beside.values
    case 'facts':
      return (
        <div className="print:columns-2 print:gap-x-6 print:[&_dl>div]:break-inside-avoid">
          <Facts
            items={block.items.map(([label, value]) => ({
              label,
              value: <Words text={value} {...beside} />,
            }))}
          />
        </div>
      )
    case 'list':
      return <NumberedList {...block} />
    case 'ticks':
      return <Ticks {...block} recall={beside.recall} />
    case 'written':
      return <WrittenLine {...block} recall={beside.recall} />
    case 'beside':
      return (
        <div className="grid gap-x-6 sm:grid-cols-2 print:grid-cols-2">
          {block.items.map((line) => (
            <WrittenLine key={line.entry} {...line} recall={beside.recall} />
          ))}
        </div>
      )
    case 'entries':
      return [toEntryTable(block), ...describeSources(block, beside.recall)].map((each) => (
        <PlainView key={JSON.stringify(each)} block={each} {...beside} />
      ))
    case 'places':
      return (
        <Suspense fallback={null}>
          <PlacesDrawn places={block.places} recall={beside.recall} />
        </Suspense>
      )
    case 'checks':
      return <PrintedTable {...toFactTable(block)} {...beside} />
    case 'definitions':
      return <Definitions {...block} {...beside} />
    case 'appeals':
      return <Appeals {...block} {...beside} />
    case 'sources':
      return <Sources {...block} {...beside} />
  }
}

function PlainView({ block, ...beside }: Beside & { block: PdfBlock }): ReactNode {
  switch (block.kind) {
    case 'text':
      return (
        <p className="mb-2 text-base wrap-anywhere print:mb-1">
          <Words text={block.text} {...beside} />
        </p>
      )
    case 'table':
      return <PrintedTable {...block} {...beside} />
    case 'drawing':
      return (
        <div className="mb-1 max-w-3xl print:max-w-xl">
          <DrawingView {...block.drawing} label={block.alt} />
        </div>
      )
    default:
      return <BlockView block={block} {...beside} />
  }
}

const Words = ({ text, english = [] }: Pick<Beside, 'english'> & { text: string }) => (
  <AgencyNames text={text} names={english} />
)

type MarkedBlock<K extends PacketBlock['kind']> = BlockOf<K> & Pick<Beside, 'english'>

type RecalledBlock<K extends PacketBlock['kind']> = BlockOf<K> & { recall: FormEntryReader }

const WrittenLine = ({ entry, label, lines, recall }: RecalledBlock<'written'>) => (
  <Written label={label} text={recall(entry)} {...(lines ? { lines } : {})} />
)

const NumberedList = ({ items }: BlockOf<'list'>) => (
  <ol className="mb-3 list-decimal pl-6">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ol>
)

const Ticks = ({ items, recall }: RecalledBlock<'ticks'>) => (
  <ul className="grid gap-1">
    {items.map(({ entry, value, text }) => (
      <li key={entry} className="flex gap-2">
        <Box isTicked={recall(entry) === value} />
        <span>{text}</span>
      </li>
    ))}
  </ul>
)

const Definitions = ({ items, english }: MarkedBlock<'definitions'>) => (
  <dl>
    {items.map(({ term, meaning, source }) => (
      <div key={term} className="mb-2 print:mb-1">
        <dt className="inline font-semibold">{term}: </dt>
        <dd className="inline">
          {meaning}
          {source && (
            <span className="mt-1 block text-muted">
              <Rich
                text={sheetTexts.sourceName}
                parts={{ name: () => <SourceName {...source} english={english} /> }}
              />
            </span>
          )}
        </dd>
      </div>
    ))}
  </dl>
)

const SourceName = ({ name, href, english }: { name: string; href?: string } & Pick<Beside, 'english'>) => {
  const words = <Words text={name} english={english} />
  return href ? <a href={href}>{words}</a> : words
}

const Appeals = ({ stages, office, english }: MarkedBlock<'appeals'>) => (
  <>
    <ol className="mb-2 list-decimal pl-6">
      {stages.map(({ body, rule, source }) => (
        <li key={body}>
          <span className="font-semibold">
            <Words text={body} english={english} />
          </span>
          {rule && `: ${rule}`}{' '}
          {source && (
            <span className="wrap-anywhere text-muted">
              <Words text={source} english={english} />
            </span>
          )}
        </li>
      ))}
    </ol>
    <p>
      {sheetTexts.verify} <OfficeLine office={office} />
    </p>
  </>
)

const Sources = ({ items, english }: MarkedBlock<'sources'>) => (
  <ul className="list-disc pl-6">
    {items.map(({ text, page }) => (
      <li key={text}>
        <Words text={text} english={english} />
        {page && (
          <>
            {' '}
            <a href={page}>{sheetTexts.page}</a>
          </>
        )}
      </li>
    ))}
  </ul>
)
