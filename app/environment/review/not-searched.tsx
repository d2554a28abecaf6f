import { AgencyNames } from '@/components/ui/agency-text'
import { Panel } from '@/components/ui/page/panel'
import { translate } from '@/lib/language/translate'
import { notSearched } from '@/lib/records/cleanup-site/describe'
import { officesOf } from './offices'
import { reviewTexts } from './review-texts'

export const NotSearched = ({ states }: { states: readonly string[] }) => (
  <Panel id="not-searched" title={reviewTexts.notSearched}>
    <p className="mb-2">{translate(notSearched)}</p>
    <ul>
      {officesOf(states).map(({ words, names, href }) => {
        const line = <AgencyNames text={words} names={names} />
        return <li key={words}>{href ? <a href={href}>{line}</a> : line}</li>
      })}
    </ul>
  </Panel>
)
