import { stateByCode } from '@/lib/geography/states'
import { defineTexts } from '@/lib/language/define-texts'
import { statePage } from '@/lib/records/cleanup-site/state-page'
import { responseCenter } from '../response-center'

interface OfficeLine {
  words: string
  names: readonly string[]
  href?: string
}

const texts = defineTexts('review.offices', {
  cleanup: (agency) => `${agency}: cleanup sites`,
  tanks: (agency) => `${agency}: storage tanks`,
  noPage: (state) => `We do not know a page for the lists of ${state}. Ask its environmental agency.`,
  spills: (agency) => `${agency}: spill reports`,
})

export const officesOf = (states: readonly string[]): OfficeLine[] => [
  ...states.flatMap((code): OfficeLine[] => {
    const page = statePage(code)
    if (!page) return [{ words: texts.noPage(stateByCode(code)?.name ?? code), names: [] }]
    return [
      { words: texts.cleanup(page.agency), names: [page.agency], href: page.cleanup },
      { words: texts.tanks(page.agency), names: [page.agency], href: page.tanks },
    ]
  }),
  { words: texts.spills(responseCenter.name), names: [responseCenter.name], href: responseCenter.href },
]
