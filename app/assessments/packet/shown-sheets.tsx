import type { ReactNode } from 'react'
import { Rich } from '@/components/ui/page/rich'
import { formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { formatEntry } from '../entries/format-entry'
import type { OwnerEntries } from '../entries/stored-entries'
import type { PacketDocument } from '../pdf/document/packet-document'
import { type SheetSummary, summarizeSheets, trimDocument } from '../pdf/document/trim-document'
import { Sheet } from '../sheets/sheet'
import { SheetBlocks } from '../sheets/sheet-blocks'

const texts = defineTexts('sheets.shown', {
  count: (sheets: number) => `Your packet: ${formatCount(sheets, 'sheet', 'sheets')}`,
  leftOut: 'empty, left out',
  unticked: 'left out, not ticked',
  nothing: 'Nothing of yours is in it yet. <write>Write it under facts and evidence</write>.',
  show: 'Show the sheets here',
})

export interface PacketSheetsProps {
  home: string
  document: PacketDocument
  values?: ReactNode
  evidenceHref?: string
  entries?: OwnerEntries | undefined
}

/**
 * On a screen the sheets are collapsed, because they fill more than nine screens of a phone. Paper always
 * shows them.
 */
export function ShownSheets({
  home,
  document,
  values,
  evidenceHref,
  entries,
  given: savedEntries = {},
}: PacketSheetsProps & { given?: OwnerEntries | undefined }) {
  const entriesToShow = entries ?? savedEntries
  const recall = (name: string) => formatEntry(name, entriesToShow[name] ?? '')
  // Without scripting the entries are unknown, so empty fields remain for the owner to fill in by hand.
  const { sheets } = trimDocument(entries ? document : { ...document, keepsEmpty: true }, recall)
  const summaries = entries ? summarizeSheets(document, recall) : undefined
  return (
    <>
      <nav aria-labelledby="sheets-title" className="mt-6 mb-6 print:hidden">
        <h2 id="sheets-title" className="mb-2 text-xl font-semibold">
          {texts.count(sheets.length)}
        </h2>
        <ol className="grid gap-1">
          {(
            summaries ??
            sheets.map(({ title }) => ({
              title,
              about: '',
              isLeftOut: false,
              isUnticked: false,
              cautions: [],
            }))
          ).map((summary) => (
            <SummaryLine
              key={summary.title}
              {...summary}
              number={sheets.findIndex(({ title }) => title === summary.title) + 1}
            />
          ))}
        </ol>
        {evidenceHref && summaries?.every(({ about }) => about === '') && (
          <p className="mt-2">
            <Rich text={texts.nothing} parts={{ write: (words) => <a href={evidenceHref}>{words}</a> }} />
          </p>
        )}
      </nav>
      <input
        type="checkbox"
        id="show-sheets"
        className="peer size-6 align-middle accent-accent sm:hidden print:hidden"
      />
      <label
        htmlFor="show-sheets"
        className="ml-3 inline-block min-h-11 py-2 align-middle sm:hidden print:hidden"
      >
        {texts.show}
      </label>
      <div className="max-sm:hidden max-sm:peer-checked:block print:block!">
        {sheets.map(({ title, ...contents }, index) => (
          <Sheet
            key={title}
            number={index + 1}
            of={sheets.length}
            title={title}
            home={home}
            english={document.english}
          >
            <SheetBlocks {...contents} values={values} recall={recall} english={document.english} />
          </Sheet>
        ))}
      </div>
    </>
  )
}

function SummaryLine({
  number,
  title,
  about,
  isLeftOut,
  isUnticked,
  cautions,
}: SheetSummary & { number: number }) {
  if (isLeftOut || isUnticked)
    return (
      <li className="text-muted">
        {title}: {isUnticked ? texts.unticked : texts.leftOut}
      </li>
    )
  return (
    <li>
      {number}. {title}
      {about && `: ${about}`}
      {cautions.map((caution) => (
        <span key={caution} className="block pl-6 text-base">
          {caution}
        </span>
      ))}
    </li>
  )
}
