import { Panel } from '@/components/ui/page/panel'
import type { CheckedGuidance } from '../checked-guidance'
import { SaidBy } from '../statement-list'
import { OfficeName } from '../values/appeal-stages'
import { DaysLeftFields } from './days-left'

const texts = {
  title: 'Your time to appeal',
  paper: 'The last day is on your notice.',
  unsure: 'We have not confirmed its rule.',
  event: 'What starts it:',
  ask: 'Ask',
}

interface Props {
  /** Key of the home, and its one-line name. */
  property: string
  home: string
  guidance: CheckedGuidance | undefined
}

export function TimePanel({ property, home, guidance }: Props) {
  const first = guidance?.stages[0]
  const office = first?.ask[0]
  // The source of the rule links to the same page.
  const isLinked = office?.url !== undefined && first?.deadline?.rule.source.url === office.url
  return (
    <Panel id="time" title={texts.title}>
      <DaysLeftFields property={property} home={home} />
      <p className="mb-3 hidden noscript:block print:block">{texts.paper}</p>
      {first && (
        <p>
          {first.body}: {first.deadline ? first.deadline.rule.text : texts.unsure}
        </p>
      )}
      {first?.deadline && (
        <p>
          {texts.event} {first.deadline.event.text}
        </p>
      )}
      {first?.deadline && <SaidBy statement={first.deadline.rule} />}
      {office && !isLinked && (
        <p>
          {texts.ask}: <OfficeName office={office} />.
        </p>
      )}
    </Panel>
  )
}
