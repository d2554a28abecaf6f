import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { Streamed } from '@/app/_lib/answer/streamed'
import { stateOfProblem } from '@/components/provenance/problem-advice'
import { PanelFoot } from '@/components/provenance/provenance'
import { RecordFacts } from '@/components/records/record-facts'
import { Panel } from '@/components/ui/page/panel'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { FloodFileSection, RecordFactGroup } from './file-part'

const texts = defineTexts('flood-file.part-panel', {
  others: 'The other parts of this file come from other requests and are not affected.',
})

interface Props {
  parts: readonly Promise<FloodFileSection>[]
  retry: string
}

export const LateParts = ({ parts, retry }: Props) =>
  parts.map((later, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The list of parts never changes.
    <Streamed key={index} later={later}>
      <LatePart later={later} retry={retry} />
    </Streamed>
  ))

async function LatePart({ later, retry }: { later: Promise<FloodFileSection>; retry: string }) {
  return <PartPanel part={await later} retry={retry} />
}

export async function PathPanels({ later, retry }: { later: Promise<FloodFileSection[]>; retry: string }) {
  return (await later).map((part) => <PartPanel key={part.id} part={part} retry={retry} />)
}

function PartPanel({ part, retry }: { part: FloodFileSection; retry: string }) {
  const { id, title, sentence, groups = [], lines = [], items = [], caveats = [], metas, problem } = part
  if (problem)
    return (
      <Panel id={id} title={title} state={stateOfProblem(problem)}>
        <ProblemNotice problem={problem} stillStands={texts.others} retry={retry} />
      </Panel>
    )
  return (
    <Panel id={id} title={title}>
      {sentence && <p className="mb-3 text-lg font-semibold text-pretty">{translate(sentence)}</p>}
      {lines.map((line) => (
        <p key={line} className="mb-2">
          {translate(line)}
        </p>
      ))}
      {groups.map((group) => (
        <Group key={`${group.title} ${JSON.stringify(group.facts)}`} group={group} />
      ))}
      {items.length > 0 && (
        <ul className="mb-3 list-disc pl-6">
          {items.map(({ text, link }) => (
            <li key={text} className="mb-1">
              {translate(text)}
              {link && (
                <>
                  {' '}
                  <a href={link.href}>{translate(link.label)}</a>.
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <PanelFoot metas={metas} caveats={caveats} />
    </Panel>
  )
}

const Group = ({ group: { title, facts } }: { group: RecordFactGroup }) => (
  <section className="mb-3">
    {title && <h3 className="mb-1 font-semibold">{translate(title)}</h3>}
    <RecordFacts facts={facts} />
  </section>
)
