import { Streamed } from '@/app/_lib/answer/streamed'
import { Provenance } from '@/components/provenance/provenance'
import { Fold } from '@/components/ui/page/fold'
import type { AppealBody, AppealOutcomeCounts } from '@/connectors/us-assessment-evidence/public'
import type { Result } from '@/lib/connector/result'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { describeOutcome } from './describe-outcome'
import type { HomeAppealOutcomes } from './fetch-outcomes'

const texts = defineTexts('find.outcomes-part', {
  title: 'How appeals ended in your township',
  lead: (propertyClass: string, township: string) =>
    `Homes of class ${propertyClass} in ${township}. These are counts of appeals. They do not say how yours will end.`,
  none: (year: number) =>
    `Fewer than ten appeals have been decided for ${year} and the year after, so there is no count.`,
  failed: (why: string) => `We could not count these appeals. ${why}`,
  bodies: { assessor: 'Cook County Assessor', board: 'Cook County Board of Review' },
})

const formatClass = (code: string) => code.replace(/^(.)/, '$1-')

export const OutcomesPart = (outcomes: HomeAppealOutcomes) => (
  <Fold id="outcomes" title={texts.title}>
    <p className="mb-3">{texts.lead(formatClass(outcomes.propertyClass), outcomes.township)}</p>
    <Streamed later={outcomes.later}>
      <Outcomes {...outcomes} />
    </Streamed>
  </Fold>
)

async function Outcomes({ later }: HomeAppealOutcomes) {
  const { assessor, board } = await later
  return (
    <>
      <BodyOutcomes body="assessor" answer={assessor} />
      <BodyOutcomes body="board" answer={board} />
    </>
  )
}

function BodyOutcomes({ body, answer }: { body: AppealBody; answer: Result<AppealOutcomeCounts> }) {
  const id = `outcomes-${body}`
  return (
    <section aria-labelledby={id} className="mb-4">
      <h3 id={id} className="font-semibold">
        {answer.ok ? `${texts.bodies[body]}, ${answer.data.year}` : texts.bodies[body]}
      </h3>
      {answer.ok ? (
        <>
          {answer.data.records.length === 0 && <p>{texts.none(answer.data.year)}</p>}
          {answer.data.records.map((record) => (
            <p key={record.kind}>{describeOutcome(record)}</p>
          ))}
          <Provenance meta={answer.meta} caveats={answer.data.caveats} />
        </>
      ) : (
        <p className="text-warn">{texts.failed(translate(answer.error.message))}</p>
      )}
    </section>
  )
}
