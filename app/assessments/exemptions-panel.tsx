import { Panel } from '@/components/ui/panel'
import type { Guidance } from '@/lib/appeal-guidance/guidance'
import { StatementList } from './statement-list'

const texts = {
  title: 'Exemptions to ask about',
  lead: 'By their official names, so that you can ask. Whether one is for you, only the office can say.',
  none: 'We have collected no names of exemptions for this place. Ask the office which there are.',
  how: 'How they are asked for',
}

export function ExemptionsPanel({ guidance: { exemptions, applying } }: { guidance: Guidance }) {
  return (
    <Panel id="exemptions" title={texts.title}>
      <p className="mb-3">{exemptions.length > 0 ? texts.lead : texts.none}</p>
      <StatementList items={exemptions} />
      {applying.length > 0 && (
        <>
          <h3 className="mb-2 text-lg font-semibold">{texts.how}</h3>
          <StatementList items={applying} />
        </>
      )}
    </Panel>
  )
}
