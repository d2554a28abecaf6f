import type { Metadata } from 'next'
import { openHouse } from '@/app/house'
import { ButtonLink } from '@/components/ui/button-link'
import { formatMoment } from '@/components/ui/format-moment'
import { Moment } from '@/components/ui/moment'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import type { House } from '@/connectors/engine'
import type { Difference } from '@/lib/comparison/difference'
import { EndingPage } from '../ending-page'
import { joinNames, nameSource } from '../name-source'
import { openSnapshot, snapshotHref } from '../open-snapshot'
import { sayEnding } from '../say-ending'
import { type ComparedReading, compareReading } from './compare-reading'
import { ComparedPanel } from './compared-panel'

interface Props {
  params: Promise<{ snapshot: string }>
}

const texts = {
  title: 'What changed since',
  none: 'No value changed.',
  unasked: (names: string) => `These did not answer now: ${names}. We cannot say whether they changed.`,
  note: 'We looked up every answer of the page again, or used our copy where it is still fresh; each one shows its time. We compare a value only with the same column of the same record.',
  back: 'Back to the saved page',
  today: 'The same question today',
}

export const metadata: Metadata = { title: texts.title, robots: { index: false, follow: false } }

/** Every question of a kept page asked again, and what is not as it was, value by value. */
export default async function Page({ params }: Props) {
  const { snapshot: id } = await params
  const opened = await openSnapshot(id)
  if (opened.kind !== 'found') return <EndingPage ending={sayEnding(opened, id)} />
  const { readings, takenAt, href } = opened.snapshot
  const { engine } = await openHouse()
  const all = await Promise.all(readings.map((reading) => compareReading(reading, engine)))
  return (
    <PageFrame>
      <PageHeading
        title={texts.title}
        lead={
          <>
            Since <Moment iso={takenAt} />: {saySum(all, engine)}
          </>
        }
      />
      <p className="mb-6 max-w-reading text-muted">{texts.note}</p>
      <p className="mb-6 flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={snapshotHref(id)}>{texts.back}</ButtonLink>
        <ButtonLink href={href}>{texts.today}</ButtonLink>
      </p>
      {sortByNews(all).map((each, index) => (
        <ComparedPanel key={panelId(index)} id={panelId(index)} compared={each} />
      ))}
      <p className="hidden print:block">As seen on {formatMoment(takenAt)}.</p>
    </PageFrame>
  )
}

const panelId = (index: number) => `question-${index + 1}`

/** What changed stands first, then what could not be asked. */
function sortByNews(all: readonly ComparedReading[]): ComparedReading[] {
  const rank = ({ compared }: ComparedReading) => {
    if (compared.kind !== 'compared') return 1
    return compared.comparison.differences.length > 0 ? 0 : 2
  }
  return all.toSorted((one, other) => rank(one) - rank(other))
}

function saySum(all: readonly ComparedReading[], engine: House['engine']): string {
  const comparisons = all.flatMap(({ compared }) =>
    compared.kind === 'compared' ? [compared.comparison] : [],
  )
  const differences = comparisons.flatMap((each) => each.differences)
  const count = (kind: Difference['kind']) => differences.filter((each) => each.kind === kind).length
  const compared = comparisons.reduce((sum, each) => sum + each.compared, 0).toLocaleString('en-US')
  const unasked = all.flatMap(({ reading, compared: { kind } }) =>
    kind === 'unasked' && reading.result.ok ? [nameSource(reading, engine)] : [],
  )
  return [
    `${compared} values compared`,
    ...(differences.length === 0
      ? [`. ${texts.none}`]
      : [
          `: ${sayCount(count('changed'))} changed, ${sayCount(count('appeared'))} new, ${sayCount(count('gone'))} removed.`,
        ]),
    ...(unasked.length > 0 ? [` ${texts.unasked(joinNames(unasked))}`] : []),
  ].join('')
}

const sayCount = (count: number) => (count === 0 ? 'none' : count.toLocaleString('en-US'))
