import { Streamed } from '@/app/_lib/answer/streamed'
import { readingScope } from '@/app/_lib/read/reading-scope'
import { PanelFoot } from '@/components/provenance/provenance'
import { Panel } from '@/components/ui/page/panel'
import { areaOf } from '@/lib/geography/geo'
import { defineTexts } from '@/lib/language/define-texts'
import type { HomeSelection } from '../fetch-home'
import { fetchLot, hasLot } from './fetch-lot'
import type { HomePermits } from './home-permits'
import { finishedPermits, unreadFeeds } from './permits-in'
import { lotQuestions, permitQuestions } from './record-questions'

const MOST_QUESTIONS = 4

const texts = defineTexts('find.record-part', {
  title: 'Is the record right?',
  lead: 'We compare the record with other public sources. A difference is a question to you, not an error of the office.',
  none: 'We found no difference to ask you about.',
  noArea: 'The roll has no lot area in square feet, so we could not compare it with the outline.',
  noLot: 'We could not measure the outline of the lot.',
  noPermits: (city: string) => `We could not read all permits of ${city}, so one may be missing.`,
})

interface Props {
  home: HomeSelection
  permits: HomePermits | undefined
}

export function RecordPart({ home, permits }: Props) {
  if (readingScope().replay || (!hasLot(home) && !permits)) return null
  const later = Promise.all([fetchLot(home), permits?.later])
  return (
    <Panel id="right" title={texts.title}>
      <p className="mb-2">{texts.lead}</p>
      <Streamed later={later}>
        <Questions home={home} permits={permits} later={later} />
      </Streamed>
    </Panel>
  )
}

interface QuestionsProps extends Props {
  later: Promise<[Awaited<ReturnType<typeof fetchLot>>, Awaited<HomePermits['later']> | undefined]>
}

async function Questions({ home, permits, later }: QuestionsProps) {
  const [lot, answer] = await later
  const { area, areaUnit, yearBuilt } = home.property
  const isMeasured = area !== null && area > 0 && areaUnit === 'square feet'
  const aboutLot = lot && isMeasured ? lotQuestions(area, areaOf(lot.outline)) : undefined
  const finished =
    permits && answer?.ok
      ? finishedPermits(answer.data, { to: permits.years.to, built: Number(yearBuilt) || null })
      : []
  const questions = [
    ...(aboutLot?.isQuestion ? [aboutLot.text] : []),
    ...permitQuestions(finished, permits?.city ?? ''),
  ].slice(0, MOST_QUESTIONS)
  const isPart = answer !== undefined && (!answer.ok || unreadFeeds(answer.data).length > 0)
  return (
    <>
      {questions.length > 0 && (
        <ul className="mb-2 grid list-disc gap-1 pl-6">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      )}
      {aboutLot && !aboutLot.isQuestion && <p>{aboutLot.text}</p>}
      {lot && !isMeasured && <p>{texts.noArea}</p>}
      {hasLot(home) && !lot && <p className="text-warn">{texts.noLot}</p>}
      {permits && isPart && <p className="text-warn">{texts.noPermits(permits.city)}</p>}
      {questions.length === 0 && !aboutLot && !isPart && !hasLot(home) && <p>{texts.none}</p>}
      <PanelFoot metas={[...(lot ? [lot.meta] : []), ...(answer?.ok ? [answer.meta] : [])]} />
    </>
  )
}
