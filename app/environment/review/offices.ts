import { stateByCode } from '@/lib/geography/states'
import { statePage } from '@/lib/records/cleanup-site/state-page'
import { responseCenter } from '../response-center'

interface OfficeLine {
  words: string
  href?: string
}

const texts = {
  cleanup: (agency: string) => `${agency}: cleanup sites`,
  tanks: (agency: string) => `${agency}: storage tanks`,
  noPage: (state: string) => `We do not know a page for the lists of ${state}. Ask its environmental agency.`,
  spills: `${responseCenter.name}: spill reports`,
}

export const officesOf = (states: readonly string[]): OfficeLine[] => [
  ...states.flatMap((code): OfficeLine[] => {
    const page = statePage(code)
    if (!page) return [{ words: texts.noPage(stateByCode(code)?.name ?? code) }]
    return [
      { words: texts.cleanup(page.agency), href: page.cleanup },
      { words: texts.tanks(page.agency), href: page.tanks },
    ]
  }),
  { words: texts.spills, href: responseCenter.href },
]
