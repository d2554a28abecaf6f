import type { Metadata } from 'next'
import { FramedAnswer } from '@/app/_lib/answer/page-stream'
import { hidden } from '@/app/_lib/noindex'
import { getApp } from '@/app/_lib/site/app'
import { ButtonLink } from '@/components/ui/button'
import { Moment } from '@/components/ui/moment'
import { Fold } from '@/components/ui/page/fold'
import { PageHeading } from '@/components/ui/page/page-heading'
import type { App } from '@/connectors/engine'
import type { ValueDifference } from '@/lib/comparison/difference'
import { formatCount, formatMoment, formatNumber } from '@/lib/format'
import type { Snapshot } from '@/lib/snapshots/snapshot'
import { compareReading, type SnapshotCallComparison } from './compare-reading'
import { type CallTitleFormatter, ComparedPanel } from './compared-panel'
import { describeEnding } from './describe-ending'
import { EndingPage } from './ending-page'
import { joinNames, nameSource, openSnapshot, snapshotHref } from './open-snapshot'

const texts = {
  title: 'What changed since',
  none: 'No value changed.',
  unasked: (names: string) => `These did not answer now: ${names}. We cannot say whether they changed.`,
  note: 'We looked up every answer of the page again, or used our copy where it is still fresh; each one shows its time. We compare a value only with the same column of the same record.',
  back: 'Back to the frozen copy',
  today: 'Live page',
  unchanged: (count: number) => `${formatCount(count, 'answer is', 'answers are')} unchanged`,
}

export const metadata: Metadata = { title: texts.title, ...hidden }

export const changesPage = (nameQuestion: CallTitleFormatter) =>
  async function Page({ params }: PageProps<'/s/[snapshot]/today'>) {
    const { snapshot: id } = await params
    const opened = await openSnapshot(id)
    if (opened.kind !== 'found') return <EndingPage ending={describeEnding(opened, id)} />
    return (
      <FramedAnswer
        page={showChanges(id, opened.snapshot, nameQuestion)}
        stop={snapshotHref(id)}
        heading={<PageHeading title={texts.title} />}
      />
    )
  }

async function showChanges(
  id: string,
  { readings, takenAt, href }: Snapshot,
  nameQuestion: CallTitleFormatter,
) {
  const { engine } = await getApp()
  const all = await Promise.all(readings.map((reading) => compareReading(reading, engine)))
  const news = sortByNews(all.filter((each) => !isUnchanged(each)))
  const unchanged = all.filter(isUnchanged)
  return (
    <>
      <PageHeading
        title={texts.title}
        lead={
          <>
            Since <Moment iso={takenAt} />: {formatSum(all, engine)}
          </>
        }
      />
      <p className="mb-6 max-w-reading text-muted">{texts.note}</p>
      <p className="mb-6 flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={snapshotHref(id)}>{texts.back}</ButtonLink>
        <ButtonLink href={href}>{texts.today}</ButtonLink>
      </p>
      {news.map((each, index) => (
        <ComparedPanel key={panelId(index)} id={panelId(index)} compared={each} nameQuestion={nameQuestion} />
      ))}
      {unchanged.length > 0 && (
        <Fold
          id="unchanged"
          title={texts.unchanged(unchanged.length)}
          about={[...new Set(unchanged.map(({ reading }) => nameSource(reading, engine)))].join(', ')}
        >
          {unchanged.map((each, index) => (
            <ComparedPanel
              key={panelId(news.length + index)}
              id={panelId(news.length + index)}
              compared={each}
              nameQuestion={nameQuestion}
              level={3}
            />
          ))}
        </Fold>
      )}
      <p className="hidden print:block">Frozen copy of {formatMoment(takenAt)}.</p>
    </>
  )
}

const panelId = (index: number) => `question-${index + 1}`

const isUnchanged = ({ compared }: SnapshotCallComparison) =>
  compared.kind === 'compared' && compared.comparison.differences.length === 0

const sortByNews = (all: readonly SnapshotCallComparison[]): SnapshotCallComparison[] =>
  all.toSorted(
    (one, other) => Number(one.compared.kind !== 'compared') - Number(other.compared.kind !== 'compared'),
  )

function formatSum(all: readonly SnapshotCallComparison[], engine: App['engine']): string {
  const comparisons = all.flatMap(({ compared }) =>
    compared.kind === 'compared' ? [compared.comparison] : [],
  )
  const differences = comparisons.flatMap((each) => each.differences)
  const count = (kind: ValueDifference['kind']) => differences.filter((each) => each.kind === kind).length
  const compared = formatNumber(comparisons.reduce((sum, each) => sum + each.compared, 0))
  const notRead = all.flatMap(({ reading, compared: { kind } }) =>
    kind === 'unasked' && reading.result.ok ? [nameSource(reading, engine)] : [],
  )
  return [
    `${compared} values compared`,
    ...(differences.length === 0
      ? [`. ${texts.none}`]
      : [
          `: ${formatCountOrNone(count('changed'))} changed, ${formatCountOrNone(count('appeared'))} new, ${formatCountOrNone(count('gone'))} removed.`,
        ]),
    ...(notRead.length > 0 ? [` ${texts.unasked(joinNames(notRead))}`] : []),
  ].join('')
}

const formatCountOrNone = (count: number) => (count === 0 ? 'none' : formatNumber(count))
