import { Panel } from '@/components/ui/page/panel'
import { stateByCode } from '@/lib/geography/states'
import { notSearched } from '@/lib/records/cleanup-site/describe'
import { statePage } from '@/lib/records/cleanup-site/state-page'

const texts = {
  title: 'Not searched, and whom to ask',
  cleanup: (agency: string) => `${agency}: cleanup sites`,
  tanks: (agency: string) => `${agency}: storage tanks`,
  noPage: (state: string) => `We do not know a page for the lists of ${state}. Ask its environmental agency.`,
  spills: 'National Response Center: spill reports',
}

export const NotSearched = ({ states }: { states: readonly string[] }) => (
  <Panel id="not-searched" title={texts.title}>
    <p className="mb-2">{notSearched}</p>
    <ul>
      {states.map((code) => (
        <StateLinks key={code} code={code} />
      ))}
      <li>
        <a href="https://nrc.uscg.mil/">{texts.spills}</a>
      </li>
    </ul>
  </Panel>
)

function StateLinks({ code }: { code: string }) {
  const page = statePage(code)
  if (!page) return <li>{texts.noPage(stateByCode(code)?.name ?? code)}</li>
  return (
    <>
      <li>
        <a href={page.cleanup}>{texts.cleanup(page.agency)}</a>
      </li>
      <li>
        <a href={page.tanks}>{texts.tanks(page.agency)}</a>
      </li>
    </>
  )
}
