import type { Metadata } from 'next'
import { type DataColumn, DataTable } from '@/components/ui/data-table'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Prose } from '@/components/ui/page/prose'
import { type Criterion, criteria } from './criteria'

export const metadata: Metadata = {
  title: 'Accessibility',
  description: 'How this site meets WCAG 2.2 AA, criterion by criterion, and the gaps we know.',
}

const columns: readonly DataColumn<Criterion>[] = [
  {
    id: 'criterion',
    label: 'Criterion',
    rowHeader: true,
    cell: ({ number, name, level }) => `${number} ${name} (${level})`,
  },
  { id: 'outcome', label: 'Result', cell: ({ outcome }) => outcome },
  {
    id: 'how',
    label: 'How, and the gap we know',
    cell: ({ how, gap }) => (
      <>
        {how}
        {gap && (
          <>
            {' '}
            <strong>Gap:</strong> {gap}
          </>
        )}
      </>
    ),
  },
]

export default function Page() {
  return (
    <PageFrame>
      <PageHeading
        title="Accessibility"
        lead="This site aims at WCAG 2.2 level AA on every page and in every state. Here is how far it is."
      />
      <Prose>
        <h2>What you can count on</h2>
        <ul>
          <li>
            The guided pages work with a keyboard alone, by touch alone, and with scripting switched off.
          </li>
          <li>Every map has a list beside it with the same content.</li>
          <li>Light and dark follow your system. So do larger text, reduced motion and forced colors.</li>
          <li>Pages are laid out for printing.</li>
        </ul>
        <h2>How we checked it</h2>
        <p>
          We checked the pages with a program (axe) in light and dark, by keyboard and at a width of 320
          pixels, and read the code against each criterion. This is the builders’ own report. No outside
          auditor has tested it, and nobody who uses a screen reader every day has tested it yet.
        </p>
        <h2>What we know is not good enough</h2>
        <ul>
          {criteria.map(({ number, gap }) => gap && <li key={number}>{gap}</li>)}
          <li>
            The page says each move of a map in words, but a map remains harder to use without sight than its
            list.
          </li>
          <li>Downloads in XLSX have header rows, but are not checked for accessibility beyond that.</li>
        </ul>
        <p>
          Found something else? <a href="/contact">Tell us</a>, with the page and what you used.
        </p>
        <h2>Criterion by criterion</h2>
      </Prose>
      <div className="mt-4">
        <DataTable
          id="criteria"
          wide
          caption="WCAG 2.2, levels A and AA"
          columns={columns}
          rows={criteria}
          rowKey={({ number }) => number}
        />
      </div>
    </PageFrame>
  )
}
