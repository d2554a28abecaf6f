import { Panel } from '@/components/ui/page/panel'
import { notSearched } from '@/lib/records/cleanup-site/describe'
import { officesOf } from './offices'
import { reviewTexts } from './review-texts'

export const NotSearched = ({ states }: { states: readonly string[] }) => (
  <Panel id="not-searched" title={reviewTexts.notSearched}>
    <p className="mb-2">{notSearched}</p>
    <ul>
      {officesOf(states).map(({ words, href }) => (
        <li key={words}>{href ? <a href={href}>{words}</a> : words}</li>
      ))}
    </ul>
  </Panel>
)
